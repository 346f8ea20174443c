/** The people in the client book, all invented, with invented companies and domain names that lead to nobody. */

export interface Person {
  readonly name: string;
  /** Empty for a private person. */
  readonly company: string;
}

const rows: readonly string[] = [
  "Amara Okafor|Okafor & Lane",
  "Benedikt Hauser|Hauser Maschinenbau",
  "Camille Laurent|Atelier Laurent",
  "Daniel Whitfield|Whitfield Capital",
  "Elena Petrova|Northlight Media",
  "Farid Haddad|",
  "Grace Lindqvist|Lindqvist Shipping",
  "Hiroshi Tanabe|Tanabe Optics",
  "Isabel Moreno|Moreno Vineyards",
  "Jonas Ekberg|Ekberg Robotics",
  "Katherine Doyle|Doyle & Partners",
  "Luca Bianchi|Bianchi Design",
  "Mei-Ling Zhao|Zhao Biotech",
  "Nathaniel Brooks|Brooks Foundation",
  "Olivia Sandoval|Sandoval Energy",
  "Priya Raman|Raman Analytics",
  "Quentin Marsh|Marsh Racing",
  "Rosalind Achterberg|",
  "Samuel Adeyemi|Adeyemi Logistics",
  "Theresa Novak|Novak Pharma",
  "Umberto Ricci|Ricci Marmi",
  "Valerie Chen|Harborview Hotels",
  "Winston Clarke|Clarke Sports",
  "Yasmin El-Sayed|Delta Textiles",
];

/** All clients except the first. */
export const people: readonly Person[] = rows.map((row) => {
  const [name = "", company = ""] = row.split("|");
  return { name, company };
});

/** Names of streets and independent hotels in the style of a country. Invented or everyday words; no real address. */

/** The naming style of one language. `{n}` is the house number, `{s}` the street's name. */
export interface Locality {
  readonly addressPattern: string;
  readonly streets: readonly string[];
  /** Full names of independent hotels. A city uses each at most once. */
  readonly houses: readonly string[];
}

const locality = (addressPattern: string, streets: string, houses: string): Locality => ({
  addressPattern,
  streets: streets.split(", "),
  houses: houses.split(", "),
});

const english = locality(
  "{n} {s} Street",
  "Alder, Cobbler, Foundry, Granary, Harvest, Lantern, Linden, Mercer, Orchard, Quarry, Saddler, Tannery, Weaver, Willow",
  "The Copper Heron, Lanternlight House, The Quiet Finch, Saddlers Yard Hotel, The Ninth Gable, Hollin House, The Paper Kite, " +
    "Orchard & Vine Hotel, The Blue Kettle, Tannery Lofts, The Wren and Barley, Millwright House",
);
const french = locality(
  "{n} rue {s}",
  "de la Lanterne, des Tonneliers, du Verger, des Cordiers, du Vieux Puits, de la Tannerie, des Glycines, du Colombier, des Vanniers, de l'Aubier",
  "Hôtel des Glycines, Hôtel du Colombier, La Maison Valserine, Hôtel Merlange, Le Petit Tonnelier, Hôtel de l'Aubier, " +
    "La Villa Corentine, Hôtel du Vieux Puits, Maison Sauvagel, Le Jardin Vermeil",
);
const german = locality(
  "{s} {n}",
  "Lindengasse, Gerberweg, Kornhausstraße, Laternengasse, Obstgartenweg, Sattlerstraße, Weberplatz, Ziegelgasse, Brunnenweg, Erlenstraße",
  "Hotel Lindenhof am Weber, Gasthof Zur Laterne, Hotel Erlenblick, Haus Kornfeld, Hotel Goldammer, Pension Ziegelhof, " +
    "Hotel Brunnenmeister, Hotel Silberweide, Stadthotel Falkenau, Hotel Sattlerhaus",
);
const spanish = locality(
  "Calle {s} {n}",
  "del Farol, de los Curtidores, del Almendro, de la Noria, del Molino Viejo, de los Alfareros, del Naranjal, de la Encina, del Tejar, de la Alameda",
  "Hotel Casa del Farol, Hostal La Noria, Hotel Almendralia, Posada del Tejar, Hotel Encina Real, Casa Naranjal, " +
    "Hotel Patio Alfarero, Hotel Molino Sereno, Hostal Buenluz, Hotel Valdoria",
);
const italian = locality(
  "Via {s} {n}",
  "del Lanternino, dei Cordai, del Melograno, della Fornace, dei Vasai, del Noceto, delle Ginestre, del Pozzo Antico, dei Tintori, dell'Olmo",
  "Albergo del Melograno, Hotel Valdirosa, Locanda dei Vasai, Hotel Ginestra, Palazzo Fornarina, Albergo Noceto, " +
    "Hotel Corte dell'Olmo, Residenza Belmarino, Locanda Pozzo Antico, Hotel Serafiore",
);
const portuguese = locality(
  "Rua {s} {n}",
  "do Lampião, dos Oleiros, da Amendoeira, do Moinho, das Laranjeiras, dos Tanoeiros, da Nora, do Pinhal, das Olarias, do Sobreiro",
  "Pousada do Lampião, Hotel Amendoal, Casa dos Oleiros, Hotel Sobreiral, Pensão Moinho Branco, Hotel Laranjal, " +
    "Casa da Nora, Hotel Pinhal Sereno, Hotel Marévia, Solar das Olarias",
);
const dutch = locality(
  "{s} {n}",
  "Lantaarnstraat, Kuiperskade, Boomgaardlaan, Wevershof, Molenpad, Touwslagersgracht, Wilgenlaan, Zadelstraat, Pottenbakkersteeg, Elzenlaan",
  "Hotel De Lantaarn, Hotel Wilgenhof, Herberg De Kuiper, Hotel Blauwe Reiger, Hotel Elzenburg, Huis Boomgaard, " +
    "Hotel Touwslager, Hotel De Vier Molens",
);
const swedish = locality(
  "{s} {n}",
  "Lyktgatan, Björkvägen, Vävargatan, Kvarngatan, Garvaregatan, Fiskegränd, Lindallén, Sadelvägen, Alvägen, Krukgatan",
  "Hotell Lyktan, Hotel Björkhus, Hotell Fiskgjusen, Hotel Norrsken & Sol, Hotell Kvarnen, Hotel Alvik Hus, Hotell Vävaren, Hotel Tärnan",
);
const danish = locality(
  "{s} {n}",
  "Lygtegade, Birkevej, Vævergade, Møllestræde, Garvergade, Fiskerstræde, Lindeallé, Saddelmagergade, Ellevej, Pottemagergade",
  "Hotel Lygten, Hotel Birkehus, Hotel Fiskehejren, Møllegården Hotel, Hotel Ellekrog, Hotel Væveren, Pension Lindely, Hotel Blåmejsen",
);
const norwegian = locality(
  "{s} {n}",
  "Lyktegata, Bjørkeveien, Vevergata, Kvernveien, Garvergata, Fiskergata, Lindealleen, Salmakergata, Orevegen, Pottemakergata",
  "Hotell Lykten, Bjørkehuset Hotell, Hotell Fiskeørnen, Kverna Hotell, Hotell Orekroken, Hotell Veveren, Hotell Fjærholt, Hotell Blåmeisen",
);
const finnish = locality(
  "{s} {n}",
  "Lyhtykatu, Koivutie, Kutojankatu, Myllypolku, Nahkurinkatu, Kalastajankuja, Lehmuskatu, Satulatie, Leppäkuja, Savenvalajankatu",
  "Hotelli Lyhty, Hotelli Koivula, Sääksi Hotel, Hotelli Myllynkivi, Hotelli Leppäranta, Hotelli Kutoja, Hotelli Tiaislinna, Hotelli Sinisarka",
);
const icelandic = locality(
  "{s} {n}",
  "Ljósagata, Birkistígur, Vefaragata, Myllustígur, Garðavegur, Fiskislóðin, Lindargarður, Hnakkagata",
  "Hótel Ljósið, Gistihús Birki, Hótel Fálkahamar, Hótel Myllan, Hótel Lindarhús, Gistihús Vefarans",
);
const slavic = locality(
  "ul. {s} {n}",
  "Lipowa, Garncarska, Młynarska, Sadowa, Brzozowa, Latarnicza, Tkacka, Studzienna, Wierzbowa, Jarzębinowa",
  "Hotel Pod Latarnią, Hotel Jarzębina, Dom Garncarza, Hotel Brzozowy Gaj, Hotel Srebrna Lipa, Pension Sadowa, Hotel Zimorodek, Hotel Młynarz",
);
const greek = locality(
  "{n} Odos {s}",
  "Elaias, Amygdalias, Keramikon, Pefkou, Lychnarion, Anemomylou, Rodion, Platanou, Vrysis, Myrtias",
  "Hotel Amygdalia, Lychnari House, Hotel Asteriana, Pension Platanos, Hotel Myrtia Bay, Casa Anemos, Hotel Keramos, Hotel Rodia",
);
const turkish = locality(
  "{s} Sokak No. {n}",
  "Fener, Zeytin, Çınar, Değirmen, Bakırcı, Nar, Ihlamur, Kuyu, Çömlekçi, Badem",
  "Otel Fener Evi, Nar Konağı, Hotel Ihlamur, Çınaraltı Otel, Badem Konak, Hotel Değirmen, Zeytin Dalı Otel, Otel Bakırcı",
);
const arabic = locality(
  "{n} Al {s} Street",
  "Fanous, Nakheel, Zaytoun, Rumman, Yasmeen, Naseej, Fakhar, Waha, Lawz, Sidra",
  "Dar Al Fanous, Nakheel House Hotel, Qasr Sidra, Waha Crescent Hotel, Bayt Rumman, Yasmeen Court Hotel, Hotel Zaytouna, Dar Lawza",
);
const southAsian = locality(
  "{n} {s} Road",
  "Neem, Kumhar, Champak, Deepak, Bargad, Chandan, Gulmohar, Kachnar, Panghat, Saptaparni",
  "Hotel Gulmohar Court, The Neem Verandah, Kachnar House, Hotel Deepshree, Champak Palace Hotel, Hotel Saptaparni, The Brass Lotus, Panghat Inn",
);
const japanese = locality(
  "{n} {s}-dori",
  "Akari, Kawara, Tsubaki, Hinoki, Mizuguruma, Orimono, Kaede, Suzuran, Hotaru, Ume",
  "Hotel Akariya, Ryokan Tsubaki no Ie, Hotel Hinokimachi, Kaede Garden Hotel, Hotel Suzuran, Minshuku Hotaru, Hotel Mizuki Court, Umenoki Inn",
);
const chinese = locality(
  "{n} {s} Road",
  "Denglong, Guihua, Meilin, Taoci, Liushu, Shuiche, Zhulin, Yinxing, Heping Xi, Furong",
  "Denglong Garden Hotel, Guihua Court Hotel, Hotel Yinxing, Zhulin House, Furong River Hotel, Hotel Liushu, The Porcelain Crane, Meilin Inn",
);
const southEastAsian = locality(
  "{n} {s} Road",
  "Pandan, Melati, Tembaga, Kenanga, Lotus Pond, Coconut Grove, Rattan, Lantern, Mangosteen, Cempaka",
  "The Pandan House, Hotel Kenanga, Mangosteen Court, The Rattan Hotel, Cempaka Garden Hotel, Hotel Melati Indah, The Paper Lantern, Lotus Pond House",
);

const localityOfCountries: readonly (readonly [countries: string, locality: Locality])[] = [
  ["FR BE MC LU SN CI MA TN DZ RE GP MQ PF NC MU", french],
  ["DE AT CH LI", german],
  ["ES MX AR CL CO PE EC UY PY BO VE CR PA GT SV HN NI DO CU PR", spanish],
  ["IT SM MT", italian],
  ["PT BR AO MZ CV", portuguese],
  ["NL CW AW SR SX", dutch],
  ["SE", swedish],
  ["DK FO GL", danish],
  ["NO", norwegian],
  ["FI EE", finnish],
  ["IS", icelandic],
  ["PL CZ SK SI HR RS BA ME MK BG UA BY RU LT LV", slavic],
  ["GR CY", greek],
  ["TR AZ", turkish],
  ["AE SA QA BH KW OM JO LB EG IQ LY SD YE", arabic],
  ["IN NP BD LK PK", southAsian],
  ["JP", japanese],
  ["CN TW HK MO", chinese],
  ["TH MY ID SG PH VN KH LA MM BN MV", southEastAsian],
];

const localityOfCountry: ReadonlyMap<string, Locality> = new Map(
  localityOfCountries.flatMap(([countries, manner]) =>
    countries.split(" ").map((country) => [country, manner] as const),
  ),
);

/** District names that a chain adds to its brand, so that two hotels of one brand can be told apart. */
export const cityDistricts: readonly string[] = [
  "Downtown",
  "Central Station",
  "Riverside",
  "City Park",
  "Museum Quarter",
  "University",
  "Market Square",
  "Exhibition Centre",
  "Northgate",
  "Business District",
  "Opera",
  "Southside",
  "Garden Quarter",
  "West End",
];

/** District names for holiday destinations. */
export const holidayDistricts: readonly string[] = [
  "Promenade",
  "Marina",
  "Old Town",
  "Sunset Bay",
  "Garden Quarter",
  "Harbour",
  "Palm Grove",
  "Lighthouse Point",
  "Centre",
  "Coral Shore",
  "Hillside",
  "Market Square",
];

/** The naming style of a country; English for a country that is not listed. */
export const localityOf = (country: string): Locality => localityOfCountry.get(country) ?? english;

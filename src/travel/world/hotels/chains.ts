/** The hotel chains of this world. All are invented, because a real name with an invented price would mislead. */

/** A brand of a chain: its name, and the star ratings of its hotels. */
export interface HotelBrand {
  readonly name: string;
  readonly stars: readonly number[];
  /** Whether it exists only at holiday destinations. */
  readonly resort: boolean;
}

export interface HotelChain {
  readonly code: string;
  readonly name: string;
  readonly brands: readonly HotelBrand[];
  readonly fictional: true;
}

/** All chains with their brands, for reference lists and for hotel names. */
export const hotelChains: readonly HotelChain[] = [
  {
    code: "AV",
    name: "Aldervane Hotels",
    brands: [
      { name: "The Aldervane", stars: [5], resort: false },
      { name: "Aldervane Court", stars: [4], resort: false },
      { name: "Aldervane Lagoon Resort", stars: [4, 5], resort: true },
    ],
    fictional: true,
  },
  {
    code: "BK",
    name: "Brightkeel Group",
    brands: [
      { name: "Brightkeel", stars: [3, 4], resort: false },
      { name: "Brightkeel Pocket", stars: [2], resort: false },
      { name: "Brightkeel Stay", stars: [3], resort: false },
    ],
    fictional: true,
  },
  {
    code: "CO",
    name: "Corvessa International",
    brands: [
      { name: "Corvessa Plaza", stars: [4, 5], resort: false },
      { name: "Corvessa Garden", stars: [3, 4], resort: false },
    ],
    fictional: true,
  },
  {
    code: "DM",
    name: "Dormelo",
    brands: [{ name: "Dormelo Rooms", stars: [1, 2], resort: false }],
    fictional: true,
  },
  {
    code: "LQ",
    name: "Lumiquill Hotels",
    brands: [
      { name: "Lumiquill House", stars: [4], resort: false },
      { name: "Lumiquill Grand", stars: [5], resort: false },
    ],
    fictional: true,
  },
  {
    code: "SR",
    name: "Sandrowe Resorts",
    brands: [
      { name: "Sandrowe Beach Club", stars: [3, 4], resort: true },
      { name: "Sandrowe Reserve", stars: [5], resort: true },
    ],
    fictional: true,
  },
  {
    code: "WF",
    name: "Wayfennel Inns",
    brands: [
      { name: "Wayfennel Inn", stars: [2, 3], resort: false },
      { name: "Wayfennel Basic", stars: [1], resort: false },
    ],
    fictional: true,
  },
];

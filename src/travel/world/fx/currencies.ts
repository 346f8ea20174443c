/**
 * The currencies of the countries in this world, and their rates. The rates are the world's own: close to those of 2026 and the same on
 * every day, so that an answer depends only on its question. Each currency also has an older, rounder rate, for a caller that can ask no
 * service; the difference shows that it was used.
 */

export interface Currency {
  readonly code: string;
  readonly name: string;
  /** The number of decimals in its prices. */
  readonly decimals: 0 | 2 | 3;
  /** US dollars for one unit, as a decimal number in text. */
  readonly usdRate: string;
  readonly fallbackUsdRate: string;
}

type Row = readonly [
  code: string,
  name: string,
  countries: string,
  decimals: 0 | 2 | 3,
  usdRate: string,
  fallbackUsdRate: string,
];

const rows: readonly Row[] = [
  ["AED", "United Arab Emirates Dirham", "AE", 2, "0.2723", "0.2720"],
  ["AFN", "Afghan Afghani", "AF", 2, "0.0144", "0.0140"],
  ["ALL", "Albanian Lek", "AL", 2, "0.0112", "0.0110"],
  ["AMD", "Armenian Dram", "AM", 2, "0.0026", "0.0025"],
  ["AOA", "Angolan Kwanza", "AO", 2, "0.0011", "0.0010"],
  ["ARS", "Argentine Peso", "AR", 2, "0.0007", "0.0008"],
  ["AUD", "Australian Dollar", "AU", 2, "0.6541", "0.6500"],
  ["AWG", "Aruban Florin", "AW", 2, "0.5587", "0.5600"],
  ["AZN", "Azerbaijani Manat", "AZ", 2, "0.5882", "0.5900"],
  ["BBD", "Barbadian Dollar", "BB", 2, "0.5", "0.5"],
  ["BDT", "Bangladeshi Taka", "BD", 2, "0.0082", "0.0080"],
  ["BHD", "Bahraini Dinar", "BH", 3, "2.6596", "2.6500"],
  ["BOB", "Bolivian Boliviano", "BO", 2, "0.1447", "0.1400"],
  ["BRL", "Brazilian Real", "BR", 2, "0.1856", "0.1800"],
  ["BSD", "Bahamian Dollar", "BS", 2, "1", "1"],
  ["CAD", "Canadian Dollar", "CA", 2, "0.7214", "0.7200"],
  ["CDF", "Congolese Franc", "CD", 2, "0.00045", "0.0004"],
  ["CHF", "Swiss Franc", "CH", 2, "1.1687", "1.1600"],
  ["CLP", "Chilean Peso", "CL", 0, "0.00106", "0.0010"],
  ["CNY", "Chinese Renminbi Yuan", "CN", 2, "0.1402", "0.1400"],
  ["COP", "Colombian Peso", "CO", 2, "0.000251", "0.00025"],
  ["CRC", "Costa Rican Colon", "CR", 2, "0.00198", "0.0020"],
  ["CUP", "Cuban Peso", "CU", 2, "0.0417", "0.0400"],
  ["CVE", "Cape Verdean Escudo", "CV", 2, "0.00992", "0.0099"],
  ["CZK", "Czech Koruna", "CZ", 2, "0.0446", "0.0440"],
  ["DKK", "Danish Krone", "DK", 2, "0.1466", "0.1460"],
  ["DOP", "Dominican Peso", "DO", 2, "0.0159", "0.0160"],
  ["DZD", "Algerian Dinar", "DZ", 2, "0.0077", "0.0075"],
  ["EGP", "Egyptian Pound", "EG", 2, "0.0206", "0.0200"],
  ["ETB", "Ethiopian Birr", "ET", 2, "0.0068", "0.0070"],
  ["EUR", "Euro", "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK", 2, "1.0942", "1.0900"],
  ["FJD", "Fijian Dollar", "FJ", 2, "0.4389", "0.4400"],
  ["GBP", "British Pound", "GB", 2, "1.2876", "1.2800"],
  ["GEL", "Georgian Lari", "GE", 2, "0.3672", "0.3700"],
  ["GHS", "Ghanaian Cedi", "GH", 2, "0.0913", "0.0900"],
  ["GTQ", "Guatemalan Quetzal", "GT", 2, "0.1304", "0.1300"],
  ["HKD", "Hong Kong Dollar", "HK", 2, "0.1284", "0.1280"],
  ["HUF", "Hungarian Forint", "HU", 2, "0.00281", "0.0028"],
  ["IDR", "Indonesian Rupiah", "ID", 2, "0.0000607", "0.000060"],
  ["ILS", "Israeli New Shekel", "IL", 2, "0.2981", "0.3000"],
  ["INR", "Indian Rupee", "IN", 2, "0.0113", "0.0110"],
  ["IRR", "Iranian Rial", "IR", 2, "0.0000238", "0.000024"],
  ["ISK", "Icelandic Krona", "IS", 0, "0.00791", "0.0079"],
  ["JMD", "Jamaican Dollar", "JM", 2, "0.0062", "0.0062"],
  ["JOD", "Jordanian Dinar", "JO", 3, "1.4104", "1.4100"],
  ["JPY", "Japanese Yen", "JP", 0, "0.00668", "0.0067"],
  ["KES", "Kenyan Shilling", "KE", 2, "0.0077", "0.0077"],
  ["KHR", "Cambodian Riel", "KH", 2, "0.000249", "0.00025"],
  ["KRW", "South Korean Won", "KR", 0, "0.000712", "0.00071"],
  ["KWD", "Kuwaiti Dinar", "KW", 3, "3.2595", "3.2500"],
  ["KZT", "Kazakhstani Tenge", "KZ", 2, "0.00191", "0.0019"],
  ["LBP", "Lebanese Pound", "LB", 2, "0.0000112", "0.000011"],
  ["LKR", "Sri Lankan Rupee", "LK", 2, "0.0033", "0.0033"],
  ["MAD", "Moroccan Dirham", "MA", 2, "0.1087", "0.1080"],
  ["MKD", "Macedonian Denar", "MK", 2, "0.0178", "0.0177"],
  ["MMK", "Myanmar Kyat", "MM", 2, "0.000476", "0.00048"],
  ["MNT", "Mongolian Togrog", "MN", 2, "0.000279", "0.00028"],
  ["MOP", "Macanese Pataca", "MO", 2, "0.1247", "0.1240"],
  ["MUR", "Mauritian Rupee", "MU", 2, "0.0219", "0.0220"],
  ["MVR", "Maldivian Rufiyaa", "MV", 2, "0.0649", "0.0650"],
  ["MXN", "Mexican Peso", "MX", 2, "0.0543", "0.0540"],
  ["MYR", "Malaysian Ringgit", "MY", 2, "0.2419", "0.2400"],
  ["NAD", "Namibian Dollar", "NA", 2, "0.0573", "0.0570"],
  ["NGN", "Nigerian Naira", "NG", 2, "0.000689", "0.00069"],
  ["NOK", "Norwegian Krone", "NO", 2, "0.0986", "0.0980"],
  ["NPR", "Nepalese Rupee", "NP", 2, "0.00706", "0.0070"],
  ["NZD", "New Zealand Dollar", "NZ", 2, "0.5794", "0.5800"],
  ["OMR", "Omani Rial", "OM", 3, "2.6008", "2.6000"],
  ["PEN", "Peruvian Sol", "PE", 2, "0.2967", "0.2900"],
  ["PGK", "Papua New Guinean Kina", "PG", 2, "0.2361", "0.2400"],
  ["PHP", "Philippine Peso", "PH", 2, "0.0171", "0.0170"],
  ["PKR", "Pakistani Rupee", "PK", 2, "0.00354", "0.0035"],
  ["PLN", "Polish Zloty", "PL", 2, "0.2571", "0.2560"],
  ["PYG", "Paraguayan Guarani", "PY", 0, "0.000142", "0.00014"],
  ["QAR", "Qatari Riyal", "QA", 2, "0.2747", "0.2740"],
  ["RON", "Romanian Leu", "RO", 2, "0.2151", "0.2150"],
  ["RSD", "Serbian Dinar", "RS", 2, "0.00934", "0.0093"],
  ["RUB", "Russian Ruble", "RU", 2, "0.0123", "0.0120"],
  ["RWF", "Rwandan Franc", "RW", 0, "0.000688", "0.00069"],
  ["SAR", "Saudi Riyal", "SA", 2, "0.2667", "0.2660"],
  ["SEK", "Swedish Krona", "SE", 2, "0.1013", "0.1000"],
  ["SGD", "Singapore Dollar", "SG", 2, "0.7736", "0.7700"],
  ["THB", "Thai Baht", "TH", 2, "0.0309", "0.0310"],
  ["TND", "Tunisian Dinar", "TN", 3, "0.3414", "0.3400"],
  ["TRY", "Turkish Lira", "TR", 2, "0.0235", "0.0240"],
  ["TTD", "Trinidad and Tobago Dollar", "TT", 2, "0.1474", "0.1470"],
  ["TWD", "New Taiwan Dollar", "TW", 2, "0.0321", "0.0320"],
  ["TZS", "Tanzanian Shilling", "TZ", 2, "0.000407", "0.00041"],
  ["UAH", "Ukrainian Hryvnia", "UA", 2, "0.0237", "0.0240"],
  ["UGX", "Ugandan Shilling", "UG", 0, "0.000279", "0.00028"],
  ["UYU", "Uruguayan Peso", "UY", 2, "0.0251", "0.0250"],
  ["UZS", "Uzbekistan Som", "UZ", 2, "0.0000829", "0.000083"],
  ["VES", "Venezuelan Bolivar", "VE", 2, "0.00431", "0.0043"],
  ["VND", "Vietnamese Dong", "VN", 0, "0.0000381", "0.000038"],
  ["WST", "Samoan Tala", "WS", 2, "0.3588", "0.3600"],
  ["XOF", "West African Franc", "CI SN", 0, "0.00167", "0.0017"],
  ["XPF", "French Pacific Franc", "PF", 0, "0.00917", "0.0092"],
  ["ZAR", "South African Rand", "ZA", 2, "0.0573", "0.0570"],
  ["ZWG", "Zimbabwe Gold", "ZW", 2, "0.0373", "0.0370"],
];

const written = rows.map(([code, name, countries, decimals, usdRate, fallbackUsdRate]) => ({
  countries: countries.split(" "),
  currency: { code, name, decimals, usdRate, fallbackUsdRate },
}));

/** The currency of the world's own prices, of countries that use the dollar, and of countries missing from the table above. */
export const dollar: Currency = {
  code: "USD",
  name: "United States Dollar",
  decimals: 2,
  usdRate: "1",
  fallbackUsdRate: "1",
};

/** All currencies, by code. */
export const currencies: readonly Currency[] = [...written.map((each) => each.currency), dollar].sort((left, right) =>
  left.code < right.code ? -1 : 1,
);

const currencyOfCode: ReadonlyMap<string, Currency> = new Map(currencies.map((each) => [each.code, each]));

/** The currency with an ISO 4217 code. */
export const currency = (code: string): Currency | undefined => currencyOfCode.get(code);

const currencyOf: ReadonlyMap<string, Currency> = new Map(
  written.flatMap((each) => each.countries.map((country) => [country, each.currency] as const)),
);

/** The currency of prices in a country (ISO 3166-1 alpha-2). */
export const currencyOfCountry = (country: string): Currency => currencyOf.get(country) ?? dollar;

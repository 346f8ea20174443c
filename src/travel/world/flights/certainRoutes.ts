/**
 * Routes that exist regardless of the rules: those that examples and documented behaviour need, and well-known nonstops between large
 * airports. The carriers are invented; the routes are flown in reality.
 */

/**
 * A carrier, an airport that it flies from, and its destinations. Flight numbers are assigned in this order, so add new rows at the end.
 */
type Row = readonly [carrier: string, hub: string, others: string];

const examples: readonly Row[] = [
  ["XH", "JFK", "LAX"],
  ["U4", "SYD", "LAX"],
  ["Y4", "AKL", "HNL"],
  ["I6", "DEL", "KTM"],
  ["O0", "DUB", "SNN"],
  ["O5", "OSL", "BGO"],
  ["H0", "LCY", "RTM"],
  ["H0", "LHR", "JFK"],
  ["HL", "JFK", "LAX"],
  ["W0", "GRU", "LIS"],
  ["U0", "HNL", "OGG"],
  ["HL", "HNL", "OGG"],
  ["U0", "HNL", "KOA"],
  ["Z0", "KHI", "LHE ISB"],
  ["I1", "SCL", "AKL"],
  ["U4", "SYD", "JNB"],
  ["O5", "HEL", "TLL"],
  ["U1", "LIS", "RAI"],
  ["O4", "BTS", "ABV"],
];

const europe: readonly Row[] = [
  ["H0", "LHR", "FRA SFO GVA NBO EZE HAM MXP LIN ACC ISB MLE YVR SOF BAH CMB"],
  ["H0", "LGW", "AGP FAO ALC GVA MCO"],
  ["H0", "MAN", "PMI"],
  ["I0", "FRA", "LHR IAD GRU PMI CPT"],
  ["I0", "MUC", "ICN CPT"],
  ["I0", "VIE", "ZRH PRG SOF ZAG HAM"],
  ["I0", "ZRH", "HAM LAX SFO SIN"],
  ["I0", "BRU", "JFK IAD YUL"],
  ["I0", "DUS", "JFK AYT"],
  ["X0", "CDG", "NBO BEY TLV CAN EZE SCL"],
  ["X0", "NCE", "JFK"],
  ["Y1", "AMS", "MSP CPT KUL LTN"],
  ["U1", "MAD", "EZE HAV"],
  ["U1", "LIS", "GIG EWR LAD BOS"],
  ["V1", "FCO", "ORD EZE TLV"],
  ["V1", "ATH", "BEG TLV LCA SOF JFK"],
  ["V1", "TLV", "LCA"],
  ["O0", "STN", "DUB BGY"],
  ["O0", "DUB", "EDI"],
  ["O4", "WAW", "JFK VNO"],
  ["O4", "RIX", "TLL VNO"],
  ["O4", "OTP", "LTN"],
  ["O5", "CPH", "OSL KEF BGO JFK"],
  ["O5", "OSL", "TOS"],
  ["O5", "HEL", "NRT HKG BKK"],
];

const gulfAndSouthAsia: readonly Row[] = [
  ["XI", "IST", "GYD KHI CAI BEY TBS SFO"],
  [
    "Z0",
    "DXB",
    "KHI SFO SEA EWR MIA LAX IAH DFW IAD BOS BNE PER AKL COK MAA DAC LHE ISB CMB MLE CAI MRU MAN MCT IKA KTM AMM DMM",
  ],
  ["Z0", "AUH", "JFK LAX LHR COK ORD"],
  ["W1", "DOH", "LAX SFO IAH DFW IAD MEL PER AKL COK KTM KHI"],
  ["W1", "MCT", "LHR"],
  ["W1", "KWI", "CAI"],
  ["H9", "JED", "CGK KUL DAC JFK KHI AMM"],
  ["H9", "CAI", "JFK DXB BEY IST"],
  ["H9", "AMM", "DXB JFK"],
  ["I6", "DEL", "EWR SFO CMB DAC"],
  ["I6", "BOM", "EWR JFK CMB MLE NBO"],
  ["I6", "BLR", "SFO"],
  ["I6", "MAA", "CMB"],
  ["I6", "CCU", "DAC"],
  ["U5", "ALA", "TAS"],
];

const africa: readonly Row[] = [
  ["K1", "NBO", "LHR CDG JFK DAR EBB KGL ZNZ BOM"],
  ["K1", "ADD", "IAD CAN"],
  ["K1", "JNB", "LAD WDH ACC LOS"],
  ["K1", "CPT", "WDH"],
  ["X6", "ACC", "LOS ABJ LHR"],
  ["X5", "CMN", "JFK DSS ABJ YUL"],
];

const eastAsiaAndPacific: readonly Row[] = [
  ["Q7", "ICN", "JFK KIX ORD ATL HNL EWR DAD CEB TAO GUM TAS"],
  ["Y0", "KIX", "ICN TPE SIN"],
  ["Y0", "NRT", "JFK YVR BOS HNL GUM MEX"],
  ["Y0", "HND", "PEK JFK BOS"],
  ["O1", "SIN", "JFK EWR LAX SEA SFO PEN MLE JNB ZRH BCN POM"],
  ["Q1", "HKG", "JFK EWR BOS ORD DFW YYZ YVR AKL CEB"],
  ["Q1", "TPE", "OKA KIX JFK"],
  ["X7", "PEK", "JFK"],
  ["X7", "CAN", "SYD CDG JFK"],
  ["O9", "MNL", "LAX SFO JFK"],
  ["O9", "BKK", "PNH KTM DAC"],
  ["U4", "SYD", "DFW YVR NAN"],
  ["U4", "MEL", "LAX SFO DFW"],
  ["U4", "PER", "LHR"],
  ["U4", "BNE", "POM"],
  ["Y4", "AKL", "LAX IAH JFK ORD APW PPT DOH"],
  ["Y4", "NAN", "LAX HNL"],
];

const americas: readonly Row[] = [
  ["U0", "SFO", "LHR SIN MEL PPT TLV DUB BCN"],
  ["U0", "DEN", "NRT KEF"],
  ["U0", "EWR", "DEL TLV GRU JNB CPT PVG EDI"],
  ["U0", "IAH", "SYD EZE LOS"],
  ["U0", "IAD", "ACC DSS"],
  ["U0", "LAX", "SIN MEL"],
  ["U0", "GUM", "NRT HNL MNL"],
  ["XH", "JFK", "TLV DEL BRU JNB BGI POS"],
  ["XH", "MIA", "EZE KIN HAV NAS POS BGI AUA SJO GUA GYE CCS SDQ PUJ MBJ MVD LPB MAO"],
  ["XH", "BOS", "DUB KEF"],
  ["XH", "ORD", "DUB"],
  ["XH", "LAX", "AKL PVR DUB"],
  ["HL", "JFK", "TLV ATH NCE VCE"],
  ["HL", "ATL", "JNB ICN HND CPT"],
  ["HL", "LAX", "PPT"],
  ["X2", "DFW", "EZE LIM"],
  ["K0", "YYZ", "HKG MBJ BGI POS KIN"],
  ["K0", "YUL", "ALG CMN BRU"],
  ["K0", "YVR", "SYD PVG HKG NRT LHR"],
  ["W0", "GRU", "FRA SCL MVD LAD"],
  ["W0", "GIG", "LIS"],
  ["I1", "EZE", "MAD MIA SCL FCO BOG"],
  ["I1", "AEP", "MVD"],
  ["I1", "LIM", "PTY"],
  ["I1", "BOG", "UIO CUN"],
  ["Q0", "PTY", "HAV"],
];

/** All of them as carrier, hub and other end. */
export const certainRoutes: readonly (readonly [carrier: string, hub: string, other: string])[] = [
  ...examples,
  ...europe,
  ...gulfAndSouthAsia,
  ...africa,
  ...eastAsiaAndPacific,
  ...americas,
].flatMap(([carrier, hub, others]) => others.split(" ").map((other) => [carrier, hub, other] as const));

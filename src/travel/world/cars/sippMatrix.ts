/**
 * The matrix of the industry's codes for car classes (ACRISS, formerly SIPP), current edition, in which the letters for electric and hybrid
 * cars always mean air conditioning. A table only.
 */

/** The third letter: transmission and driven wheels. */
export interface SippTransmission {
  readonly transmission: "manual" | "automatic";
  readonly drive: "unspecified" | "4WD" | "AWD";
}

/** The fourth letter: fuel and air conditioning. */
export interface SippFuelAir {
  readonly fuel: string;
  readonly airConditioning: boolean;
}

/** Every letter with its meaning, by position. */
export interface SippMatrix {
  readonly category: Readonly<Record<string, string>>;
  readonly type: Readonly<Record<string, string>>;
  readonly transmission: Readonly<Record<string, SippTransmission>>;
  readonly fuelAir: Readonly<Record<string, SippFuelAir>>;
}

/** The whole matrix, for reference lists and for decoding. */
export const sippMatrix: SippMatrix = {
  category: {
    M: "Mini",
    N: "Mini Elite",
    E: "Economy",
    H: "Economy Elite",
    C: "Compact",
    D: "Compact Elite",
    I: "Intermediate",
    J: "Intermediate Elite",
    S: "Standard",
    R: "Standard Elite",
    F: "Full-size",
    G: "Full-size Elite",
    P: "Premium",
    U: "Premium Elite",
    L: "Luxury",
    W: "Luxury Elite",
    O: "Oversize",
    X: "Special",
  },
  type: {
    B: "2/3-door",
    C: "2/4-door",
    D: "4/5-door",
    W: "Wagon or estate",
    V: "Passenger van",
    L: "Limousine or saloon",
    S: "Sport",
    T: "Convertible",
    F: "SUV",
    J: "Open-air all-terrain",
    X: "Special",
    P: "Pick-up, single or extended cab",
    Q: "Pick-up, double cab",
    Z: "Special offer car",
    E: "Coupe",
    M: "Monospace",
    R: "Recreational vehicle",
    H: "Motor home",
    Y: "Two-wheel vehicle",
    N: "Roadster",
    G: "Crossover",
    K: "Commercial van or truck",
  },
  transmission: {
    M: { transmission: "manual", drive: "unspecified" },
    N: { transmission: "manual", drive: "4WD" },
    C: { transmission: "manual", drive: "AWD" },
    A: { transmission: "automatic", drive: "unspecified" },
    B: { transmission: "automatic", drive: "4WD" },
    D: { transmission: "automatic", drive: "AWD" },
  },
  fuelAir: {
    R: { fuel: "unspecified", airConditioning: true },
    N: { fuel: "unspecified", airConditioning: false },
    D: { fuel: "diesel", airConditioning: true },
    Q: { fuel: "diesel", airConditioning: false },
    H: { fuel: "hybrid", airConditioning: true },
    I: { fuel: "plug-in hybrid", airConditioning: true },
    E: { fuel: "electric", airConditioning: true },
    C: { fuel: "electric, long range", airConditioning: true },
    L: { fuel: "compressed gas", airConditioning: true },
    S: { fuel: "compressed gas", airConditioning: false },
    A: { fuel: "hydrogen", airConditioning: true },
    B: { fuel: "hydrogen", airConditioning: false },
    M: { fuel: "multi-fuel", airConditioning: true },
    F: { fuel: "multi-fuel", airConditioning: false },
    V: { fuel: "petrol", airConditioning: true },
    Z: { fuel: "petrol", airConditioning: false },
    U: { fuel: "ethanol", airConditioning: true },
    X: { fuel: "ethanol", airConditioning: false },
  },
};

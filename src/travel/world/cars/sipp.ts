/** Reads the four-letter codes by which the industry classifies rental cars. */
import { type SippFuelAir, type SippTransmission, sippMatrix } from "./sippMatrix.js";

export interface SippMeaning extends SippTransmission, SippFuelAir {
  readonly category: string;
  readonly type: string;
}

const categories = new Map(Object.entries(sippMatrix.category));
const types = new Map(Object.entries(sippMatrix.type));
const transmissions = new Map(Object.entries(sippMatrix.transmission));
const fuelsAndAir = new Map(Object.entries(sippMatrix.fuelAir));

/**
 * What a code means: `ICAR` is intermediate, 2/4-door, automatic, fuel unspecified, air-conditioned. Undefined for a code that
 * is not in the matrix.
 */
export const decodeSipp = (code: string): SippMeaning | undefined => {
  const category = categories.get(code.charAt(0));
  const type = types.get(code.charAt(1));
  const transmission = transmissions.get(code.charAt(2));
  const fuelAir = fuelsAndAir.get(code.charAt(3));
  if (code.length !== 4 || category === undefined || type === undefined) return undefined;
  return transmission === undefined || fuelAir === undefined
    ? undefined
    : { category, type, ...transmission, ...fuelAir };
};

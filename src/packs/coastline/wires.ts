/** Where requests to the two services go: over HTTP in live mode, to facades in this process in mock mode. It knows no request. */
import type { Settings } from "../../../generated/coastline/settings.js";
import type { Mode } from "../../config/mode.js";
import type { Faults } from "../../facade/faults/faults.js";
import { inProcessLine } from "../../facade/inProcess.js";
import type { FacadePlace, Vendor } from "../../facade/port.js";
import { createHttpLine, type Line } from "../../upstream/index.js";
import type { AmadeusCredentials } from "../../vendors/amadeus/token.js";

export type ServiceName = "amadeus" | "frankfurter";

export const serviceNames: readonly ServiceName[] = ["amadeus", "frankfurter"];

export interface Wire {
  readonly line: Line;
  readonly baseUrl: string;
  /** The address as shown to people. */
  readonly address: string;
}

export interface Wires {
  readonly mode: Mode;
  readonly credentials: AmadeusCredentials;
  readonly to: Readonly<Record<ServiceName, Wire>>;
  /** The lines of calls in one world, which replace the wires' own; empty in live mode. */
  readonly linesIn: (place: () => FacadePlace) => Partial<Record<ServiceName, Line>>;
  readonly close: () => void;
}

/** Placeholder credentials for the facade; they belong to no real account. */
const mockCredentials: AmadeusCredentials = { apiKey: "mock_coastline", apiSecret: "mock_coastline" };

/** A line that always fails: in mock mode each call must bring its own. */
const mockWire: Wire = {
  line: { exchange: () => Promise.reject(new Error("a call in mock mode has no line to its facade")) },
  baseUrl: "http://localhost",
  address: "in this process",
};

const mockWires = async (faults: Faults | undefined): Promise<Wires> => {
  const [amadeus, frankfurter] = await Promise.all([
    import("../../vendors/amadeus/facade/index.js"),
    import("../../vendors/frankfurter/facade/index.js"),
  ]);
  /** A facade answers for one instant, so each request gets its own line. */
  const lineTo = ({ vendor }: { readonly vendor: Vendor }, place: () => FacadePlace): Line => ({
    exchange: (request, signal) => inProcessLine(vendor, place(), faults).exchange(request, signal),
  });
  return {
    mode: "mock",
    credentials: mockCredentials,
    to: { amadeus: mockWire, frankfurter: mockWire },
    linesIn: (place) => ({ amadeus: lineTo(amadeus, place), frankfurter: lineTo(frankfurter, place) }),
    close: () => undefined,
  };
};

const liveWires = ({ amadeusApiKey, amadeusApiSecret, amadeusApiUrl, frankfurterApiUrl }: Settings): Wires => {
  // The configuration refuses live mode if one of these settings is missing.
  if (amadeusApiKey === null || amadeusApiSecret === null || amadeusApiUrl === null)
    throw new Error("live mode without its settings");
  const amadeus = createHttpLine({ baseUrl: amadeusApiUrl });
  const frankfurter = createHttpLine({ baseUrl: frankfurterApiUrl });
  return {
    mode: "live",
    credentials: { apiKey: amadeusApiKey, apiSecret: amadeusApiSecret },
    to: {
      amadeus: { line: amadeus, baseUrl: amadeusApiUrl, address: amadeusApiUrl },
      frankfurter: { line: frankfurter, baseUrl: frankfurterApiUrl, address: frankfurterApiUrl },
    },
    linesIn: () => ({}),
    close: () => {
      amadeus.close();
      frankfurter.close();
    },
  };
};

/** Opens the wires of a mode. `faults` are the faults to inject in mock mode. */
export const openWires = async (mode: Mode, settings: Settings, faults: Faults | undefined): Promise<Wires> =>
  mode === "live" ? liveWires(settings) : mockWires(faults);

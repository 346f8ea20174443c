/** Where requests to the two services go: over HTTP in live mode, else to facades in this process. It knows no request. */
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
  /** For people. */
  readonly address: string;
}

export interface Wires {
  readonly mode: Mode;
  readonly credentials: AmadeusCredentials;
  readonly to: Readonly<Record<ServiceName, Wire>>;
  /** Lines for calls in one world, in the place of the wires' own; none in live mode. */
  readonly linesIn: (place: () => FacadePlace) => Partial<Record<ServiceName, Line>>;
  readonly close: () => void;
}

/** What the facade takes for credentials: anything that is nobody's. */
const mockCredentials: AmadeusCredentials = { apiKey: "mock_coastline", apiSecret: "mock_coastline" };

/** Of no use without the line of a call. */
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
  /** A facade answers for one instant, so each request has a line of its own. */
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
  // The configuration refuses live mode without them.
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

/** `faults` go wrong on purpose in mock mode. */
export const openWires = async (mode: Mode, settings: Settings, faults: Faults | undefined): Promise<Wires> =>
  mode === "live" ? liveWires(settings) : mockWires(faults);

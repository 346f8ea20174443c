/** Our packs as a measured process serves them: silent, with nothing configured but a frozen clock. */
import { createPack } from "../../../src/packs/gds/index.js";
import { type Opened, openSilently } from "../../runtime.js";
import { now } from "../../store/trips.js";
import type { PackName } from "../cases.js";
import { createTrivialPack } from "../trivialPack.js";

const flags = ["--port", "0", "--now", now];

export const openOurs = (pack: PackName): Promise<Opened> =>
  pack === "echo" ? openSilently(createTrivialPack, flags) : openSilently(({ gds }) => createPack(gds), flags);

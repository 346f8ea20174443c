/** Our packs as a measured process serves them: silent, with nothing configured but a frozen clock. */
import { createPack } from "../../../src/packs/gds/index.js";
import { type Opened, openSilently } from "../../runtime.js";
import { now } from "../../store/trips.js";
import type { PackName } from "../cases.js";
import { createTrivialPack } from "../trivialPack.js";

const flagsOf = { stdio: ["--now", now], http: ["--http", "--port", "0", "--now", now] } as const;

export const openOurs = (pack: PackName, transport: keyof typeof flagsOf): Promise<Opened> =>
  pack === "echo"
    ? openSilently(createTrivialPack, flagsOf[transport])
    : openSilently(({ gds }) => createPack(gds), flagsOf[transport]);

/** The settings of the pack as a server has them that nobody configured. */
import assert from "node:assert/strict";
import type { Settings } from "../../../generated/gds/settings.js";
import { readCommand } from "../../../src/config/read.js";

const settingsOfNobody = (): Settings => {
  const command = readCommand([], {});
  assert.equal(command.kind, "serve");
  return command.configuration.packSettings.gds;
};

export const usualSettings: Settings = settingsOfNobody();

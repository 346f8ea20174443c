/** The settings of the pack as a server has them that nobody configured. */
import assert from "node:assert/strict";
import type { Settings } from "../../../generated/gds/settings.js";
import type { PackSettings } from "../../../src/config/packSettings.js";
import { readCommand } from "../../../src/config/read.js";

const settingsOfNobody = (): PackSettings => {
  const command = readCommand([], {});
  assert.equal(command.kind, "serve");
  return command.configuration.packSettings;
};

/** Of every pack. */
export const usualPackSettings: PackSettings = settingsOfNobody();

export const usualSettings: Settings = usualPackSettings.gds;

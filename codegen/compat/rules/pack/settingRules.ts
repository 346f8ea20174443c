/** What a change of a pack's settings means to those who start its servers. */
import type { JsonObject } from "../../../../src/contract/contract.js";
import { change, nothingToDo, same, type Told, waive } from "./told.js";

const currency: JsonObject = {
  name: "currency",
  enum: ["EUR", "USD"],
  env: "SHOP_CURRENCY",
  flag: "currency",
  description: "In which prices are said.",
};
const key: JsonObject = { name: "bankKey", env: "SHOP_BANK_KEY", secret: true, description: "Opens the bank." };

const withSettings = (...settings: readonly JsonObject[]): JsonObject => ({ settings });

const { flag: _flag, ...currencyWithoutFlag } = currency;

export const settingRules: readonly Told[] = [
  {
    id: "setting-removed",
    level: "error",
    purpose: "A setting is removed.",
    why: "A server that is started with its flag no longer starts, and one that is given its variable does not heed it.",
    fix: waive,
    bad: change(withSettings(currency, key), withSettings(key)),
    good: change(withSettings(currency, key), withSettings(key, currency)),
  },
  {
    id: "setting-added",
    level: "info",
    purpose: "A setting is added that nobody has to give.",
    why: "Nobody gives it yet.",
    fix: nothingToDo,
    bad: change(withSettings(currency), withSettings(currency, key)),
    good: same(withSettings(currency)),
  },
  {
    id: "setting-became-required",
    level: "error",
    purpose: "The mode live requires a setting that it did not require before.",
    why: "A server that is started in this mode without it no longer starts.",
    fix: waive,
    bad: change(withSettings(key), withSettings({ ...key, live: "required" })),
    good: change(withSettings({ ...key, live: "required" }), withSettings(key)),
  },
  {
    id: "setting-source-removed",
    level: "error",
    purpose: "A setting is no longer read from a variable or a flag.",
    why: "Who gives it there gives nothing any more, or starts no server.",
    fix: waive,
    bad: change(withSettings(currency), withSettings(currencyWithoutFlag)),
    good: same(withSettings(currency)),
  },
  {
    id: "setting-source-added",
    level: "info",
    purpose: "A setting is read from a variable or a flag from which it was not.",
    why: "Nobody gives it there yet.",
    fix: nothingToDo,
    bad: change(withSettings(currencyWithoutFlag), withSettings(currency)),
    good: same(withSettings(currencyWithoutFlag)),
  },
];

/** Reads faults that a user wrote, and says in one line what is wrong with them. */
import { readFile } from "node:fs/promises";
import { messageOf } from "../../contract/messageOf.js";
import { refuse } from "../../contract/usageError.js";
import { meantHint } from "../../contract/validation/similar.js";
import { describeFailure } from "../../runtime/validation/describe.js";
import schema from "./faults.schema.json" with { type: "json" };
import type { FaultRule } from "./rules.js";

const checkVendors = (rules: readonly FaultRule[], vendorNames: readonly string[]): void => {
  for (const [index, { vendor }] of rules.entries()) {
    if (vendorNames.includes(vendor)) continue;
    const allowed = `${vendorNames.join(", ")}${meantHint(vendor, vendorNames)}`;
    refuse(`faults.${index}.vendor is '${vendor.slice(0, 80)}'; allowed: ${allowed}`);
  }
};

const checkCounts = (rules: readonly FaultRule[]): void => {
  for (const [index, { nth, every, times }] of rules.entries()) {
    if ([nth, every, times].filter((choice) => choice !== undefined).length > 1) {
      refuse(`faults.${index} has several of nth, every and times: leave one`);
    }
  }
};

/** Throws UsageError with the place of the first mistake, what is expected there, and what was probably meant. */
export const readFaults = async (value: unknown, vendorNames: readonly string[]): Promise<readonly FaultRule[]> => {
  const { checkFaults } = await import("./schemaCheck.js");
  const checked = checkFaults(value);
  if ("failure" in checked) return refuse(describeFailure(schema, value, checked.failure).message);
  checkVendors(checked.faults, vendorNames);
  checkCounts(checked.faults);
  return checked.faults;
};

/** The faults in a file of JSON. Throws UsageError, which names the file. */
export const readFaultsFile = async (path: string, vendorNames: readonly string[]): Promise<readonly FaultRule[]> => {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    return refuse(`cannot read the faults in ${path}: ${messageOf(error)}`);
  }
  try {
    return await readFaults(value, vendorNames);
  } catch (error) {
    return refuse(`the faults in ${path}: ${messageOf(error)}`);
  }
};

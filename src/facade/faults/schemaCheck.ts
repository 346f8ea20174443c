/** Checks faults against their schema. Loaded only where there are faults, because the schema compiler is costly. */
import { Ajv2020 } from "ajv/dist/2020.js";
import type { SchemaFailure } from "../../contract/contract.js";
import schema from "./faults.schema.json" with { type: "json" };
import type { FaultRule } from "./rules.js";

export type CheckedFaults = { readonly faults: readonly FaultRule[] } | { readonly failure: SchemaFailure };

const notAllowed: SchemaFailure = { keyword: "type", instancePath: "", schemaPath: "#/type", params: {} };

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false });
const check = ajv.compile<{ readonly faults: readonly FaultRule[] }>(schema);

export const checkFaults = (value: unknown): CheckedFaults =>
  check(value) ? { faults: value.faults } : { failure: check.errors?.[0] ?? notAllowed };

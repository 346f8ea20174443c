// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Converts arguments between a contract and the strict form of its schema, walking through the schema and the plan together. */
import type { CreateStrictCodec, Plan, StrictTool, ToolPlan } from "./strict.types.js";

/** Makes the codec of a manifest from its tools and its plans. */
export declare const createStrictCodec: CreateStrictCodec;

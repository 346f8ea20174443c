// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Carries arguments between a contract and the strict form of its schema. It walks the schema and the plan side by side. */
import type { CreateStrictCodec, Plan, StrictTool, ToolPlan } from "./strict.types.js";

/** Makes the codec of a manifest from its tools and its plans. */
export declare const createStrictCodec: CreateStrictCodec;

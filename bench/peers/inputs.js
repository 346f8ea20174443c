/** Input schemas for peers. What the product's own tools are given, the product checks itself behind each of them. */
import { z } from "zod";

const inputs = { echo: z.object({ message: z.string() }) };

/** A schema for the peer to check arguments with. */
export const inputOf = (tool) => inputs[tool] ?? z.looseObject({});

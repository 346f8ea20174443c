/** What the data of a refusal holds for its caller: what the contract describes, and `code`, which the runtime adds for a category. */
import type { ReasonFile } from "../contractFiles.js";
import { propertiesOf, type Schema } from "../schema.js";

/** The schema of the contract where there is no category; undefined where there is no schema either. */
export const refusalData = ({ data, category }: ReasonFile): Schema | undefined =>
  category === undefined
    ? data
    : {
        type: "object",
        ...data,
        properties: { code: { const: category }, ...Object.fromEntries(propertiesOf(data ?? {})) },
      };

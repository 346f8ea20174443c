/** The data of a refusal as its caller gets it: as the contract describes it, with `code`, which the runtime adds for a category. */
import type { ReasonFile } from "../contractFiles.js";
import { propertiesOf, type Schema } from "../schema.js";

/** The schema of the data. For a reason without a category, it is that of the contract, or undefined if there is none. */
export const refusalData = ({ data, category }: ReasonFile): Schema | undefined =>
  category === undefined
    ? data
    : {
        type: "object",
        ...data,
        properties: { code: { const: category }, ...Object.fromEntries(propertiesOf(data ?? {})) },
      };

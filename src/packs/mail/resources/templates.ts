/** The templates that can be sent, and the data that each needs. */
import { templates as written } from "../../../../generated/mail/templates.js";
import type { TemplatesResource } from "../../../../generated/mail/types.js";

export const templates = (): TemplatesResource => ({
  templates: Object.values(written).map(({ name, description, schema }) => ({
    ...{ name, description },
    data: { ...schema },
  })),
});

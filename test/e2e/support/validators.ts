/**
 * The validators of both generations of clients, for all clients of this process: each client lists the same tools, and to
 * compile their schemas is most of what it costs. Ajv keeps what it has compiled by the object that a schema is.
 */
import { AjvJsonSchemaValidator as V2Validator } from "@modelcontextprotocol/client/validators/ajv";
import { AjvJsonSchemaValidator as V1Validator } from "@modelcontextprotocol/sdk/validation/ajv";

type V1Schema = Parameters<V1Validator["getValidator"]>[0];
type V2Schema = Parameters<V2Validator["getValidator"]>[0];

/** One object for all schemas of the same text. */
const oneForEachText = <Schema>(): ((schema: Schema) => Schema) => {
  const known = new Map<string, Schema>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const same = known.get(text) ?? schema;
    known.set(text, same);
    return same;
  };
};

const v1SchemaOf = oneForEachText<V1Schema>();
const v2SchemaOf = oneForEachText<V2Schema>();

class KnownToV1 extends V1Validator {
  override getValidator<Output>(schema: V1Schema) {
    return super.getValidator<Output>(v1SchemaOf(schema));
  }
}

class KnownToV2 extends V2Validator {
  override getValidator<Output>(schema: V2Schema) {
    return super.getValidator<Output>(v2SchemaOf(schema));
  }
}

export const v1Validator = new KnownToV1();
export const v2Validator = new KnownToV2();

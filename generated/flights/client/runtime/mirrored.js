// @generated: the runtime of every client. It is written by npm run codegen.
/** Arguments that are repeated in headers (`x-mcp-header` in the contract), so that proxies need not read the body. */
import { fieldsOf } from "./fields.js";
const plain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/;
const encodedForm = /^=\?base64\?.*\?=$/;
const encoded = (text) => plain.test(text) && !encodedForm.test(text) ? text : `=?base64?${btoa(String.fromCharCode(...new TextEncoder().encode(text)))}?=`;
const isWritable = (value) => ["string", "number", "boolean"].includes(typeof value);
const mirroredHeaders = (headers, input) => headers && Object.fromEntries(
  Object.entries(headers).flatMap(([name, path]) => {
    const value = path.reduce((from, key) => fieldsOf(from)[key], input);
    return isWritable(value) ? [[`Mcp-Param-${name}`, encoded(String(value))]] : [];
  })
);
export {
  mirroredHeaders
};

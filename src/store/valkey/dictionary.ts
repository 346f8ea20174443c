/**
 * What the packing of documents begins with: one whole document such as the product keeps, fictional, so that a document
 * stores only how it differs. It decides over size alone; any document can be packed. What was packed with it needs the
 * same one to be unpacked, so a change of one character of `dictionary.json` needs a new schema version.
 */
import sample from "./dictionary.json" with { type: "json" };

export const packingDictionary = Buffer.from(JSON.stringify(sample), "latin1");

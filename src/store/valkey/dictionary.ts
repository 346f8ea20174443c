/**
 * The preset dictionary for the compression of documents: one typical, fictional document, so that a compressed document holds
 * little more than its differences. It affects only the size; any document can be compressed. Decompression needs the same
 * dictionary, so a change of a single character of `dictionary.json` needs a new schema version.
 */
import sample from "./dictionary.json" with { type: "json" };

export const packingDictionary = Buffer.from(JSON.stringify(sample), "latin1");

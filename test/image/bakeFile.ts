/**
 * Reads the part of HCL that `docker-bake.hcl` is written in: one block or one attribute on a line, values of text or lists of
 * texts, names of variables. Fails on anything else, so that what bake may read otherwise is not let through.
 */
import assert from "node:assert/strict";

export type BakeValue = string | readonly string[] | BakeBlock;

export interface BakeBlock {
  readonly [name: string]: BakeValue;
}

const bakeValue = (text: string): string | readonly string[] => {
  if (/^[A-Za-z]\w*$/.test(text)) return text;
  const value: unknown = JSON.parse(text);
  if (typeof value === "string") return value;
  assert.ok(Array.isArray(value) && value.every((item): item is string => typeof item === "string"), text);
  return value;
};

/** Blocks with a label have the two as their name: `target image`. */
export const readBakeFile = (text: string): BakeBlock => {
  const root: Record<string, BakeValue> = {};
  const open = [root];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const within = open.at(-1);
    assert.ok(within !== undefined, "a block is closed that was not opened");
    if (line === "" || line.startsWith("#")) continue;
    if (line === "}") {
      open.pop();
      continue;
    }
    const [, label, title = "", name = label ?? "", value] =
      /^(?:(\w+) "(\w+)" \{|(\w+)\s*=\s*(.+))$/.exec(line) ?? assert.fail(`'${line}' is not understood`);
    if (label === undefined && value !== "{") {
      within[name] = bakeValue(value ?? "");
      continue;
    }
    const block: Record<string, BakeValue> = {};
    within[label === undefined ? name : `${label} ${title}`] = block;
    open.push(block);
  }
  assert.equal(open.length, 1, "a block is left open");
  return root;
};

/** `npm run docs:rules`, `npm run docs:settings` and `npm run docs:transcript`: write a block of the documents anew; the difference is for review. */
import { blocks, updateBlock } from "./blocks.js";

for (const name of process.argv.slice(2)) {
  const block = blocks[name];
  if (block === undefined) throw new Error(`no block '${name}'; there is ${Object.keys(blocks).join(", ")}`);
  await updateBlock(name, block);
}

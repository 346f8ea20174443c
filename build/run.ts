/** `npm run build`: builds the product into dist, or into the folder that is given. */
import { LicenceError } from "./licences.js";
import { buildProduct } from "./product.js";

const [target = "dist"] = process.argv.slice(2);

try {
  await buildProduct(target);
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  for (const line of error.message.split("\n")) process.stderr.write(`npm run build: ${line}\n`);
  process.exitCode = 1;
}

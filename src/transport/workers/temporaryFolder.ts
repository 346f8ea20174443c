/** A folder for what all workers share, where nobody named one. It goes with the server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Product } from "../../contract/product.js";

/** For this user alone. Throws an Error that says what else there is. */
export const makeTemporaryFolder = ({ name }: Pick<Product, "name">): string => {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-workers-`));
  } catch (error) {
    throw new Error(
      `several workers need a place that they share, and ${tmpdir()} cannot be used (${String(error)}): ` +
        "name another with TMPDIR, keep bookings with --data-dir or VALKEY_URL, or leave --workers out",
      { cause: error },
    );
  }
};

export const removeTemporaryFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A temporary data directory for all workers, if none is configured. It is deleted with the server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Product } from "../../contract/product.js";

/** Creates the folder, for this user only. Throws an Error that names the alternatives. */
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

/** Where the repository is. */
import { fileURLToPath } from "node:url";

/** Path of the repository's root, with a slash at its end. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

export { type LmdbStoreOptions, openLmdbStore } from "./open.js";

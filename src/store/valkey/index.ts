export { openValkeyStore, type ValkeyStoreOptions } from "./open.js";

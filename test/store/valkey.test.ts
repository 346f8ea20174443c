/** The Valkey driver on one real server: the common suite. */
import { startValkey } from "../support/valkey.js";
import { describeValkeyStore } from "./valkeySuite.js";

describeValkeyStore({ name: "valkey", histories: 20, start: startValkey });

/** The Valkey driver on a real cluster of three primaries: the common suite, whose worlds fall on all of them. */
import { startValkeyCluster } from "../support/valkey.js";
import { describeValkeyStore } from "./valkeySuite.js";

describeValkeyStore({
  name: "valkey cluster",
  histories: 6,
  isVariant: true,
  start: (scope) => startValkeyCluster(scope, { replicas: 0 }),
});

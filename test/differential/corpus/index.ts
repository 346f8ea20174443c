/** The corpus: every theme, in the order in which it is played. */
import type { Theme } from "../requests.js";
import { batchesTheme } from "./batches.js";
import { comingBack } from "./comingBack.js";
import { conversations } from "./conversations.js";
import { framing } from "./framing.js";
import { goodLegacy } from "./goodLegacy.js";
import { goodModern } from "./goodModern.js";
import { headers } from "./headers.js";
import { jsonText } from "./jsonText.js";
import { messages } from "./messages.js";
import { meta } from "./meta.js";
import { paging } from "./paging.js";
import { promptsTheme } from "./prompts.js";
import { refusedCalls } from "./refusedCalls.js";
import { repeated } from "./repeated.js";
import { resourcesTheme } from "./resources.js";
import { sessions } from "./sessions.js";
import { styles } from "./styles.js";

export const corpus: readonly Theme[] = [
  goodLegacy,
  goodModern,
  refusedCalls,
  promptsTheme,
  repeated,
  ...styles,
  messages,
  meta,
  headers,
  sessions,
  resourcesTheme,
  paging,
  batchesTheme,
  jsonText,
  framing,
  conversations,
  comingBack,
];

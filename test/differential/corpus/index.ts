/** The corpus: every theme, in the order in which it is played. */
import type { Theme } from "../requests.js";
import { batchesTheme } from "./batches.js";
import { beginnings } from "./beginnings.js";
import { comingBack } from "./comingBack.js";
import { conversations } from "./conversations.js";
import { framing } from "./framing.js";
import { goodLegacy } from "./goodLegacy.js";
import { goodModern } from "./goodModern.js";
import { headers } from "./headers.js";
import { idleness } from "./idleness.js";
import { jsonText } from "./jsonText.js";
import { messages } from "./messages.js";
import { meta } from "./meta.js";
import { paging } from "./paging.js";
import { promptsTheme } from "./prompts.js";
import { refusedCalls } from "./refusedCalls.js";
import { repeated } from "./repeated.js";
import { repeatedHeaders } from "./repeatedHeaders.js";
import { resourcesTheme } from "./resources.js";
import { rounds } from "./rounds.js";
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
  repeatedHeaders,
  beginnings,
  sessions,
  idleness,
  resourcesTheme,
  paging,
  batchesTheme,
  jsonText,
  framing,
  conversations,
  rounds,
  comingBack,
];

/** The lines that tell an operator at startup how this pack is configured. */
import type { Settings } from "../../../generated/gds/settings.js";

const realismInWords: Readonly<Record<Settings["realism"], string>> = {
  contract: "contract (what the contract admits is sold, what a carrier would object to is a warning)",
  strict: "strict (what a carrier would object to is refused)",
};

const isolationInWords: Readonly<Record<Settings["isolation"], string>> = {
  world: "a PNR is found by anyone in its world who knows it",
  session: "a PNR is found by its own session only",
};

/** Names the command that lists the webhook subscribers. */
const webhooksInWords = "webhooks are sent to their subscribers: mock-gds webhook list";

export const bannerOf = ({ realism, isolation }: Settings, sendsWebhooks: boolean): readonly string[] => [
  `realism ${realismInWords[realism]}; isolation ${isolation}: ${isolationInWords[isolation]}`,
  ...(sendsWebhooks ? [webhooksInWords] : []),
];

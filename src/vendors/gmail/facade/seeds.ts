/**
 * The three threads with which each world's mailbox starts. They are not stored: they follow from the world's seed.
 * Pure.
 */
import { textOfHtml } from "../../../mail/htmlText.js";
import { gmailIdOf, type MessageDocument } from "./documents.js";

/** The owner of the mailbox. */
export const owner = "desk@jetvision.example";

export interface SeededMessage {
  readonly document: MessageDocument;
  readonly raw: Buffer;
}

interface Line {
  readonly from: string;
  readonly to: string;
  readonly at: string;
  readonly kind?: "html";
  readonly text: string;
}

const john = "john.doe@example.com";
const operator = "charter@executivejet.example";
const catering = "orders@skycatering.example";

const threads: readonly { readonly subject: string; readonly lines: readonly Line[] }[] = [
  {
    subject: "Flight request",
    lines: [
      {
        ...{ from: `"John Doe" <${john}>`, to: owner, at: "2025-10-21T10:00:00Z" },
        text: "I need a flight from Teterboro to Van Nuys on 15 November for six of us, leaving around nine in the morning.\n\nPlease plan kosher catering, and an aircraft that a wheelchair can board.\n\nJohn Doe\nTech Corp",
      },
      {
        ...{ from: owner, to: john, at: "2025-10-21T10:25:00Z" },
        text: "Dear John,\n\nthank you. We have asked three operators for KTEB to KVNY on 15 November, six passengers, departure 09:00 local. You will have their quotes by tomorrow evening.\n\nThe charter desk",
      },
      {
        ...{ from: `"John Doe" <${john}>`, to: owner, at: "2025-10-21T14:30:00Z" },
        text: "Perfect. A midsize aircraft is fine, and we can leave up to two hours later if that is cheaper.\n\nJohn",
      },
    ],
  },
  {
    subject: "Citation X, KTEB to KVNY, 15 November",
    lines: [
      {
        ...{ from: owner, to: operator, at: "2025-10-21T10:20:00Z" },
        text: "Good morning,\n\nis AC-001 free on 15 November for KTEB to KVNY with six passengers? We need kosher catering and a wheelchair lift.\n\nThe charter desk",
      },
      {
        ...{ from: `"Charter sales" <${operator}>`, to: owner, at: "2025-10-21T11:05:00Z", kind: "html" },
        text: "<html><head><style>p { color: #222 }</style></head><body><p>Good morning,</p><p>AC-001 is <b>available</b>. The price is $45,000 &amp; includes taxes; catering is on us.</p><p>The lift has to be ordered 48 hours before departure.</p></body></html>",
      },
    ],
  },
  {
    subject: "Catering invoice 2025-0917",
    lines: [
      {
        ...{ from: `"Sky Catering" <${catering}>`, to: owner, at: "2025-09-17T08:15:00Z" },
        text: "Please find below the invoice for the flight of 15 September: six kosher meals, USD 540.00, due within 14 days.\n\nSky Catering",
      },
    ],
  },
];

const addressOf = (mailbox: string): string => /<(.+)>/.exec(mailbox)?.[1] ?? mailbox;

/** As in `snippetOf`, which is for sent messages. */
const longestSnippet = 200;

const rawOf = (headers: readonly (readonly [name: string, value: string])[], text: string): Buffer =>
  Buffer.from([...headers.map(([name, value]) => `${name}: ${value}`), "", ...text.split("\n"), ""].join("\r\n"));

const seeded = (
  seed: string,
  { subject, lines }: (typeof threads)[number],
  threadNumber: number,
  before: number,
): readonly SeededMessage[] => {
  const idOf = (index: number): string => gmailIdOf(seed, `thread ${threadNumber} message ${index}`);
  const nameOf = (index: number): string => `<${idOf(index)}@mail.gmail.com>`;
  return lines.map(({ from, to, at, kind, text }, index) => {
    const isAnswer = index > 0;
    const shown = isAnswer ? `Re: ${subject}` : subject;
    const raw = rawOf(
      [
        ...[["From", from] as const, ["To", to] as const, ["Subject", shown] as const],
        ["Message-ID", nameOf(index)],
        ...(isAnswer ? [["In-Reply-To", nameOf(index - 1)] as const, ["References", nameOf(index - 1)] as const] : []),
        ...[["Date", new Date(at).toUTCString().replace("GMT", "+0000")] as const, ["MIME-Version", "1.0"] as const],
        ["Content-Type", `text/${kind ?? "plain"}; charset=utf-8`],
      ],
      text,
    );
    const document: MessageDocument = {
      ...{ id: idOf(index), threadId: idOf(0), number: before + index, atMs: Date.parse(at), bytes: raw.length },
      ...{ labels: from === owner ? ["SENT"] : ["INBOX"], pieces: 0 },
      about: {
        ...{ messageId: nameOf(index), from: addressOf(from), to: [to], subject: shown },
        snippet: (kind === "html" ? textOfHtml(text) : text).replaceAll(/\s+/g, " ").slice(0, longestSnippet),
      },
    };
    return { document, raw };
  });
};

/** The messages of all three threads, in order. Their numbers are negative, below those of sent messages. */
export const seededMessages = (seed: string): readonly SeededMessage[] =>
  threads.flatMap((thread, index) => seeded(seed, thread, index + 1, -100 + 10 * index));

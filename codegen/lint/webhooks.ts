/** Webhooks: their paths, who may send to them, and how their events are distinguished. */
import type { InboundFile } from "../contractFiles.js";
import { pointerTo } from "../pointer.js";
import { propertiesOf, requiredOf, type Schema } from "../schema.js";
import { fixedRule, type LintRule, type ReportFault } from "./lintRule.js";
import { type PackView, partsOfSchema } from "./packView.js";

const key = { name: "bankKey", env: "LIBRARY_BANK_KEY", secret: true, description: "What the bank signs with." };

const payload = (type: string) => ({
  type: "object",
  required: ["kind", "bill"],
  properties: { kind: { const: type }, bill: { type: "string", description: "Which bill was paid." } },
});

const paid = { type: "bill_paid", description: "Somebody paid a bill of the library.", payload: payload("bill_paid") };

const bank = {
  name: "bank",
  path: "/api/webhooks/bank",
  description: "What the library's bank tells of bills.",
  signature: { header: "X-Bank-Signature", algorithm: "hmac-sha256", encoding: "hex", secret: "bankKey" },
  typeMember: "kind",
  events: [paid],
};

const withBank = (changes: Readonly<Record<string, unknown>> = {}, setting: object = key) => ({
  "pack.json": { settings: [setting] },
  "webhooks.json": { inbound: [{ ...bank, ...changes }] },
});

const eachInbound = (
  { loaded: { webhooks } }: PackView,
  visit: (inbound: InboundFile, tell: (below: string, what: string) => void) => void,
  report: ReportFault,
): void => {
  webhooks?.content.inbound?.forEach((inbound, index) => {
    visit(inbound, (below, what) => report(webhooks, pointerTo("inbound", index) + below, what));
  });
};

const isNamed = (pack: PackView, schema: Schema, member: string, type: string): boolean => {
  const all = partsOfSchema(pack, schema, schema);
  return (
    all.some((part) => requiredOf(part).includes(member)) &&
    all.some((part) => propertiesOf(part).some(([name, property]) => name === member && property["const"] === type))
  );
};

export const webhookRules: readonly LintRule[] = [
  fixedRule({
    id: "webhook-path",
    stage: "reading",
    purpose: "Events come in at a path below /api/webhooks/, of small letters, digits and hyphens.",
    why: "The server has paths of its own, and others may come: those below are for webhooks alone.",
    fix: "Name the path /api/webhooks/ and whose events they are, such as /api/webhooks/bank.",
    bad: withBank({ path: "/mcp" }),
    good: withBank(),
  }),
  fixedRule({
    id: "webhook-secret",
    stage: "structure",
    purpose: "The secret of a signature is a secret setting of the pack.",
    why: "Without the setting nobody can give the secret; one that is no secret is printed with the configuration.",
    fix: "Declare the setting in pack.json with secret, or correct its name.",
    bad: withBank({}, { ...key, secret: false }),
    good: withBank(),
    check: (pack, report) => {
      const { settings = [] } = pack.loaded.pack.content;
      eachInbound(
        pack,
        ({ signature: { secret } }, tell) => {
          const setting = settings.find(({ name }) => name === secret);
          if (setting === undefined) tell("/signature/secret", `names ${secret}, which is no setting of the pack`);
          else if (setting.secret !== true) tell("/signature/secret", `names ${secret}, a setting that is no secret`);
        },
        report,
      );
    },
  }),
  fixedRule({
    id: "webhook-event",
    stage: "structure",
    purpose: "The body of an event that comes in requires the typeMember, and its const is the event's type.",
    why: "By it an event is told from the others, at run time and by the compiler.",
    fix: "Require the member, and give it the type as its const.",
    bad: withBank({ events: [{ ...paid, payload: payload("paid") }] }),
    good: withBank(),
    check: (pack, report) => {
      eachInbound(
        pack,
        ({ typeMember, events }, tell) => {
          events.forEach(({ type, payload: schema }, index) => {
            if (!isNamed(pack, schema, typeMember, type))
              tell(pointerTo("events", index, "payload"), `does not require ${typeMember} to be "${type}"`);
          });
        },
        report,
      );
    },
  }),
];

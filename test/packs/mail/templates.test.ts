/** The e-mails of the pack: each variable is shown and escaped, what is missing is named, and a browser shows what is meant. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type TemplateName, templates } from "../../../generated/mail/templates.js";
import type {
  BookingConfirmationTemplate,
  FlightProposalTemplate,
  FollowUpTemplate,
  PaymentReceiptTemplate,
} from "../../../generated/mail/types.js";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../src/contract/contract.js";
import { describeFailure } from "../../../src/runtime/validation/describe.js";
import { browserOf, skipWithoutChromium } from "../../support/browser.js";

const proposal: FlightProposalTemplate = {
  client_name: "John Doe",
  proposal_count: 2,
  departure_airport: "Teterboro (KTEB)",
  arrival_airport: "Van Nuys (KVNY)",
  departure_date: "15 November 2025",
  aircraft: [
    { type: "Citation X", price_usd: 45000, operator_name: "Alpha Jets", capacity: 8, features: "Galley" },
    {
      type: "Challenger 350",
      price_usd: "52,500",
      operator_name: "Bravo Air",
      capacity: "9",
      features: ["Bed", "Shower"],
    },
  ],
  contact_phone: "+1 555 0100",
};

const confirmation: BookingConfirmationTemplate = {
  client_name: "Jane Roe",
  booking_reference: "BK-7",
  flights: [
    {
      departure_date: "16 May 2026",
      departure_airport: "Le Bourget (LFPB)",
      arrival_airport: "Luton (EGGW)",
      aircraft_type: "Phenom 300",
      operator_name: "Charlie Wings",
    },
  ],
  passengers: 4,
  total_price_usd: "18,200",
  notes: "Bring passports",
  contact_phone: "+44 20 0000",
};

const receipt: PaymentReceiptTemplate = {
  client_name: "Max Muster",
  receipt_number: "R-12",
  payment_date: "1 June 2026",
  payment_method: "card ending in 4242",
  items: [
    { description: "Charter flight", amount_usd: 18000 },
    { description: "Catering", amount_usd: 200.5 },
  ],
  total_usd: 18200.5,
  booking_reference: "BK-8",
  contact_phone: "+49 30 0000",
};

const followUp: FollowUpTemplate = {
  client_name: "Ann Other",
  departure_airport: "Zurich (LSZH)",
  arrival_airport: "Nice (LFMN)",
  departure_date: "3 July 2026",
  message: "Two operators have answered",
  open_questions: ["How many passengers fly", "Is there a pet"],
  agent_name: "Sam Agent",
  contact_phone: "+41 44 0000",
};

const samples: Readonly<Record<TemplateName, JsonObject>> = {
  flight_proposal: proposal,
  booking_confirmation: confirmation,
  payment_receipt: receipt,
  follow_up: followUp,
};
const names = Object.keys(templates).filter((name): name is TemplateName => Object.hasOwn(samples, name));

const filled = (name: TemplateName, data: JsonObject): { readonly subject: string; readonly html: string } => {
  const outcome = templates[name].fill(data);
  assert.ok("html" in outcome, JSON.stringify(outcome));
  return outcome;
};

/** Every text and number of the data, with its path. */
const leavesOf = (value: JsonValue, path: readonly string[] = []): readonly (readonly [string, string])[] => {
  if (Array.isArray(value)) return value.flatMap((item: JsonValue, index) => leavesOf(item, [...path, String(index)]));
  if (isJsonObject(value)) return Object.entries(value).flatMap(([name, item]) => leavesOf(item, [...path, name]));
  return [[path.join("."), String(value)]];
};

/** The same data with a mark behind every text. */
const marked = (value: JsonValue, mark: string): JsonValue => {
  if (Array.isArray(value)) return value.map((item: JsonValue) => marked(item, mark));
  if (typeof value === "string") return `${value}${mark}`;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item, mark)]));
};

describe("each template", () => {
  for (const name of names) {
    const data = samples[name];

    it(`${name} shows every variable that it is given`, () => {
      const { html, subject } = filled(name, data);
      for (const [path, value] of leavesOf(data)) assert.ok(html.includes(value) || subject.includes(value), path);
      assert.doesNotMatch(html + subject, /\{\{|\}\}|undefined|\[object/);
    });

    it(`${name} escapes each of them`, () => {
      const hostile = marked(data, "<script>x</script>\"'&");
      assert.ok(isJsonObject(hostile));
      const { html } = filled(name, hostile);
      assert.doesNotMatch(html, /<script|"'&/);
      assert.ok(html.includes("&lt;script&gt;x&lt;/script&gt;&quot;&#x27;&amp;"));
    });

    it(`${name} has a subject of one line`, () => {
      const hostile = marked(data, "\r\nBcc: all@example.com");
      assert.ok(isJsonObject(hostile));
      assert.doesNotMatch(filled(name, hostile).subject, /[\r\n]/);
    });

    it(`${name} names each variable that is missing`, () => {
      const { schema, validate } = templates[name];
      const { required } = schema;
      assert.ok(Array.isArray(required));
      for (const variable of required.map(String)) {
        const { [variable]: _left, ...others } = data;
        const [failure] = validate(others);
        assert.ok(failure !== undefined, variable);
        assert.equal(describeFailure(schema, others, failure).field, variable);
      }
      assert.deepEqual(
        validate({}).map(({ params }) => params["missingProperty"]),
        required,
      );
    });
  }

  it("has nothing for a variable that may be left out", () => {
    const { notes: _notes, ...plain } = confirmation;
    assert.doesNotMatch(filled("booking_confirmation", plain).html, /Bring passports/);
    const { booking_reference: _reference, ...unbooked } = receipt;
    assert.match(filled("payment_receipt", unbooked).html, /<p>Receipt R-12<\/p>/);
    const { open_questions: _questions, ...settled } = followUp;
    assert.doesNotMatch(filled("follow_up", settled).html, /To go on, we need to know/);
  });

  it("refuses a variable that it does not know, and tells the one that was meant", () => {
    const misspelt = { ...proposal, contact_fone: "+1" };
    const { schema, validate } = templates.flight_proposal;
    const [failure] = validate(misspelt);
    assert.ok(failure !== undefined);
    assert.match(describeFailure(schema, misspelt, failure).message, /contact_fone.*Did you mean contact_phone\?/);
  });
});

it("flight_proposal lists each aircraft as the document has it", () => {
  const { html } = filled("flight_proposal", samples.flight_proposal);
  assert.ok(
    html.includes(`
    <div class="aircraft">
      <h3>Citation X - $45000</h3>
      <p>Operator: Alpha Jets</p>
      <p>Capacity: 8 passengers</p>
      <p>Galley</p>
    </div>
    <div class="aircraft">
      <h3>Challenger 350 - $52,500</h3>
      <p>Operator: Bravo Air</p>
      <p>Capacity: 9 passengers</p>
      <p>Bed, Shower</p>
    </div>

    <p>To proceed with booking, please reply to this email or call us at +1 555 0100.</p>`),
  );
});

it(
  "a browser shows the e-mails as they are meant, and runs nothing of the data",
  { skip: skipWithoutChromium() },
  (context) =>
    browserOf(context).withPage(async (page) => {
      const client_name = `<script>document.title = "run"</script><img src=x onerror="document.title='run'">`;
      for (const name of names) {
        await page.setContent(filled(name, { ...samples[name], client_name }).html);
        assert.equal(await page.getByText(`Dear ${client_name},`).isVisible(), true, name);
        assert.equal(await page.locator("script, img").count(), 0);
        assert.notEqual(await page.title(), "run");
        assert.equal(
          await page.evaluate("document.compatMode"),
          "CSS1Compat",
          `${name} is shown as the standard has it`,
        );
        const colour = await page.evaluate('getComputedStyle(document.querySelector(".header")).color');
        assert.equal(colour, "rgb(255, 255, 255)");
      }
      await page.setContent(filled("flight_proposal", samples.flight_proposal).html);
      assert.deepEqual(await page.locator(".aircraft h3").allInnerTexts(), [
        "Citation X - $45000",
        "Challenger 350 - $52,500",
      ]);
    }),
);

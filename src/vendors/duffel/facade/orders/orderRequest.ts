/** Reads the body of an order, and refuses what Duffel would refuse before it looks up the offer. */
import { isCalendarDate } from "../../../../travel/world/index.js";
import { choiceAt, listAt, type Members, membersOf, recordAt, refuse, textAt } from "../checked.js";

export interface AskedPassenger {
  readonly id: string;
  readonly title: (typeof titles)[number];
  readonly givenName: string;
  readonly familyName: string;
  readonly gender: "m" | "f";
  readonly bornOn: string;
  readonly email: string;
  readonly phone: string;
  /** The id of the infant on this adult's lap. */
  readonly infantId: string | undefined;
}

export interface AskedPayment {
  readonly amount: string;
  readonly currency: string;
}

export interface OrderRequest {
  readonly offerId: string;
  readonly passengers: readonly AskedPassenger[];
  /** Undefined if the seats are only held. */
  readonly payment: AskedPayment | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

const titles = ["mr", "ms", "mrs", "miss", "dr"] as const;
/** The client library says `pay_later`, the API `hold`. */
const types = ["instant", "hold", "pay_later"] as const;
/** The payment types of test mode. Cards need a feature that is not served. */
const paymentTypes = ["balance", "arc_bsp_cash"] as const;

const mostPassengers = 18;
const longestName = 50;
const longestEmail = 254;
const longestId = 500;
const longestOfferId = 2000;
const emailPattern = /^[^\s@]+@[^\s@]+$/;
const phonePattern = /^\+[1-9]\d{6,14}$/;
const metadataKey = /^[\w-]{1,40}$/;
const mostMetadata = 50;
const longestMetadata = 500;

const formAt = (value: unknown, pointer: string, pattern: RegExp, code: string, example: string): string => {
  const text = textAt(value, pointer, longestEmail);
  return pattern.test(text) ? text : refuse(code, pointer, `${pointer} must be of a form such as ${example}.`);
};

const dateAt = (value: unknown, pointer: string): string => {
  const text = textAt(value, pointer, longestName);
  return isCalendarDate(text)
    ? text
    : refuse("validation_format", pointer, `${pointer} must be a date such as 1987-07-24.`);
};

const passengerAt = (value: unknown, pointer: string): AskedPassenger => {
  const asked = recordAt(value, pointer);
  const infantId = asked["infant_passenger_id"];
  return {
    id: textAt(asked["id"], `${pointer}/id`, longestId),
    title: choiceAt(asked["title"], `${pointer}/title`, titles),
    givenName: textAt(asked["given_name"], `${pointer}/given_name`, longestName),
    familyName: textAt(asked["family_name"], `${pointer}/family_name`, longestName),
    gender: choiceAt(asked["gender"], `${pointer}/gender`, ["m", "f"]),
    bornOn: dateAt(asked["born_on"], `${pointer}/born_on`),
    email: formAt(asked["email"], `${pointer}/email`, emailPattern, "invalid_email", "amelia@example.com"),
    phone: formAt(
      asked["phone_number"],
      `${pointer}/phone_number`,
      phonePattern,
      "invalid_phone_number",
      "+442080160509",
    ),
    infantId:
      infantId === undefined || infantId === null
        ? undefined
        : textAt(infantId, `${pointer}/infant_passenger_id`, longestId),
  };
};

/** Reads a payment, for a new order or for a held one. */
export const paymentAt = (value: unknown, pointer: string): AskedPayment => {
  const payment = recordAt(value, pointer);
  choiceAt(payment["type"], `${pointer}/type`, paymentTypes);
  return {
    amount: textAt(payment["amount"], `${pointer}/amount`, longestName),
    currency: textAt(payment["currency"], `${pointer}/currency`, longestName),
  };
};

const paymentsAt = ({ payments }: Members, isHeld: boolean): AskedPayment | undefined => {
  const isEmpty = payments === undefined || payments === null || (Array.isArray(payments) && payments.length === 0);
  if (isHeld) {
    return isEmpty
      ? undefined
      : refuse("validation_inclusion", "/payments", "An order of the type hold is paid for later: leave payments out.");
  }
  const [payment] = listAt(isEmpty ? [] : payments, "/payments", 1);
  return paymentAt(payment, "/payments/0");
};

/** Reads the key-value pairs that the caller keeps with an order. */
export const metadataAt = (value: unknown, pointer: string): Readonly<Record<string, string>> => {
  if (value === undefined || value === null) return {};
  const pairs = Object.entries(recordAt(value, pointer));
  if (pairs.length > mostMetadata)
    return refuse("validation_length", pointer, `${pointer} may hold ${mostMetadata} pairs at most.`);
  return Object.fromEntries(
    pairs.map(([key, text]) => {
      if (!metadataKey.test(key))
        refuse("validation_format", pointer, `Keys of ${pointer} are 1 to 40 letters, digits, dashes and underscores.`);
      if (typeof text === "string" && text.length <= longestMetadata) return [key, text];
      return refuse(
        "validation_length",
        `${pointer}/${key}`,
        `${pointer}/${key} must be a text of ${longestMetadata} characters at most.`,
      );
    }),
  );
};

const noServicesAt = ({ services }: Members): void => {
  if (services === undefined || services === null || (Array.isArray(services) && services.length === 0)) return;
  refuse("validation_inclusion", "/services", "The offers of this mock have no services to book: leave services out.");
};

/** Reads the order in a body. Throws Refused for the first fault. */
export const readOrder = (body: string): OrderRequest => {
  const asked = membersOf(body);
  const [offerId] = listAt(asked["selected_offers"], "/selected_offers", 1);
  const type = choiceAt(asked["type"] ?? "instant", "/type", types);
  noServicesAt(asked);
  const passengers = listAt(asked["passengers"], "/passengers", mostPassengers);
  return {
    offerId: textAt(offerId, "/selected_offers/0", longestOfferId),
    passengers: passengers.map((one, index) => passengerAt(one, `/passengers/${index}`)),
    payment: paymentsAt(asked, type !== "instant"),
    metadata: metadataAt(asked["metadata"], "/metadata"),
  };
};

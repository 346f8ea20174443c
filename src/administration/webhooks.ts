/** The command `mock-gds webhook`: manages the webhook subscriptions of a world. Servers may be running. */
import type { Writable } from "node:stream";
import { type Configuration, type Given, worldOptions } from "../config/settings.js";
import type { WebhookAction, WebhookCommand } from "../config/webhookCommand.js";
import { refuse } from "../contract/usageError.js";
import { nearest } from "../contract/validation/similar.js";
import { product } from "../product.js";
import type { SentWebhooks } from "../runtime/pack.js";
import { factsOf, type WorldOptions } from "../runtime/worlds/ownWorld.js";
import { worldNameOf } from "../runtime/worlds/worlds.js";
import { type Store, type StoredWorld, WorldExistsError } from "../store/index.js";
import { objectionToUrl } from "../webhooks/outbound/addresses.js";
import { createManagement, type Management, type Overview } from "../webhooks/outbound/manage.js";
import { outboundRecords } from "../webhooks/outbound/records.js";
import { isDelivered, outcomeText } from "../webhooks/outbound/schedule.js";
import { secretOf, secretsAt, standardHeaders } from "../webhooks/outbound/secrets.js";
import { createSend, type Send } from "../webhooks/outbound/send.js";
import type { Subscription } from "../webhooks/outbound/subscription.js";
import {
  deliveriesJson,
  deliveriesText,
  overviewJson,
  overviewText,
  subscriptionJson,
  subscriptionsText,
} from "./describeWebhooks.js";
import { missingWorld, openLasting } from "./lastingStore.js";

export interface WebhookAdministration {
  readonly command: WebhookCommand;
  readonly configuration: Configuration;
  readonly given: Given;
  readonly packTitle: string;
  readonly contractVersion: string;
  /** Types of events that the pack sends. */
  readonly types: readonly string[];
  /** The settings with which it sends them; undefined for a pack that sends none. */
  readonly sent: SentWebhooks | undefined;
  readonly output: Writable;
  /** Called with what is not part of the output. */
  readonly report: (message: string) => void;
  /** Over sockets if absent. */
  readonly send?: Send;
}

/** The receiver did not accept the test event. */
export class NotTakenError extends Error {
  override readonly name = "NotTakenError";
}

interface Task extends WebhookAdministration {
  readonly sent: SentWebhooks;
  readonly management: Management;
  readonly world: StoredWorld;
  readonly id: string;
}

const shownDeliveries = 100;

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const noneOf = (id: string): never => refuse(`there is no subscription '${id}': mock-gds webhook list shows them`);

const keyOf = ({ sent, command }: Pick<Task, "sent" | "command">): string =>
  sent.key ??
  refuse(
    `webhook ${command.action} needs MOCK_GDS_WEBHOOK_KEY, the same as the servers have: secrets are made from it, and without it they send nothing`,
  );

const checkTypes = ({ command: { events }, types }: WebhookAdministration): void => {
  for (const event of events) {
    if (types.includes(event)) continue;
    const meant = nearest(event, types);
    refuse(
      `--events has '${event}': ${meant === undefined ? `there is ${types.join(", ")}` : `did you mean ${meant}?`}`,
    );
  }
};

const overviewOf = async ({ management, world, id }: Task): Promise<Overview> =>
  (await management.show(world, id)) ?? noneOf(id);

const changed = async (task: Task, change: "pause" | "resume" | "rotate"): Promise<Subscription> =>
  (await task.management[change](task.world, task.id)) ?? noneOf(task.id);

const secretText = (task: Task, { id, generation }: Subscription): string => secretOf(keyOf(task), id, generation);

const add = async (task: Task): Promise<string> => {
  const { command, management, world } = task;
  const { url = "", events, isJson } = command;
  const objection = objectionToUrl(url, task.sent.targets);
  if (objection !== undefined) refuse(`--url: ${objection}`);
  const subscription = await management.add(world, { url, types: events });
  const secret = secretText(task, subscription);
  if (isJson) return jsonText({ ...subscriptionJson(subscription, world), secret });
  return `${overviewText(await overviewOf({ ...task, id: subscription.id }), world)}${"secret:".padEnd(12)}${secret}\n`;
};

const secret = async (task: Task): Promise<string> => {
  const key = keyOf(task);
  const isRotating = task.command.isRotating;
  const subscription = isRotating ? await changed(task, "rotate") : (await overviewOf(task)).subscription;
  if (isRotating) task.report("a new secret: deliveries are signed with the one before, too, for 24 hours");
  return secretsAt(key, subscription, Date.now())
    .map((one) => `${one}\n`)
    .join("");
};

/** Sends a test event to the receiver at once, from this process, even if the subscription is paused. */
const test = async (task: Task): Promise<string> => {
  const { subscription } = await overviewOf(task);
  const nowMs = Date.now();
  const world = worldNameOf(task.world.key);
  const body = JSON.stringify({ type: "webhook.test", timestamp: new Date(nowMs).toISOString(), data: { world } });
  const headers = standardHeaders(keyOf(task), subscription, { event: `evt_${world}_test_${nowMs}`, body }, nowMs);
  const sender = `${product.name}/${product.version}`;
  const send = task.send ?? createSend({ targets: task.sent.targets, sender });
  const outcome = await send({ url: subscription.url, headers, body }, new AbortController().signal);
  const text = `${outcomeText(outcome)} after ${Date.now() - nowMs} ms`;
  if (isDelivered(outcome)) return `the receiver took it: ${text}\n`;
  throw new NotTakenError(`the receiver did not take it: ${text}`);
};

const redeliver = async ({ management, world, command: { ids, isDead } }: Task): Promise<string> => {
  if (isDead) {
    const count = await management.redeliverDead(world, ids[0]);
    return count === 0 ? "nothing was given up\n" : `${count} are sent again\n`;
  }
  const lines: string[] = [];
  for (const id of ids) {
    const outcome = await management.redeliver(world, id);
    if (outcome === "missing") refuse(`there is no delivery '${id}': mock-gds webhook deliveries shows them`);
    lines.push(outcome === "sent" ? `${id} is sent again\n` : `${id} is on its way already\n`);
  }
  return lines.join("");
};

const actions: Readonly<Record<WebhookAction, (task: Task) => Promise<string>>> = {
  add,
  secret,
  test,
  redeliver,
  list: async ({ management, world, command }) => {
    const subscriptions = await management.list(world);
    if (!command.isJson) return subscriptionsText(subscriptions, world);
    return jsonText(subscriptions.map((one) => subscriptionJson(one, world)));
  },
  show: async (task) => {
    const overview = await overviewOf(task);
    return task.command.isJson ? jsonText(overviewJson(overview, task.world)) : overviewText(overview, task.world);
  },
  pause: async (task) =>
    `${(await changed(task, "pause")).id} is paused: what happens meanwhile is sent when it is resumed\n`,
  resume: async (task) => `${(await changed(task, "resume")).id} is active\n`,
  remove: async ({ management, world, id }) =>
    (await management.remove(world, id)) ? `removed ${id} and its deliveries\n` : noneOf(id),
  deliveries: async ({ management, world, command: { ids, isDead, isJson } }) => {
    const found = await management.deliveries(world, { subscription: ids[0], isDead }, shownDeliveries);
    return isJson ? jsonText(deliveriesJson(found)) : deliveriesText(found, isDead);
  },
};

/** The world; undefined if it does not exist. `add` creates it. */
const worldFor = async (
  store: Pick<Store<unknown>, "readWorld" | "createWorld">,
  key: string,
  { command, contractVersion }: WebhookAdministration,
  options: WorldOptions,
): Promise<StoredWorld | undefined> => {
  const there = await store.readWorld(key);
  if (there !== undefined || command.action !== "add") return there;
  try {
    return await store.createWorld(key, factsOf(options, contractVersion), Date.now());
  } catch (error) {
    if (error instanceof WorldExistsError) return store.readWorld(key);
    throw error;
  }
};

/** Carries out the command. Rejects with errors whose message is fit to be shown to a person. */
export const lookAfterWebhooks = async (administration: WebhookAdministration): Promise<void> => {
  const { command, configuration, given, packTitle, output, report } = administration;
  const sent = administration.sent ?? refuse(`no webhooks are sent by ${packTitle}: --pack names the pack`);
  if (command.action === "add") {
    keyOf({ sent, command });
    checkTypes(administration);
  }
  const options = worldOptions(configuration, given);
  const { store, name, key } = await openLasting(`webhook ${command.action}`, configuration, options, report);
  try {
    const world = await worldFor(store, key, administration, options);
    if (world === undefined) throw missingWorld(name, options.seed);
    const management = createManagement(store, outboundRecords(store), Date.now);
    const text = await actions[command.action]({
      ...administration,
      sent,
      management,
      world,
      id: command.ids[0] ?? "",
    });
    await new Promise<void>((resolve, reject) => {
      output.write(text, (error) => (error == null ? resolve() : reject(error)));
    });
  } finally {
    await store.close();
  }
};

/** Decides which world of a shared server the examples of a pack may use. Sends requests only through the speaker that it is given. */
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import type { PackModel } from "../../model.js";
import type { ProductFacts } from "../../product.js";
import { isObject } from "../../schema.js";
import { boundedJson } from "../boundedJson.js";
import type { Speaker } from "./wire/speaker.js";

/** The world that only this check uses. */
export const checkWorld = "contract-check";

/** The world of a caller, as the server reports it. */
export interface ServedWorld {
  readonly worldId: string;
  readonly seed: string;
  readonly now: string;
}

const sessionResource = ({ resources }: PackModel): string | undefined =>
  resources.find(({ name, uri }) => name === "current-session" && uri !== undefined)?.uri;

const worldIn = (text: JsonValue | undefined): ServedWorld | undefined => {
  if (typeof text !== "string") return undefined;
  let body: JsonValue;
  try {
    body = boundedJson(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  const world: JsonObject = isObject(body) && isObject(body["world"]) ? body["world"] : {};
  const { worldId, seed, now } = world;
  return typeof worldId === "string" && typeof seed === "string" && typeof now === "string"
    ? { worldId, seed, now }
    : undefined;
};

/** The world of a conversation; undefined if the server does not tell it. */
export const worldOf = async (speaker: Speaker, pack: PackModel): Promise<ServedWorld | undefined> => {
  const uri = sessionResource(pack);
  if (uri === undefined) return undefined;
  const reply = await speaker.request("resources/read", { uri });
  if ("error" in reply || !Array.isArray(reply.result["contents"])) return undefined;
  const [content] = reply.result["contents"];
  return isObject(content) ? worldIn(content["text"]) : undefined;
};

/** The settings of a world that are visible from outside. */
const worldSettings = ({ environmentPrefix }: ProductFacts) =>
  ({ seedName: `${environmentPrefix}SEED`, nowName: `${environmentPrefix}NOW` }) as const;

/**
 * Whether examples give the same answers in this world as in their own: same seed, same frozen clock. Other settings are not
 * visible from outside, so an environment with another setting never suits.
 */
export const suits = (
  world: ServedWorld,
  environment: Readonly<Record<string, string>>,
  product: ProductFacts,
): boolean => {
  const { seedName, nowName } = worldSettings(product);
  return Object.entries(environment).every(([name, value]) => {
    if (name === seedName) return value === world.seed;
    return name === nowName && Date.parse(value) === Date.parse(world.now);
  });
};

/** The command that gives the check's world the seed and the clock of the examples. */
export const worldCommand = (environment: Readonly<Record<string, string>>, product: ProductFacts): string => {
  const { seedName, nowName } = worldSettings(product);
  const { [seedName]: seed, [nowName]: now } = environment;
  const { command } = product;
  const wanted = [seed === undefined ? "" : ` --seed ${seed}`, now === undefined ? "" : ` --now ${now}`].join("");
  return `${command} world delete --world ${checkWorld}, then ${command} world create --world ${checkWorld}${wanted}`;
};

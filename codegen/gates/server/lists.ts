/** Compares the lists of a server and its greeting with the manifests of its pack, entry by entry, byte for byte. */
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import { pointerTo } from "../../pointer.js";
import { isObject } from "../../schema.js";
import { firstDifference, jsonOf, shortened, shownValue } from "../difference.js";
import type { ExpectedServer, ListForm } from "./expected.js";
import type { Remark } from "./remark.js";
import { type ListMethod, listAll, listMethods } from "./wire/lists.js";
import { type Speaker, serverInfoKey } from "./wire/speaker.js";

/** The whole name: two addresses may differ only in a part that a shortened one leaves out. */
const nameOf = (entry: JsonObject, { identity }: ListMethod): string => jsonOf(entry[identity] ?? null);

/** Reports for each entry of a list the first difference from its manifest. */
const compareEntries = (
  method: ListMethod,
  expected: readonly JsonObject[],
  served: readonly JsonObject[],
): readonly Remark[] => {
  const at = (pointer: string): string => `${method.method} #${pointer}`;
  const expectedByName = new Map(expected.map((entry) => [nameOf(entry, method), entry]));
  const servedNames = served.map((entry) => nameOf(entry, method));
  const missing = [...expectedByName.keys()].filter((name) => !servedNames.includes(name));
  const remarks: Remark[] = missing.map((name) => ({
    rule: "not-served",
    subject: at(pointerTo([...expectedByName.keys()].indexOf(name))),
    what: `${shortened(name)} is in the manifest, and the server does not list it`,
  }));
  served.forEach((entry, index) => {
    const name = nameOf(entry, method);
    const contract = expectedByName.get(name);
    const isTwin = servedNames.indexOf(name) !== index;
    if (contract === undefined || isTwin) {
      const what = isTwin
        ? `${shortened(name)} is listed twice`
        : `the server lists ${shortened(name)}, and no contract has it`;
      remarks.push({ rule: "served-unknown", subject: at(pointerTo(index)), what });
      return;
    }
    const difference = firstDifference(contract, entry);
    if (difference === undefined) return;
    const { pointer, expected: meant, found } = difference;
    const subject = at(pointerTo(index) + pointer);
    remarks.push({
      rule: "served-differently",
      subject,
      what: `${shortened(name)}: the manifest says ${meant}, the server ${found}`,
    });
  });
  const common = servedNames.filter((name, index) => expectedByName.has(name) && servedNames.indexOf(name) === index);
  const order = [...expectedByName.keys()].filter((name) => servedNames.includes(name));
  const misplaced = order.findIndex((name, index) => name !== common[index]);
  if (misplaced !== -1) {
    const what = `the manifest has ${shortened(order[misplaced] ?? "")} where the server has ${shortened(common[misplaced] ?? "")}: another order`;
    remarks.push({ rule: "served-out-of-order", subject: at(pointerTo(misplaced)), what });
  }
  return remarks;
};

export interface ServedLists {
  readonly form: ListForm;
  readonly tools: readonly JsonObject[];
  readonly remarks: readonly Remark[];
}

const capabilitiesOf = ({ greeting }: Speaker): JsonObject => {
  const { capabilities } = greeting;
  return isObject(capabilities) ? capabilities : {};
};

/** Capabilities that depend on handlers, not on the contract. */
const handlersSay: ReadonlySet<string> = new Set(["completions"]);

/** The capabilities that a server must have according to the contract. */
const expectedCapabilities = ({ pack }: ExpectedServer): ReadonlyMap<string, boolean> =>
  new Map([
    ["tools", true],
    ["resources", pack.resources.length > 0],
    ["prompts", pack.prompts.length > 0],
    ["logging", [...pack.tools, ...pack.prompts].some(({ interaction }) => interaction.includes("logging"))],
  ]);

/** The `serverInfo` of a server, in either era. */
export const serverInfoOf = ({ era, greeting }: Speaker): JsonObject => {
  const meta = greeting["_meta"];
  const info: JsonValue | undefined =
    era === "legacy" ? greeting["serverInfo"] : isObject(meta) ? meta[serverInfoKey] : {};
  return isObject(info) ? info : {};
};

/** Compares the greeting: name, title, instructions and capabilities. */
export const compareGreeting = (
  speaker: Speaker,
  server: ExpectedServer,
  { isOwn }: { readonly isOwn: boolean },
): readonly Remark[] => {
  const method = speaker.era === "legacy" ? "initialize" : "server/discover";
  const info = serverInfoOf(speaker);
  const compared: readonly (readonly [string, JsonValue | undefined, JsonValue | undefined])[] = [
    ["/serverInfo/title", server.pack.title, info["title"]],
    ["/instructions", server.pack.instructions, speaker.greeting["instructions"]],
  ];
  const remarks: Remark[] = compared.flatMap(([pointer, meant, found]): readonly Remark[] => {
    const difference = firstDifference(meant, found);
    if (difference === undefined) return [];
    const what = `the contract says ${difference.expected}, the server ${difference.found}`;
    return [{ rule: "server-identity", subject: `${method} #${pointer}`, what }];
  });
  const { name } = info;
  const { named } = server;
  if (named !== undefined && name !== named.name) {
    // If the contract does not name the server, another product may serve the same pack.
    const source = named.isOfPack ? "the contract names the server" : "package.json names the product";
    const what = `${source} ${shownValue(named.name)}, the server calls itself ${shownValue(name)}`;
    const level = isOwn || named.isOfPack ? "error" : "warning";
    remarks.push({ rule: "server-identity", level, subject: `${method} #/serverInfo/name`, what });
  }
  const known = new Set(["name", "title", "version"]);
  for (const key of Object.keys(info).filter((key) => !known.has(key))) {
    const what = `the server says ${shownValue(info[key])} of itself, and the contract says nothing`;
    remarks.push({ rule: "server-identity", subject: `${method} #/serverInfo${pointerTo(key)}`, what });
  }
  const capabilities = capabilitiesOf(speaker);
  const expected = expectedCapabilities(server);
  for (const capability of new Set([...expected.keys(), ...Object.keys(capabilities)])) {
    const isMeant = expected.get(capability) ?? false;
    if (Object.hasOwn(capabilities, capability) === isMeant || handlersSay.has(capability)) continue;
    const what = isMeant
      ? `the contract has ${capability}, and the server does not say that it has`
      : `the server says that it has ${shownValue(capability)}, and the contract has none`;
    remarks.push({ rule: "server-identity", subject: `${method} #${pointerTo("capabilities", capability)}`, what });
  }
  const { version } = info;
  if (named !== undefined && version !== named.version) {
    const source = named.isOfPack ? "the contract says" : "the project";
    const what = `the server is version ${shownValue(version)}, ${source} ${named.version}`;
    remarks.push({ rule: "server-version", level: "warning", subject: `${method} #/serverInfo/version`, what });
  }
  return remarks;
};

/** Reads and compares every list. Of the forms in `asked`, the one with the fewest differences counts. */
export const compareLists = async (
  speaker: Speaker,
  server: ExpectedServer,
  asked: readonly ListForm[],
): Promise<ServedLists> => {
  const capabilities = capabilitiesOf(speaker);
  const remarks: Remark[] = [];
  let best: ServedLists | undefined;
  for (const method of listMethods) {
    // Without the capability a list counts as empty, and each entry that should be in it is reported as missing.
    const served = Object.hasOwn(capabilities, method.capability) ? await listAll(speaker, method) : [];
    if (method.key !== "tools") {
      remarks.push(...compareEntries(method, server.entries(method.key), served));
      continue;
    }
    for (const form of asked) {
      const found = compareEntries(method, server.tools(form), served);
      if (best === undefined || found.length < best.remarks.length) best = { form, tools: served, remarks: found };
      if (found.length === 0) break;
    }
  }
  if (best === undefined) throw new Error("no form of the list of tools was asked for");
  const { form, tools, remarks: ofTools } = best;
  return { form, tools, remarks: [...ofTools, ...remarks] };
};

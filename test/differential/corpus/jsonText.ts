/** The text of bodies: encodings, syntax, depth, numbers, keys and strings at the edge of what JSON is. */
import {
  type Case,
  call,
  envelope,
  enveloped,
  legacyBody,
  message,
  modernHeaders,
  posted,
  type Theme,
} from "../requests.js";

const session = "2025-11-25";

const good = (params: string): string => `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${params}}`;
const envelopeText = JSON.stringify(envelope);

/** The text of a call's arguments. */
const argumentTexts: Readonly<Record<string, string>> = {
  "a __proto__ among the arguments": '{"__proto__":{"status":"all"}}',
  "a __proto__ that is polluted": '{"status":"all","__proto__":{"polluted":true}}',
  "a constructor among the arguments": '{"constructor":{"prototype":{"polluted":true}}}',
  "an argument twice": '{"status":"all","status":"lost"}',
  "an argument twice, the good one last": '{"status":"lost","status":"all"}',
  "a huge number": '{"status":1e999}',
  "a long number": '{"status":123456789012345678901234567890}',
  "minus zero": '{"status":-0}',
  "a lone surrogate": '{"status":"\\ud800"}',
  "a NUL": '{"status":"\\u0000"}',
  "an escaped key": '{"\\u0073tatus":"all"}',
  "an escaped value": '{"status":"\\u0061ll"}',
  "an empty key": '{"":1}',
  "a key of a megabyte's tenth": `{"${"k".repeat(100_000)}":1}`,
  "a value of a megabyte's tenth": `{"status":"${"v".repeat(100_000)}"}`,
  "two thousand keys": `{${Array.from({ length: 2_000 }, (_none, index) => `"k${index}":${index}`).join(",")}}`,
  "depth 40": `{"a":${"[".repeat(40)}${"]".repeat(40)}}`,
  "depth 61": `{"a":${"[".repeat(58)}${"]".repeat(58)}}`,
  "depth 65": `{"a":${"[".repeat(65)}${"]".repeat(65)}}`,
  "depth of ten thousand": `{"a":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
  "brackets in a string": `{"status":"${"[".repeat(200)}"}`,
  "characters of every plane": '{"status":"aé漢😀\u2028\u2029\ufeff"}',
};

const argumentCases: readonly Case[] = Object.entries(argumentTexts).flatMap(([name, text]) => [
  {
    name: `2025: ${name}`,
    session,
    requests: [legacyBody(session, good(`{"name":"listBookings","arguments":${text}}`))],
  },
  {
    name: `2026: ${name}`,
    requests: [
      posted(
        good(`{"name":"listBookings","arguments":${text},"_meta":${envelopeText}}`),
        ...modernHeaders("tools/call", call("listBookings")),
      ),
    ],
  },
]);

const ping = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
const list = JSON.stringify(message("tools/list", enveloped()));

/** What is made of a good body. */
const texts: Readonly<Record<string, (text: string) => string | Uint8Array>> = {
  "no text": () => "",
  "a space": () => " ",
  "spaces around": (text) => ` \r\n\t${text}\n\n `,
  "a byte order mark": (text) => `\ufeff${text}`,
  "UTF-16": (text) => Buffer.from(`\ufeff${text}`, "utf16le"),
  "a byte that is not UTF-8": (text) =>
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0x2c, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])]),
  "an overlong encoding": (text) =>
    Buffer.concat([Buffer.from(`${text.slice(0, -1)},"`), Buffer.from([0xc0, 0xaf]), Buffer.from('":1}')]),
  "a surrogate in UTF-8": (text) =>
    Buffer.concat([Buffer.from(`${text.slice(0, -1)},"`), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('":1}')]),
  "half a character at the end": (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xe2, 0x82])]),
  "a NUL byte after it": (text) => `${text}\u0000`,
  "rubbish after it": (text) => `${text}x`,
  "a second message after it": (text) => `${text}${text}`,
  "a second message in the next line": (text) => `${text}\n${text}`,
  "a comma at the end": (text) => `${text.slice(0, -1)},}`,
  "a comment": (text) => `/* hello */${text}`,
  "single quotes": (text) => text.replaceAll('"', "'"),
  "its first half": (text) => text.slice(0, text.length / 2),
  "no end": (text) => text.slice(0, -1),
  NaN: (text) => text.replace("7", "NaN"),
  "a leading zero": (text) => text.replace("7", "07"),
  "a plus sign": (text) => text.replace("7", "+7"),
  "a hexadecimal id": (text) => text.replace("7", "0x7"),
  "a control character in a string": (text) => text.replace('"2.0"', '"2.0\u0001"'),
  "an unescaped line's end in a string": (text) => text.replace('"2.0"', '"2.0\n"'),
  "a bad escape": (text) => text.replace('"2.0"', '"2\\x2e0"'),
  "an escaped method": (text) => text.replace('"method":"', '"method":"\\u0074').replace("\\u0074t", "\\u0074"),
  "an id twice": (text) => `${text.slice(0, -1)},"id":8}`,
  "a method twice": (text) => `${text.slice(0, -1)},"method":"no/such"}`,
  "jsonrpc twice": (text) => `${text.slice(0, -1)},"jsonrpc":"1.0"}`,
  "params twice": (text) => `${text.slice(0, -1)},"params":{}}`,
  "a __proto__ beside the method": (text) => `${text.slice(0, -1)},"__proto__":{"id":9,"method":"no/such"}}`,
  "a __proto__ instead of an id": (text) => text.replace('"id":7', '"__proto__":{"id":7}'),
  "a toString": (text) => `${text.slice(0, -1)},"toString":1,"toJSON":{"a":1}}`,
  "prefixed with two lines": (text) => `)]}'\n${text}`,
  "form data": (text) => `payload=${encodeURIComponent(text)}`,
  "lists in lists": () => "[[[[]]]]",
  "an open bracket ten thousand times": () => "[".repeat(10_000),
};

const textCases: readonly Case[] = Object.entries(texts).flatMap(([name, change]) => [
  { name: `2025: a ping with ${name}`, session, requests: [legacyBody(session, change(ping))] },
  { name: `2026: a list with ${name}`, requests: [posted(change(list), ...modernHeaders("tools/list"))] },
]);

const size = 1024 * 1024;
const padded = (text: string, bytes: number): string => text + " ".repeat(bytes - Buffer.byteLength(text));

const sizes: readonly Case[] = [
  { name: "2025: a body of exactly a mebibyte", session, requests: [legacyBody(session, padded(ping, size))] },
  { name: "2025: a body of a mebibyte and a byte", session, requests: [legacyBody(session, padded(ping, size + 1))] },
  {
    name: "2026: a body of exactly a mebibyte",
    requests: [posted(padded(list, size), ...modernHeaders("tools/list"))],
  },
  {
    name: "2026: a body of a mebibyte and a byte",
    requests: [posted(padded(list, size + 1), ...modernHeaders("tools/list"))],
  },
  {
    name: "2026: a chunked body of a mebibyte and a byte",
    requests: [{ ...posted(padded(list, size + 1), ...modernHeaders("tools/list")), framing: "chunked" }],
  },
];

export const jsonText: Theme = { name: "the text of bodies", cases: [...argumentCases, ...textCases, ...sizes] };

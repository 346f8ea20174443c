/** The rules of the drift gates 1 to 4, as data: `explain` prints them, the documentation lists them. */
import type { Gate, Level } from "../finding.js";
import type { Rule } from "../rule.js";

const ruleOf =
  (gate: Gate, level: Level = "error") =>
  (rule: Omit<Rule, "gate" | "level">): Rule => ({ gate, level, ...rule });

const [source, generated, handler, server] = [
  ruleOf("sources"),
  ruleOf("generated"),
  ruleOf("handlers"),
  ruleOf("server"),
];
const regenerate = "Run npm run codegen.";

const sourceRules: readonly Rule[] = [
  source({
    id: "missing-part",
    purpose: "Every part that SOURCES.json locks is there.",
    why: "A lock on nothing guards nothing: the words that were taken from the specification may be anywhere by now, or gone.",
    fix: "Correct the part's path in contracts/SOURCES.json, or remove the entry of a tool that is gone.",
    bad: '{ "part": "library/tools/findBooks.json#/input", "section": "findBooks / Input Schema" }',
    good: '{ "part": "library/tools/findBooks.json#/inputSchema", "section": "findBooks / Input Schema" }',
  }),
  source({
    id: "changed-part",
    purpose: "A part that is taken word for word from the specification is what it was when it was locked.",
    why: "Clients were written against the specification's words: a changed one breaks them, however harmless it looks here.",
    fix: "Take the edit back; where the specification itself changed, lock the part anew.",
    bad: 'locked: {"stars":{"maximum":5}}\ncontract: {"stars":{"maximum":6}}',
    good: 'locked: {"stars":{"maximum":5}}\ncontract: {"stars":{"maximum":5}}',
  }),
  ruleOf(
    "sources",
    "warning",
  )({
    id: "unlocked-part",
    purpose: "A part that was locked in the base, and is still there, is still locked.",
    why: "Without its lock the part may be edited unseen: taking the entry out is how a changed word would get past this gate.",
    fix: "Put the entry back; leave it out where the part is no longer taken from the document.",
    bad: "base: library/tools/findBooks.json#/description\nnow: locked nowhere",
    good: "base: library/tools/findBooks.json#/description\nnow: library/tools/findBooks.json#/description",
  }),
  source({
    id: "specification-differs",
    purpose: "What the specification prints of a tool is, key order included, what its contract says.",
    why: "The hashes only know what the specification said once: this is how a new edition of it is noticed.",
    fix: "Bring the contract to what the specification says, lock the part anew, generate.",
    bad: "specification: Description: Lends a book for two weeks.\ncontract: Lends a book.",
    good: "specification: Description: Lends a book.\ncontract: Lends a book.",
  }),
  source({
    id: "specification-unknown-tool",
    purpose: "Every tool of the specification has a contract.",
    why: "A tool that was specified and is not served is a promise that nobody keeps.",
    fix: "Write its contract, generate, fill in the handler.",
    bad: "specification: Tool Name: returnBook\ncontracts: findBooks, lendBook",
    good: "specification: Tool Name: lendBook\ncontracts: findBooks, lendBook",
  }),
  source({
    id: "specification-lost",
    purpose: "Every part that SOURCES.json locks is still printed by the specification.",
    why: "Either the specification gave the tool up, and so should we, or the comparison is with another document.",
    fix: "Remove the entries from contracts/SOURCES.json, and the tool if it is gone; or give the right document.",
    bad: "locked: lendBook / Input Schema\nspecification: Tool Name: findBooks",
    good: "locked: lendBook / Input Schema\nspecification: Tool Name: lendBook",
  }),
  source({
    id: "specification-layout",
    purpose: "The specification names each tool, its description and its input schema on lines of their own, once.",
    why: "What cannot be read cannot be compared, and would pass unseen.",
    fix: 'Give the full text, with "Tool Name:", "Description:" and "Input Schema:" and the schema as JSON below.',
    bad: 'Tool Name: lendBook\nInput Schema:\n{ "type": "object", }',
    good: 'Tool Name: lendBook\nInput Schema:\n{ "type": "object" }',
  }),
  ruleOf("contract")({
    id: "specification-unreadable",
    purpose: "The document that --spec names is a text file.",
    why: "Without it nothing was compared, and a green check would say the opposite.",
    fix: "Give the path of the specification's text, from the project's root.",
    bad: "npm run contracts -- check --spec specification.pdf",
    good: "npm run contracts -- check --spec specification.txt",
  }),
];

const generatedRules: readonly Rule[] = [
  generated({
    id: "missing",
    purpose: "Every file that the contracts give is there.",
    why: "The server imports it: without it, it does not start.",
    fix: regenerate,
    bad: "contracts/library/tools/lendBook.json",
    good: "contracts/library/tools/lendBook.json\ngenerated/library/validators/lendBookInput.ts",
  }),
  generated({
    id: "hand-edited",
    purpose: "A generated file is changed through its contract alone.",
    why: "The next generation takes the edit back, and nobody remembers what it was for.",
    fix: "Make the change in the contract, then run npm run codegen, which overwrites the edit.",
    bad: "generated/library/types.ts: stars: number // mine",
    good: "generated/library/types.ts: stars: number",
  }),
  generated({
    id: "stale",
    purpose: "A generated file is, byte for byte, what the contracts give today.",
    why: "The server, its types and its documentation would say something else than the contract.",
    fix: regenerate,
    bad: 'contract: "maximum": 6\ngenerated: maximum: 5',
    good: 'contract: "maximum": 6\ngenerated: maximum: 6',
  }),
  generated({
    id: "line-ends",
    purpose: "Generated files end their lines with a line feed, as they are written.",
    why: "On Windows git writes other line ends unless it is told not to: nobody has changed anything, and every file differs.",
    fix: "Put * text=auto eol=lf into .gitattributes, or set core.autocrlf to input, and run npm run codegen.",
    bad: "generated/library/types.ts: CR LF",
    good: "generated/library/types.ts: LF",
  }),
  generated({
    id: "orphaned",
    purpose: "Nothing lies under generated/ that no contract gives.",
    why: "A reader, or an import, would take it for a part of the contract.",
    fix: "Run npm run codegen, which removes what it has written itself; remove what it has not by hand.",
    bad: "generated/library/notes.txt",
    good: "docs/notes.txt",
  }),
];

const handlerRules: readonly Rule[] = [
  handler({
    id: "missing-handler",
    purpose: "Every tool has its handler.",
    why: "The registry imports it: the server does not start without.",
    fix: "Run npm run codegen, which writes a stub, and fill the stub in.",
    bad: "contracts/library/tools/lendBook.json",
    good: "contracts/library/tools/lendBook.json\nsrc/packs/library/tools/lendBook.ts",
  }),
  handler({
    id: "stale-handler",
    purpose: "Every handler has its tool.",
    why: "Code that no tool reaches is read, kept and tested for nothing; or a tool was renamed and its handler was not.",
    fix: "Remove the file, or rename it to the tool's new name.",
    bad: "src/packs/library/tools/lendBook.ts",
    good: "contracts/library/tools/lendBook.json\nsrc/packs/library/tools/lendBook.ts",
  }),
  handler({
    id: "handler-type",
    purpose:
      "The project compiles: handlers take and give what their contracts say, and refuse for the reasons listed there.",
    why: "A handler that gives anything else is refused by the output validator at best, and believed by a model at worst.",
    fix: "Correct the code at the place that the compiler names.",
    bad: 'fail("NOT_IN_THE_CONTRACT", { field: "bookId" })',
    good: 'fail("BOOK_LENT", { field: "bookId" })',
  }),
];

const serverRules: readonly Rule[] = [
  server({
    id: "served-differently",
    purpose: "What a list method serves is, byte for byte and key order included, what the manifest says.",
    why: "Models choose tools by these words and fill in these schemas: they are the contract that is in force.",
    fix: "Generate; start the server anew from what was generated.",
    bad: 'manifest: {"name":"lendBook","description":"Lends a book."}\nserver: {"name":"lendBook","description":"Lends books."}',
    good: 'manifest: {"name":"lendBook","description":"Lends a book."}\nserver: {"name":"lendBook","description":"Lends a book."}',
  }),
  server({
    id: "not-served",
    purpose: "Everything in the manifest is served.",
    why: "A client that was built from the contract calls what is not there.",
    fix: "Generate; start the server anew from what was generated.",
    bad: "manifest: findBooks, lendBook\nserver: findBooks",
    good: "manifest: findBooks, lendBook\nserver: findBooks, lendBook",
  }),
  server({
    id: "served-unknown",
    purpose: "Nothing is served that is not in the manifest, and nothing twice.",
    why: "Somebody will depend on what no contract promises and no check guards.",
    fix: "Remove it from the server, or write its contract.",
    bad: "manifest: findBooks\nserver: findBooks, burnBooks",
    good: "manifest: findBooks\nserver: findBooks",
  }),
  server({
    id: "served-out-of-order",
    purpose: "Entries are served in the order of the manifest.",
    why: "Hosts cache the list in their prompt: another order is another prompt, and models choose by order too.",
    fix: "Generate; start the server anew from what was generated.",
    bad: "manifest: findBooks, lendBook\nserver: lendBook, findBooks",
    good: "manifest: findBooks, lendBook\nserver: findBooks, lendBook",
  }),
  server({
    id: "server-identity",
    purpose:
      "Name, title, instructions and the capabilities that follow from the contract are what initialize and server/discover say.",
    why: "Instructions are put before a model, and a capability that is not said is never used.",
    fix: "Generate; start the server anew from what was generated.",
    bad: 'contract: "instructions": "Find a book, then lend it."\nserver: "instructions": ""',
    good: 'contract: "instructions": "Find a book, then lend it."\nserver: "instructions": "Find a book, then lend it."',
  }),
  ruleOf(
    "server",
    "warning",
  )({
    id: "server-version",
    purpose: "The server that answers is of the project's own version.",
    why: "What it serves may be right by chance; what it does is that of another version.",
    fix: "Deploy this version, or check with the version that is deployed.",
    bad: "project: 1.2.0\nserver: 1.1.0",
    good: "project: 1.2.0\nserver: 1.2.0",
  }),
  server({
    id: "served-example",
    purpose: "Every example of the contract does what it says.",
    why: "Examples are what documentation and clients show: a reader tries them first.",
    fix: "Correct the handler, or the example.",
    bad: 'example: "error": {"reason": "BOOK_LENT"}\nserver: accepted',
    good: 'example: "error": {"reason": "BOOK_LENT"}\nserver: refused, reason BOOK_LENT',
  }),
  server({
    id: "served-resource",
    purpose:
      "Every resource can be read, those of templates by their example, has the type that its contract names, and matches its schema.",
    why: "A client reads it by the contract's types.",
    fix: "Correct the reader of the resource, or its contract.",
    bad: 'schema: {"type":"object"}\nserver: []',
    good: 'schema: {"type":"object"}\nserver: {}',
  }),
  server({
    id: "served-prompt",
    purpose:
      "Every prompt can be written: from the example that its contract gives, or at least without a failure of the server.",
    why: "A prompt that is listed and has no writer fails in the hands of the person who picks it.",
    fix: "Write the prompt in src/packs/<pack>/, or correct the example in prompts.json.",
    bad: "prompts/list: planVisit\nprompts/get planVisit: -32603 Internal error",
    good: "prompts/list: planVisit\nprompts/get planVisit: 1 message",
  }),
  server({
    id: "served-pack",
    purpose: "The server at --url serves one of the project's packs.",
    why: "Compared with another pack's manifest, everything would differ and nothing be learnt.",
    fix: "Give the address of the right server, or name the pack with --pack.",
    bad: "packs: library\nserver: tools get_weather, get_forecast",
    good: "packs: library\nserver: tools findBooks, lendBook",
  }),
  server({
    id: "server-build",
    purpose: "The server can be built from the project's sources.",
    why: "What cannot be built cannot be served, whatever the contracts say.",
    fix: "Correct the source at the place that is named; generate where something generated is missing.",
    bad: 'import { lendBook } from "./tools/lendBook.js" // there is no such file',
    good: 'import { lendBook } from "./tools/lendBook.js"',
  }),
  server({
    id: "server-start",
    purpose: "The server starts with each pack and stays up while it is asked.",
    why: "Nobody can be served by a process that ends.",
    fix: "Start it by hand and read what it says; a new pack has to be named in src/packs/index.ts.",
    bad: "mock-gds: --pack is 'library'; allowed: gds",
    good: "mock-gds 1.0.0: Library 1.0.0 on stdio",
  }),
  server({
    id: "server-slow",
    purpose:
      "The server answers in time to be asked: a minute for its start, half a minute for an answer, asked twice; at --url 10 seconds. --request-seconds gives more.",
    why: "What was not answered is not known, which is neither a yes nor drift: the check ends with 2 where it found nothing else.",
    fix: "Ask again when the machine has less to do, or with --request-seconds 120. Where it is as slow alone, start the server by hand and see what keeps it.",
    bad: "mock-gds: a start of 70 seconds, beside three other builds",
    good: "mock-gds: a start of 1 second",
  }),
  server({
    id: "server-unreachable",
    purpose: "The server at --url answers this caller, in time.",
    why: "A check of a server that was never asked proves nothing.",
    fix: "Start the server, give the address of the MCP endpoint itself, or say who is calling with --header.",
    bad: "--url http://127.0.0.1:3001",
    good: "--url http://127.0.0.1:3001/mcp",
  }),
  server({
    id: "server-protocol",
    purpose: "What answers is an MCP server: messages that can be read, of a bounded size, lists that end.",
    why: "A client would hang or fail at the same place.",
    fix: "Look at what answers there; a proxy, a login page and another service are the usual ones.",
    bad: "HTTP/1.1 200 OK\ncontent-type: text/html",
    good: "HTTP/1.1 200 OK\ncontent-type: application/json",
  }),
  server({
    id: "stale-build",
    purpose: "A build that lies in dist/ serves what the contracts say.",
    why: "It is what npm start of another terminal, or a packed release, would serve.",
    fix: "Run npm run build.",
    bad: "contract: Lends a book.\ndist/main.js: Lends books.",
    good: "contract: Lends a book.\ndist/main.js: Lends a book.",
  }),
  ruleOf("contract")({
    id: "server-address",
    purpose: "The address of --url is that of an HTTP or HTTPS endpoint, and --pack names a pack of the project.",
    why: "Without either nothing was compared, and a green check would say the opposite.",
    fix: "Give the whole address, without a user name in it.",
    bad: "--url localhost:3001",
    good: "--url http://localhost:3001/mcp",
  }),
];

export const gateRules: readonly Rule[] = [...sourceRules, ...generatedRules, ...handlerRules, ...serverRules];

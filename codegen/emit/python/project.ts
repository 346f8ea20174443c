/** Writes `pyproject.toml` and `README.md` of a Python client. */
import type { PackModel } from "../../model.js";
import { packWords } from "../serverWords.js";
import { exampleText, mainExample, refusedExample } from "./examples.js";
import { pythonHeader } from "./modules.js";
import { bracketed, stringText } from "./text.js";
import type { PackView } from "./view.js";

const toml = (text: string): string => stringText(text.replaceAll(/\s+/g, " "));

/** `pyproject.toml`. Building needs only Python: the build backend is in the same folder. */
export const projectFile = ({ pack }: PackView): string =>
  [
    pythonHeader(`${pack.source}/pack.json`),
    "[build-system]\n",
    "requires = []\n",
    'build-backend = "build_backend"\n',
    'backend-path = ["."]\n\n',
    "[project]\n",
    `name = ${toml(pack.clients.python)}\n`,
    `version = ${toml(pack.version)}\n`,
    `description = ${toml(`Client of ${pack.title}, generated from its contract.`)}\n`,
    'readme = "README.md"\n',
    'license = { text = "MIT" }\n',
    'requires-python = ">=3.11"\n',
    "dependencies = []\n",
    'classifiers = ["Programming Language :: Python :: 3", "Typing :: Typed"]\n',
  ].join("");

/** The environment variables that the examples assume, before a command. */
const environmentOf = ({ tools }: PackModel): string => {
  const settings = new Map(tools.flatMap(({ environment }) => Object.entries(environment)));
  return [...settings].map(([name, value]) => `${name}=${value} `).join("");
};

const block = (language: string, text: string): string => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n\n`;

const url = '"http://127.0.0.1:3001/mcp"';

/** `README.md`. Each of its code blocks runs unchanged. */
export const readmeFile = (view: PackView): string => {
  const { pack, module, reasons } = view;
  const main = mainExample(view);
  const refused = refusedExample(view);
  const code = (isAsync: boolean, indent: number): string =>
    main === undefined
      ? `${" ".repeat(indent)}${isAsync ? "await " : ""}client.connect()\n`
      : exampleText(view, main, { isAsync, indent });
  const shown = main === undefined ? "" : "    print(result)\n";
  const error = reasons.find(({ reason }) => reason.reason === refused?.example.error?.reason);
  const refusal =
    refused === undefined || error === undefined
      ? ""
      : [
          block(
            "python",
            [
              `from ${module} import Client, errors\n\n`,
              `with Client(${url}) as client:\n    try:\n`,
              exampleText(view, refused, { isAsync: false, indent: 8 }),
              `    except errors.${error.className} as error:\n`,
              "        print(error)\n        print(error.field, error.value, error.hint)\n",
            ].join(""),
          ),
        ].join("");
  const overHttp = [pack.product.command, "--http", ...packWords(pack)].join(" ");
  const overStdio = bracketed("[", [pack.product.command, ...packWords(pack)].map(stringText), "]", 0);
  return [
    `# ${pack.clients.python}\n\n`,
    `The Python client of ${pack.title}, generated from its contract. ${pack.description}\n\n`,
    "It needs Python 3.11 and nothing else. Every argument and every result has a type; `pyright --strict` reports nothing.\n\n",
    block("sh", "pip install ."),
    `Start a server, for example with \`${environmentOf(pack)}${overHttp}\`, then:\n\n`,
    block("python", `from ${module} import Client\n\nwith Client(${url}) as client:\n${code(false, 4)}${shown}`),
    "Arguments have the names of the contract, because that is what goes over the wire; results are dictionaries as the server sends them.\n",
    'A client connects at its first call and speaks the newest revision that the server knows; `protocol="2025-11-25"` or\n',
    '`"2026-07-28"` insists on one. It can start a server by itself and talk to it over stdio:\n',
    `\`Client(${overStdio})\`. Headers, for example an \`Authorization\`, go into\n`,
    "`HttpServer(url, headers=...)`, an environment into `StdioServer(command, env=...)`. The proxy that `HTTP_PROXY`, `HTTPS_PROXY` and\n",
    '`NO_PROXY` name is used, but not for addresses of this machine; `HttpServer(url, proxy="http://proxy:3128")` names another, `None` none.\n\n',
    "## Errors\n\n",
    "Each reason of the contract is an error class of its own in `errors`, below `errors.ToolError`. It has `reason`, `code`, `retryable`,\n",
    "`field`, `value`, `hint` and typed `data`.\n\n",
    refusal,
    "`TransportError` means that the server was not reached or its answer was lost, `DeadlineExceeded` that no answer came in time,\n",
    "`ProtocolError` that the answer was not valid. All are `ClientError`s.\n\n",
    "## Options\n\n",
    "`with_options` gives the same client, on the same connection, with other options for its calls:\n\n",
    block(
      "python",
      [
        `from ${module} import Client, Progress\n\n\n`,
        "def show(progress: Progress) -> None:\n    print(progress.message)\n\n\n",
        `with Client(${url}, timeout=30, attempts=3) as client:\n`,
        "    patient = client.with_options(timeout=120, on_progress=show)\n",
        "    patient.connect()\n",
      ].join(""),
    ),
    "| Option | What |\n|---|---|\n",
    "| `timeout` | seconds for a call with all its attempts; then it is cancelled on the server, and `DeadlineExceeded` is raised |\n",
    "| `attempts` | how often a call is tried: only where its tool is read-only or idempotent, or a key is sent, and the fault may pass |\n",
    "| `idempotency_key` | a key for each thing that is to be done; the call may then be repeated, so send one only where the server heeds it |\n",
    "| `on_progress` | called with the progress of a call, in the thread of the caller |\n",
    "| `meta` | added to the `_meta` of each request |\n\n",
    "## asyncio\n\n",
    "`AsyncClient` has the same methods. Cancelling the task of a call cancels the call.\n\n",
    block(
      "python",
      [
        `import asyncio\n\nfrom ${module} import AsyncClient\n\n\n`,
        `async def main() -> None:\n    async with AsyncClient(${url}) as client:\n`,
        code(true, 8),
        main === undefined ? "" : "        print(result)\n",
        "\n\nasyncio.run(main())\n",
      ].join(""),
    ),
  ]
    .join("")
    .replace(/\n+$/, "\n");
};

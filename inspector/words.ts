/** Reads the command line of `npm run inspect`. Starts nothing. */

export interface Inspection {
  readonly client: "web" | "cli";
  /** Handed over as they are: the words behind `--cli`. */
  readonly clientWords: readonly string[];
  /** `stdio` has the Inspector start the server itself, `http` starts one on a free port, a URL is a server that runs already. */
  readonly server: "stdio" | "http" | URL;
  /** Options of the server that is started, for example `--pack conformance`. */
  readonly serverWords: readonly string[];
  /** Another build than the one in `dist`. */
  readonly mainScript: string | undefined;
}

export const help = `npm run inspect                                    the Inspector's web page on the built server, over stdio
npm run inspect -- --http                          over HTTP, on a server that is started for it on a free port
npm run inspect -- --http http://host:port/mcp     over HTTP, on a server that runs already
npm run inspect -- --cli --method tools/list       the Inspector's command line instead: what follows --cli is its own
npm run inspect -- --pack conformance              every other option is the server's: node dist/main.js --help lists them
npm run inspect -- --server dist/main.js           another build than the one in dist/
`;

const addressIn = (word: string | undefined): URL | undefined =>
  word !== undefined && /^https?:\/\//.test(word) && URL.canParse(word) ? new URL(word) : undefined;

/** Throws, in one line, at what cannot be meant. */
export const readCommandLine = (words: readonly string[]): Inspection | "help" => {
  const separator = words.indexOf("--cli");
  const own = separator === -1 ? words : words.slice(0, separator);
  if (own.includes("--help")) return "help";
  let server: Inspection["server"] = "stdio";
  let mainScript: string | undefined;
  const serverWords: string[] = [];
  for (let at = 0; at < own.length; at++) {
    const word = own[at] ?? "";
    const next = own[at + 1];
    if (word === "--http") {
      const address = addressIn(next);
      server = address ?? "http";
      if (address !== undefined) at++;
    } else if (word === "--server") {
      if (next === undefined) throw new Error("--server needs the path of a built dist/main.js");
      mainScript = next;
      at++;
    } else serverWords.push(word);
  }
  if (server instanceof URL && serverWords.length > 0) {
    throw new Error(`${serverWords.join(" ")}: a server that runs already takes no options from here`);
  }
  return {
    client: separator === -1 ? "web" : "cli",
    clientWords: separator === -1 ? [] : words.slice(separator + 1),
    server,
    serverWords,
    mainScript,
  };
};

/** `npm run tokens`: what the lists of tools cost a model, and what the answers of a whole trip do. */
import { runContracts } from "../../codegen/cli/run.js";
import { loadTokenCounter } from "../../codegen/countTokens.js";
import { type AnswerCost, costsOfTrip } from "./trip.js";

const width = 18;

const row = (tool: string, text: string, structured: string): string =>
  `${tool.padEnd(width)}${text.padStart(12)}${structured.padStart(12)}\n`;

const sumOf = (costs: readonly AnswerCost[], half: "text" | "structured"): string =>
  String(costs.reduce((sum, cost) => sum + cost[half], 0));

const words = process.argv.slice(2);
const pack = /(?:^| )--pack[= ](\S+)/.exec(words.join(" "))?.[1] ?? "gds";
process.exitCode = await runContracts(["tokens", ...words], "npm run contracts --");
if (process.exitCode === 0 && pack === "gds" && !words.includes("--help")) {
  const { count, unit } = await loadTokenCounter();
  const costs = await costsOfTrip(count);
  const heading = `\n${row("answers of a trip", "text", "structured").trimEnd()}  (${unit})\n`;
  const rows = costs.map(({ tool, text, structured }) => row(tool, String(text), String(structured)));
  process.stdout.write([heading, ...rows, row("total", sumOf(costs, "text"), sumOf(costs, "structured"))].join(""));
}

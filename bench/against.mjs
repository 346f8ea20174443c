/**
 * `node bench/against.mjs <other dist/main.js> [rounds]`: the CPU of this build's server per call against another build's, in turns, for echo,
 * search and booking over HTTP on the memory store; a flight that is sold out counts as a call. Prints medians and ratios. Run it on a quiet machine.
 */
import { bookingAt, costOf, flightIdsOf, many, median, own, searchAt, start } from "./calls.mjs";

const [other, roundsText = "15"] = process.argv.slice(2);
if (other === undefined) throw new Error("name the dist/main.js of the other build");
const rounds = Number(roundsText);

const compare = async (what, words, callsOf) => {
  const servers = [await start(own, words), await start(other, words)];
  const costs = [[], []];
  const prepared = [await callsOf(servers[0]), await callsOf(servers[1])];
  for (let round = -2; round < rounds; round++) {
    for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const cost = await costOf(servers[index], prepared[index](round + 2));
      if (round >= 0) costs[index].push(cost);
    }
  }
  for (const { stop } of servers) stop();
  const [now, before] = costs.map(median);
  const ratio = median(costs[0].map((cost, index) => cost / costs[1][index]));
  process.stdout.write(
    `${what.padEnd(8)} ${now.toFixed(1)} us, other ${before.toFixed(1)} us, median of ratios ${ratio.toFixed(3)}\n`,
  );
};

await compare("echo", ["--pack", "conformance"], async () => () => many(8000, () => ["test_simple_text", {}]));
await compare("search", [], async () => (round) => many(1200, (index) => searchAt(round * 1200 + index)));
await compare("booking", [], async (server) => {
  const flightIds = await flightIdsOf(server);
  return (round) => many(1000, (index) => bookingAt(flightIds, round * 1000 + index));
});

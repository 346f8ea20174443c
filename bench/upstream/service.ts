/** The service that is asked, in a process of its own: gives 12 KB of JSON for each request. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";

/** The argument with which the bundle is the service. */
export const serviceWord = "service";

const offer = { id: "off_1", total_amount: "380.00", total_currency: "EUR", owner: { iata_code: "ZZ" } };
const answer = Buffer.from(JSON.stringify({ data: { offers: Array.from({ length: 130 }, () => offer) } }));

/** Serves until the process that started it ends. */
export const serve = (): void => {
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.writeHead(200, { "content-type": "application/json", "content-length": answer.length });
      response.end(answer);
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
  process.on("disconnect", () => process.exit(0));
};

/** Starts it; `port` is where it listens. */
export const startService = async (): Promise<{ readonly port: number; readonly stop: () => void }> => {
  const child: ChildProcess = fork(process.argv[1] ?? "", [serviceWord]);
  const [address]: { readonly port: number }[] = await once(child, "message");
  if (address === undefined) throw new Error("the service does not listen");
  return { port: address.port, stop: () => void child.kill() };
};

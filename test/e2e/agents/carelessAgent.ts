/** An agent that begins each step with mistakes, and gets out of them by the messages of the refusals alone. */
import assert from "node:assert/strict";
import type { Agent } from "./agent.js";
import { type Call, corrected, withValue } from "./corrections.js";
import type { Answer, Fields, Host } from "./host.js";
import { mistakesOf, otherToolNames } from "./mistakes.js";
import type { Reader } from "./reader.js";

const mostTries = 40;
const searches: Readonly<Record<string, { readonly id: string }>> = {
  searchFlights: { id: "flightIds.0" },
  searchHotels: { id: "hotelId" },
  searchCars: { id: "carId" },
};

/** Whether a call is not to be done twice. */
const binds = (tool: string): boolean => /^(?:book|cancel)/.test(tool);

/** The ids of a search, in order. */
const idsOf = (reader: Reader, tool: string, answer: Answer): readonly string[] => {
  if (answer.kind === "refusal") return [];
  if (tool === "searchFlights") return reader.flights(answer).map(({ flightId }) => flightId);
  if (tool === "searchHotels") return reader.hotels(answer).map(({ hotelId }) => hotelId);
  return reader.cars(answer).cars.map(({ carId }) => carId);
};

/** `known` is what the traveller has told: how to be reached. */
export const carelessAgent = (host: Host, reader: Reader, known: Fields): Agent => {
  /** The last right search by each tool, to be done again when a message says so. */
  const searched = new Map<string, Fields>();

  /** Corrects a call until it is the wanted one, or done. */
  const untilRight = async (begun: Call, wanted: Call): Promise<Answer> => {
    let call = begun;
    let isGone = false;
    for (let tries = 0; tries < mostTries; tries++) {
      const answer = await host.call(call.tool, call.input);
      if (answer.kind === "result") {
        assert.deepEqual(call, wanted, "the messages led to what was meant");
        assert.ok(!isGone, "what no search shows is not sold");
        return answer;
      }
      const correction = corrected(call, answer.text, known);
      if (correction === undefined) {
        // A choice that only the traveller can make comes first, or last.
        const isChoice = !binds(wanted.tool) && (await host.call(wanted.tool, wanted.input)).text === answer.text;
        if (!isChoice) assert.deepEqual(call, wanted, `no way on from: ${answer.text}`);
        return answer;
      }
      if (correction.kind === "call") {
        call = correction.call;
        continue;
      }
      // Searches again, and takes the result that the traveller chose.
      const { tool } = correction;
      const found = await host.call(tool, searched.get(tool) ?? {});
      const path = searches[tool]?.id ?? "";
      const chosen = path === "flightIds.0" ? [wanted.input["flightIds"]].flat()[0] : wanted.input[path];
      const ids = idsOf(reader, tool, found);
      // What is gone meanwhile is asked for all the same: the next refusal says why it is gone.
      isGone = !ids.some((id) => id === chosen);
      call = { ...call, input: withValue(call.input, path, chosen) };
    }
    throw new Error(`${wanted.tool} was not right after ${mostTries} tries`);
  };

  return {
    reader,
    ask: async (tool, input) => {
      const wanted: Call = { tool, input };
      const isBinding = binds(tool);
      const wrong = (mistakesOf[tool] ?? []).map((mistake) => mistake(input)).filter((each) => each !== undefined);
      const otherName = otherToolNames[tool];
      const begun = wrong.map((each): Call => ({ tool, input: each }));
      if (otherName !== undefined) begun.push({ tool: otherName, input });
      if (!isBinding) {
        for (const each of begun) await untilRight(each, wanted);
      }
      // What binds is done once: with all mistakes in it that do not exclude each other.
      const all = (mistakesOf[tool] ?? []).reduce((each, mistake) => mistake(each) ?? each, input);
      const answer = await untilRight({ tool: otherName ?? tool, input: isBinding ? all : input }, wanted);
      if (tool in searches) searched.set(tool, input);
      return answer;
    },
  };
};

/** Part of the store suite: many workers at once that crash, come too late and put off, and every effect happens once and in order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Dossier } from "../../../src/store/index.js";
import {
  claiming,
  collection,
  commit,
  committed,
  effectOf,
  effectsIn,
  idsOf,
  leaseMs,
  waiting,
  writing,
} from "./dossierFixtures.js";
import { type OpenFreshStore, runStartMs, seededChoice, testNowMs, testWorld } from "./fixtures.js";

const jobs = 60;
const groups = 7;
const workers = 4;

const groupOf = (job: number): string | undefined => (job % groups === 0 ? undefined : `group ${job % groups}`);

export const testDueRaces = (openFresh: OpenFreshStore, seed: number): void => {
  test("of many who claim at once each dossier goes to one", async (t) => {
    const store = await openFresh(t);
    const names = Array.from({ length: 40 }, (_, index) => `d${index}`);
    await committed(
      store,
      names.map((name) => waiting(name)),
    );
    const claims = await Promise.all(Array.from({ length: 10 }, () => claiming(store, { limit: 5 })));
    assert.deepEqual(idsOf(claims.flat()).toSorted(), names.toSorted());
  });

  test("workers that crash, fail and come too late: every effect once, in order within its group", async (t) => {
    t.diagnostic(`seed ${seed}`);
    const store = await openFresh(t);
    const choose = seededChoice(seed);
    const ids = Array.from({ length: jobs }, (_, index) => `job ${index}`);
    await committed(
      store,
      ids.map((id, index) => {
        const group = groupOf(index);
        return waiting(id, group === undefined ? {} : { group });
      }),
    );
    let realNowMs = runStartMs;
    let nowMs = testNowMs;
    const late: Dossier[] = [];
    let refused = 0;
    const finish = async (dossier: Dossier): Promise<void> => {
      const outcome = await commit(store, [
        writing(dossier.id, { expected: dossier.version, document: undefined }),
        await effectOf(store, dossier),
      ]);
      if (outcome.kind === "conflict") refused += 1;
      else assert.equal(outcome.kind, "done");
    };
    const work = async (dossier: Dossier): Promise<void> => {
      const chance = choose(1, 100);
      if (chance <= 10) return;
      if (chance <= 20) {
        late.push(dossier);
        return;
      }
      if (chance > 35) return finish(dossier);
      const group = dossier.due?.group;
      const again = { atMs: nowMs + choose(1, 20_000), ...(group !== undefined && { group }) };
      await commit(store, [waiting(dossier.id, again, { expected: dossier.version })]);
    };
    for (let round = 0; (await store.countDossiers(testWorld, collection)) > 0; round += 1) {
      assert.ok(round < 500, "the work does not come to its end");
      const claims = await Promise.all(
        Array.from({ length: workers }, () => claiming(store, { nowMs, realNowMs, limit: 3 })),
      );
      const claimed = claims.flat();
      const working = claimed.flatMap(({ due }) => due?.group ?? []);
      assert.equal(new Set(working).size, working.length, "two of a group were claimed at once");
      // Who is late comes in between the others, before its lease has ended or long after.
      await Promise.all([...claimed.map(work), ...late.splice(0, choose(0, 3) === 0 ? 1 : 0).map(finish)]);
      realNowMs += choose(1, leaseMs);
      nowMs += choose(1, 10_000);
    }
    await Promise.all(late.map(finish));
    t.diagnostic(`${refused} commits came too late`);
    const done = await effectsIn(store);
    assert.deepEqual(done.flat().toSorted(), ids.toSorted());
    for (const ofGroup of done) {
      const inOrder = ofGroup.toSorted((left, right) => ids.indexOf(left) - ids.indexOf(right));
      assert.deepEqual(ofGroup, inOrder);
    }
    assert.deepEqual(await store.nextDue(testWorld, "charter.inbox"), { atMs: undefined, leasedUntilMs: undefined });
  });
};

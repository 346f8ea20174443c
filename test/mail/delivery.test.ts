/** A message is sent at most once: where it may have been sent, the mailbox is looked through first. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deliverOnce, type Mailbox } from "../../src/mail/delivery.js";

const placed = { id: "1", threadId: "2" };

/** A mailbox that finds the message at the given look, and what was asked of it. */
const mailbox = (foundAt: number) => {
  const asked: string[] = [];
  const box: Mailbox = {
    send: async (message, threadId) => {
      asked.push(`send ${message} ${threadId}`);
      return placed;
    },
    find: async (messageId) => {
      asked.push(`find ${messageId}`);
      return asked.filter((each) => each.startsWith("find")).length === foundAt ? placed : undefined;
    },
  };
  return { box, asked };
};

const delivery = { messageId: "<a@b>", message: async () => Buffer.from("m") };

test("a first try sends without a look", async () => {
  const { box, asked } = mailbox(0);
  assert.deepEqual(await deliverOnce(box, { ...delivery, lookFirst: false, threadId: "t" }), placed);
  assert.deepEqual(asked, ["send m t"]);
});

test("what is found is not sent", async () => {
  const { box, asked } = mailbox(1);
  assert.deepEqual(await deliverOnce(box, { ...delivery, lookFirst: true }), placed);
  assert.deepEqual(asked, ["find <a@b>"]);
});

test("what may still be on its way is waited for, and looked for again", async () => {
  const settled = async (): Promise<void> => void waits.push("waited");
  const waits: string[] = [];
  const late = mailbox(2);
  await deliverOnce(late.box, { ...delivery, lookFirst: true, settled });
  assert.deepEqual([...late.asked, ...waits], ["find <a@b>", "find <a@b>", "waited"]);
  const never = mailbox(0);
  await deliverOnce(never.box, { ...delivery, lookFirst: true, settled });
  assert.deepEqual(never.asked, ["find <a@b>", "find <a@b>", "send m undefined"]);
});

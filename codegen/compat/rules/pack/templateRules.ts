/** What a change of a template means to those who fill it in, and to those who get the e-mail. Its data are compared as a request. */
import type { JsonObject } from "../../../../src/contract/contract.js";
import { change, closedText, nothingToDo, same, type Told, waive } from "./told.js";

const sold: JsonObject = {
  name: "sold",
  description: "Tells that a book is sold.",
  subject: "Sold: {{book}}",
  data: closedText("book"),
};
const late: JsonObject = { ...sold, name: "late", description: "Tells that a book comes later." };

const templates = (...given: readonly JsonObject[]): JsonObject => ({ templates: given });

export const templateRules: readonly Told[] = [
  {
    id: "template-removed",
    level: "error",
    purpose: "A template is removed.",
    why: "Who asks for it by its name is refused.",
    fix: waive,
    bad: change(templates(sold, late), templates(sold)),
    good: change(templates(sold, late), templates(late, sold)),
  },
  {
    id: "template-added",
    level: "info",
    purpose: "A template is added.",
    why: "Nobody asks for it yet.",
    fix: nothingToDo,
    bad: change(templates(sold), templates(sold, late)),
    good: same(templates(sold)),
  },
  {
    id: "template-wording-changed",
    level: "info",
    purpose: "The description, the subject or the HTML of a template changes.",
    why: "People read it. What it is filled in with is compared as the input of a tool is.",
    fix: nothingToDo,
    bump: "patch",
    bad: change(templates(sold), templates({ ...sold, subject: "{{book}} is sold" })),
    good: same(templates(sold)),
  },
];

/** No text of a contract contains characters that a reviewer cannot see and a model reads. */
import type { AnyFile, LoadedPack } from "../load.js";
import { pointerTo } from "../pointer.js";
import { unseenIn } from "../unseen.js";
import { errorRule, type LintRule } from "./lintRule.js";

const filesOf = ({ pack, tools, schemas, examples, ...others }: LoadedPack): readonly AnyFile[] => {
  const { errors, resources, prompts, webhooks, templates } = others;
  return [pack, ...tools, ...schemas, ...examples, errors, resources, prompts, webhooks, templates].filter(
    (file) => file !== undefined,
  );
};

interface Unseen {
  readonly pointer: string;
  readonly codes: readonly string[];
  /** The name of the property, if the text is a name. */
  readonly name?: string;
}

const unseenBelow = (value: unknown, pointer: string): readonly Unseen[] => {
  if (typeof value === "string") {
    const codes = unseenIn(value, "text");
    return codes.length === 0 ? [] : [{ pointer, codes }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): readonly Unseen[] => {
    const codes = Array.isArray(value) ? [] : unseenIn(name, "name");
    return [
      ...(codes.length === 0 ? [] : [{ pointer, codes, name }]),
      ...unseenBelow(inner, pointer + pointerTo(name)),
    ];
  });
};

/** The lines of a text that contain such characters, each with the offset at which it begins. */
const unseenLines = (text: string): readonly { readonly offset: number; readonly codes: readonly string[] }[] => {
  let next = 0;
  return text.split("\n").flatMap((line) => {
    const offset = next;
    next += line.length + 1;
    const codes = unseenIn(line.replace(/\r$/, ""), "text");
    return codes.length === 0 ? [] : [{ offset, codes }];
  });
};

const mostShown = 5;

const shown = (codes: readonly string[]): string => {
  const more = codes.length - mostShown;
  return `${codes.slice(0, mostShown).join(" ")}${more > 0 ? ` and ${more} more` : ""}`;
};

export const unseenLetterRules: readonly LintRule[] = [
  errorRule({
    id: "unseen-letter",
    stage: "structure",
    purpose:
      "No name and no text of a contract holds letters that nobody sees: control characters, marks of direction, tags, letters without width.",
    why: "A model reads them and a reviewer does not: that is how instructions are smuggled into a description, and how two names look alike.",
    fix: "Remove them. Line ends and tabs may stand in texts; what emoji and scripts that join their letters need is let pass.",
    bad: { "tools/findBooks.json": { description: "Finds the books whose title holds a word.\u{e0048}\u{e0069}" } },
    good: { "tools/findBooks.json": { description: "Finds the books whose title holds a word.\nSlow at night." } },
    check: ({ loaded }, report) => {
      for (const file of filesOf(loaded))
        for (const { pointer, codes, name } of unseenBelow(file.content, ""))
          report(file, pointer, `holds ${shown(codes)}, which nobody sees`, name);
      for (const file of loaded.templateTexts)
        for (const { offset, codes } of unseenLines(file.text))
          report(file, offset, `holds ${shown(codes)}, which nobody sees`);
    },
  }),
];

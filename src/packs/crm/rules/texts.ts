/** Checks on texts that go into cells. Pure. */

/** The most characters in a name, an address or another line. */
export const longestText = 500;

/** Control characters, and unpaired surrogates, which no service accepts. */
const controls = /\p{Cc}|\p{Surrogate}/u;

/** Whether a value is a non-blank text on one line. */
export const isLine = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longestText && !controls.test(value);

export const lineWords = `a text on one line, of 1 to ${longestText} characters`;

/** Whether a text has the form of an e-mail address. Only sending would prove that the address exists. */
export const isEmailAddress = (value: unknown): value is string =>
  isLine(value) && /^[^\s@,;<>]{1,64}@[^\s@,;<>]{1,190}\.[^\s@,;<>.]{2,63}$/.test(value.trim());

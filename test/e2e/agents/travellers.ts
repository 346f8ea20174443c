/** Who travels, and what they have told the agent. */
export const ada = { firstName: "Ada", lastName: "Larsen" };
export const bo = { firstName: "Bo", lastName: "Larsen" };

const born = {
  ada: { type: "adult", ...ada, dateOfBirth: "1988-03-22" },
  bo: { type: "adult", ...bo, dateOfBirth: "1986-11-20" },
  cy: { type: "child", firstName: "Cy", lastName: "Larsen", dateOfBirth: "2018-02-15" },
  di: { type: "infant", firstName: "Di", lastName: "Larsen", dateOfBirth: "2025-09-21" },
};

export const alone = [born.ada];
export const couple = [born.ada, born.bo];
export const family = [born.ada, born.bo, born.cy, born.di];
export const contact = { contactEmail: "ada.larsen@example.com" };
export const driver = { ...ada, dateOfBirth: "1988-03-22" };

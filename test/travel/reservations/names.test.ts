import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ticketName } from "../../../src/travel/reservations/names.js";
import { objectionsAt, type Realism } from "../../../src/travel/reservations/objections.js";
import { holds } from "../world/holds.js";
import { Refusal, refuse } from "./desk.js";

const named = (firstName: string, lastName: string, realism: Realism = "contract") => {
  const objections = objectionsAt(realism, refuse);
  const name = ticketName({ firstName, lastName }, "passengers.0", objections);
  return { ...name, warnings: objections.warnings.map(({ reason, field }) => `${reason} ${field}`) };
};

test("names are printed in letters A to Z, and kept as they were given", () => {
  const cases = [
    ["Jürgen", "Müller", "MUELLER/JUERGEN"],
    ["Núria", "Ibáñez", "IBANEZ/NURIA"],
    ["Åse", "Ærø", "AEROE/AASE"],
    ["Weiß", "Groß", "GROSS/WEISS"],
    ["Jean-Luc", "O’Neill", "ONEILL/JEAN LUC"],
    ["Łukasz", "Dvořák", "DVORAK/LUKASZ"],
    ["Ada", "O", "OO/ADA"],
    ["J. R.", "St. John", "ST JOHN/J R"],
    ["  Ada   Maria ", "van  der Berg", "VAN DER BERG/ADA MARIA"],
    ["Thi\u0302", "Nguyê\u0303n", "NGUYEN/THI"],
  ] as const;
  for (const [firstName, lastName, gdsName] of cases) {
    const name = named(firstName, lastName, "strict");
    assert.equal(name.gdsName, gdsName);
    assert.deepEqual(name.warnings, []);
  }
  assert.equal(named("Jürgen", "Müller").lastName, "Müller");
});

test("a title leaves the first name and ends the name on the ticket", () => {
  assert.deepEqual(named("Dr. Ada", "Lovelace"), {
    firstName: "Ada",
    lastName: "Lovelace",
    title: "DR",
    gdsName: "LOVELACE/ADA DR",
    warnings: [],
  });
  assert.equal(named("Ada MRS", "Lovelace").gdsName, "LOVELACE/ADA MRS");
  assert.equal(named("Miss", "Lovelace").firstName, "Miss");
});

test("other scripts are transliterated with a warning, or refused in strict", () => {
  const name = named("Юрий", "Щукин");
  assert.equal(name.gdsName, "SHCHUKIN/IURII");
  assert.equal(name.lastName, "Щукин");
  assert.deepEqual(name.warnings, [
    "NAME_NOT_ROMANIZED passengers.0.lastName",
    "NAME_NOT_ROMANIZED passengers.0.firstName",
  ]);
  assert.equal(named("Γιώργος", "Παπάς").gdsName, "PAPAS/GIORGOS");
  assert.equal(named("Λουκάς", "Παπαδόπουλος").gdsName, "PAPADOPOULOS/LOUKAS");
  assert.equal(named("Ρούλα", "Υψηλάντη").gdsName, "YPSILANTI/ROULA");
  assert.throws(() => named("Ada", "Щукин", "strict"), /NAME_NOT_ROMANIZED .*passengers.0.lastName/);
});

test("what stands for a name that is not known yet is warned of, or refused in strict", () => {
  for (const word of ["TBD", "tba", "Unknown", "T.B.D."]) {
    assert.deepEqual(named("Ada", word).warnings, ["NAME_INVALID passengers.0.lastName"], word);
    assert.throws(() => named("Ada", word, "strict"), /NAME_INVALID .*not known yet/, word);
  }
  for (const name of ["Na", "Test", "Null-Smith", "Unknownson"])
    assert.deepEqual(named("Ada", name).warnings, [], name);
});

test("a part that no letter is left of is printed as unknown, and the original is kept", () => {
  const name = named("小明", "李");
  assert.deepEqual([name.gdsName, name.firstName, name.lastName], ["LNU/FNU", "小明", "李"]);
  assert.equal(named("", "Lovelace").gdsName, "LOVELACE/FNU");
});

test("digits, emoji and emptiness are warned of, or refused in strict", () => {
  for (const [lastName, gdsName] of [
    ["Lovelace2", "LOVELACE/ADA"],
    ["Love💥lace", "LOVELACE/ADA"],
    ["", "LNU/ADA"],
  ] as const) {
    const name = named("Ada", lastName);
    assert.deepEqual([name.gdsName, name.warnings], [gdsName, ["NAME_INVALID passengers.0.lastName"]]);
    assert.throws(
      () => named("Ada", lastName, "strict"),
      (error) =>
        error instanceof Refusal && error.reason === "NAME_INVALID" && typeof error.detail["explanation"] === "string",
    );
  }
});

test("whatever a name is, 55 printable characters are enough for it", () => {
  const anyName = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 50 }),
    fc.string({ unit: fc.constantFrom("Ä", "ß", "Щ", "x", " ", "-", "李", "7"), maxLength: 50 }),
  );
  fc.assert(
    fc.property(anyName, anyName, (firstName, lastName) => {
      const { gdsName } = named(firstName, lastName);
      assert.match(gdsName, /^[A-Z][A-Z ]*[A-Z]\/[A-Z][A-Z ]*$/);
      holds(gdsName.length <= 55 && !gdsName.endsWith(" "), gdsName);
    }),
  );
});

import { expect, test } from "vitest";
import { fullName, listName, withoutDegrees } from "./full-name.ts";

const lucie = { degreeBefore: "Bc.", name: "Lucie", surname: "Bukovská", degreeAfter: null };

test("a name has its degrees around it, and behind it as an option of a list", () => {
  expect([lucie, { ...lucie, degreeAfter: "DiS." }, { ...lucie, degreeBefore: null }].map(fullName)).toEqual([
    "Bc. Lucie Bukovská",
    "Bc. Lucie Bukovská, DiS.",
    "Lucie Bukovská",
  ]);
  expect([lucie, { ...lucie, degreeAfter: "DiS." }, { ...lucie, degreeBefore: null }].map(listName)).toEqual([
    "Bukovská Lucie, Bc.",
    "Bukovská Lucie, Bc., DiS.",
    "Bukovská Lucie",
  ]);
});

test("degrees are left out of a name, but not what only begins like one", () => {
  for (const [typed, name] of [
    ["MUDr. Jedli", "Jedli"],
    ["prof. MUDr. Martin Jedlička, Ph.D.", "Martin Jedlička,"],
    ["doc.MUDr.Jedli", "Jedli"],
    ["Ing. arch. Jedli", "Jedli"],
    ["Jedlička Martin, Bc.", "Jedlička Martin,"],
    ["ing nov", "ing nov"],
    ["J. Novák", "J. Novák"],
    ["mudr.novak@example.cz", "mudr.novak@example.cz"],
    ["Janing. Nov", "Janing. Nov"],
  ])
    expect(withoutDegrees(typed!)).toBe(name);
});

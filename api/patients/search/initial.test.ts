import { expect, test } from "vitest";
import { initialOf, initials } from "./initial.ts";

test("a name comes after its initial, in the order of the Czech alphabet", () => {
  for (const [name, letter] of [
    ["Adámek", "a"],
    ["Árva", "a"],
    ["Cvrk", "c"],
    ["Čáp", "č"],
    ["Ďas", "d"],
    ["Hora", "h"],
    ["Chalupa", "ch"],
    ["Ibl", "i"],
    ["Řád", "ř"],
    ["Žák", "ž"],
    ["n", "n"],
    ["Ķ", "k"],
  ])
    expect(initials[initialOf(name!) - 1], name).toBe(letter);
});

test("a name without a Czech initial comes before or after all of them", () => {
  expect(initialOf("3M")).toBe(0);
  expect(initialOf("")).toBe(0);
  expect(initialOf("Шевченко")).toBe(initials.length);
});

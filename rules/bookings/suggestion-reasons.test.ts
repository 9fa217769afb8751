import { expect, test } from "vitest";
import { cardOfSender } from "./suggestion-reasons.ts";

test("a card is proposed at once where first name, surname and birth date agree, and only one is such", () => {
  const own = { id: 1, reasons: ["birthDate", "surname", "name"] as const };
  const twin = { id: 2, reasons: ["birthDate", "surname", "phone", "email"] as const };
  const mother = { id: 3, reasons: ["surname", "phone", "email"] as const };
  expect(cardOfSender([twin, mother])).toBeUndefined();
  expect(cardOfSender([twin, own])).toBe(own);
  expect(cardOfSender([own, { ...own, id: 4 }])).toBeUndefined();
  expect(cardOfSender([])).toBeUndefined();
});

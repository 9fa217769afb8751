import { expect, test } from "vitest";
import { SignedConsentInput, WordingInput } from "./consent.ts";

const input = SignedConsentInput("2026-03-16");
const faults = (given: object) =>
  input.safeParse(given).error?.issues.map((issue) => [issue.path.join("."), issue.message]);

test("a signature is today's and to the current wording by default", () => {
  expect(input.parse({})).toEqual({ wording: null, givenOn: "2026-03-16" });
  expect(input.parse({ wording: "3", givenOn: "včera" })).toEqual({ wording: 3, givenOn: "2026-03-15" });
  expect(input.parse({ wording: 3, givenOn: "2025-12-01" })).toEqual({ wording: 3, givenOn: "2025-12-01" });
});

test("a signature of tomorrow is refused, and invalid input is reported at its field", () => {
  expect(faults({ givenOn: "zítra" })).toEqual([["givenOn", "dateInvalid"]]);
  expect(faults({ wording: "x", givenOn: "nikdy" })).toEqual([
    ["wording", "choiceInvalid"],
    ["givenOn", "dateInvalid"],
  ]);
});

test("a wording has a text", () => {
  expect(WordingInput.safeParse({ text: " \n " }).error?.issues[0]?.message).toBe("required");
  expect(WordingInput.parse({ text: "První.\r\n\r\nDruhý." })).toEqual({ text: "První.\n\nDruhý." });
});

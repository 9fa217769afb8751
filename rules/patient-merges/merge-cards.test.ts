import { expect, test } from "vitest";
import { mergeParts, usualChoice, type MergePart } from "./merge-cards.ts";

const card = (values: Partial<Record<MergePart, string>>) =>
  ({ ...Object.fromEntries(mergeParts.map((part) => [part, ""])), ...values }) as Record<MergePart, string>;

test("birth date and sex come from the card whose personal number is chosen", () => {
  const kept = card({ dateOfBirth: "5. 5. 1980", sex: "žena", phone: "601 000 001" });
  const merged = card({
    personalIdentificationNumber: "855623/1234",
    dateOfBirth: "23. 6. 1985",
    sex: "muž",
    phone: "601 000 002",
  });
  const usual = (one: typeof kept, other: typeof kept, number?: string) =>
    (["personalIdentificationNumber", "dateOfBirth", "sex", "phone"] as const).map((part) =>
      usualChoice(part, one, other, number),
    );
  expect(usual(kept, merged)).toEqual(["merged", "merged", "merged", "kept"]);
  expect(usual(merged, kept)).toEqual(["kept", "kept", "kept", "kept"]);
  expect(usual(kept, merged, "kept")).toEqual(["merged", "kept", "kept", "kept"]);
});

test("an empty part is filled from the other card, and both warnings stay", () => {
  expect(usualChoice("email", card({}), card({ email: "a@b.example" }))).toBe("merged");
  expect(usualChoice("cave", card({ cave: "latex" }), card({ cave: "pyl" }))).toBe("both");
});

import { expect, test } from "vitest";
import { maskedEmail } from "./masked-email.ts";

test("a masked address keeps its first letter, unless that is most of it, and its domain", () => {
  expect(["dana@lipa.example", "jo@lipa.example", '"a@b"@lipa.example'].map(maskedEmail)).toEqual([
    "d•••@lipa.example",
    "•••@lipa.example",
    '"•••@lipa.example',
  ]);
});

import { expect, test } from "vitest";
import { splitPhone } from "./phone.ts";

test("a phone number in the international form has a calling code of one to three digits", () => {
  expect(splitPhone("+420601000377")).toEqual({ callingCode: "420", national: "601000377" });
  expect(splitPhone("+421 905 123 456")).toEqual({ callingCode: "421", national: "905123456" });
  expect(splitPhone("+48601000377")).toEqual({ callingCode: "48", national: "601000377" });
  expect(splitPhone("+12025550123")).toEqual({ callingCode: "1", national: "2025550123" });
});

test("anything else is not parted", () => {
  expect(["601000377", "00420601000377", "+", "+420", "", "+420abc", "\0"].map(splitPhone)).toEqual(
    Array(7).fill(null),
  );
});

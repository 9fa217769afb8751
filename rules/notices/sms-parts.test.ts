import { expect, test } from "vitest";
import { smsParts } from "./sms-parts.ts";

test("a text of the basic alphabet takes 160 characters, then 153 a part", () => {
  expect(smsParts("")).toEqual({ encoding: "GSM_7", length: 0, parts: 0 });
  expect(smsParts("a".repeat(160))).toEqual({ encoding: "GSM_7", length: 160, parts: 1 });
  expect(smsParts("a".repeat(161)).parts).toBe(2);
  expect(smsParts("a".repeat(306)).parts).toBe(2);
  expect(smsParts("a".repeat(307)).parts).toBe(3);
});

test("one character outside of the alphabet makes it 70 characters, then 67 a part", () => {
  expect(smsParts("č".repeat(70))).toEqual({ encoding: "UCS_2", length: 70, parts: 1 });
  expect(smsParts(`č${"a".repeat(70)}`)).toEqual({ encoding: "UCS_2", length: 71, parts: 2 });
  expect(smsParts("ř".repeat(134)).parts).toBe(2);
  expect(smsParts("ř".repeat(135)).parts).toBe(3);
  expect(smsParts("é ä ö ü ß à").encoding).toBe("GSM_7");
  expect(smsParts("á").encoding).toBe("UCS_2");
});

test("an escaped character counts as two, and no character is split over two parts", () => {
  expect(smsParts("€".repeat(80))).toEqual({ encoding: "GSM_7", length: 160, parts: 1 });
  expect(smsParts("€".repeat(153))).toEqual({ encoding: "GSM_7", length: 306, parts: 3 });
  expect(smsParts("😀".repeat(35)).parts).toBe(1);
  expect(smsParts("😀".repeat(67))).toEqual({ encoding: "UCS_2", length: 134, parts: 3 });
});

import { expect, test } from "vitest";
import { sheetDay } from "./sheet.ts";

const at = (moment: string) => sheetDay(new Date(moment), "19:00");

test("the sheet of tomorrow is due from its time until midnight", () => {
  expect(at("2026-03-16T17:59:59Z")).toBeNull();
  expect(at("2026-03-16T18:00:00Z")).toBe("2026-03-17");
  expect(at("2026-03-16T22:59:59Z")).toBe("2026-03-17");
  expect(at("2026-03-16T23:00:00Z")).toBeNull();
});

test("its time follows the clocks of Prague over both changes", () => {
  expect([at("2026-03-28T17:59:00Z"), at("2026-03-28T18:00:00Z")]).toEqual([null, "2026-03-29"]);
  expect([at("2026-03-29T16:59:00Z"), at("2026-03-29T17:00:00Z")]).toEqual([null, "2026-03-30"]);
  expect([at("2026-10-24T16:59:00Z"), at("2026-10-24T17:00:00Z")]).toEqual([null, "2026-10-25"]);
  expect([at("2026-10-25T17:59:00Z"), at("2026-10-25T18:00:00Z")]).toEqual([null, "2026-10-26"]);
});

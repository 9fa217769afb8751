import { expect, test } from "vitest";
import { readTime } from "./read-time.ts";

test("a time as people type it becomes HH:mm", () => {
  expect(["8", "08", "8h", "8 hod.", "8 Uhr", "8:00"].map(readTime)).toEqual(Array(6).fill("08:00"));
  expect(["8:30", "830", "0830", "8.30", "8h30", "8,30", "8 30", " 8 : 30 "].map(readTime)).toEqual(
    Array(8).fill("08:30"),
  );
  expect(["0", "23:59", "2359"].map(readTime)).toEqual(["00:00", "23:59", "23:59"]);
});

test("an ambiguous or invalid time is refused", () => {
  for (const text of ["", "24", "24:00", "8:60", "860", "8:5", "8,5h", "8.5", "-8", "12345", "8:30:15", "osm", "\0"]) {
    expect([text, readTime(text)]).toEqual([text, null]);
  }
});

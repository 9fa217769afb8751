import fc from "fast-check";
import { expect, test } from "vitest";
import { billedVisit } from "#tests/kit/insurers/billed-visit.ts";
import { splitRows } from "./split-rows.ts";

const operation = (code: string, count: number) => ({ code, name: code, count, points: 100 });

test("an operation that counts more than nine has several rows", () => {
  const [part] = splitRows([billedVisit({ operations: [operation("21221", 20), operation("21413", 9)] })]);
  expect(part!.rows.map(({ code, count }) => [code, count])).toEqual([
    ["21221", 9],
    ["21221", 9],
    ["21221", 2],
    ["21413", 9],
  ]);
});

test("a visit for which a document has no room goes to the next as a whole", () => {
  const visits = Array.from({ length: 4 }, (_, at) =>
    billedVisit({
      day: `2026-03-1${at}`,
      operations: Array.from({ length: 30 }, (_, at) => operation(String(21000 + at), 1)),
    }),
  );
  expect(splitRows(visits).map(({ visits, rows }) => [visits.length, rows.length])).toEqual([
    [3, 90],
    [1, 30],
  ]);
});

test("no row is lost, no document has more than 99, and days ascend", () => {
  const visits = fc.array(
    fc.record({
      day: fc.integer({ min: 10, max: 28 }).map((day) => `2026-03-${day}`),
      operations: fc.array(
        fc.record({ code: fc.constantFrom("21221", "21413", "21002"), count: fc.integer({ min: 1, max: 300 }) }),
        { minLength: 1, maxLength: 12 },
      ),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(visits, (given) => {
      const all = given.map(({ day, operations }) =>
        billedVisit({ day, operations: operations.map(({ code, count }) => operation(code, count)) }),
      );
      const parts = splitRows(all);
      const rows = parts.flatMap((part) => part.rows);
      expect(rows.every(({ count }) => count >= 1 && count <= 9)).toBe(true);
      expect(parts.every((part) => part.rows.length <= 99)).toBe(true);
      expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).sort());
      const countOf = (some: { code: string; count: number }[], code: string) =>
        some.filter((one) => one.code === code).reduce((sum, { count }) => sum + count, 0);
      for (const code of ["21221", "21413", "21002"])
        expect(countOf(rows, code)).toBe(
          countOf(
            given.flatMap(({ operations }) => operations),
            code,
          ),
        );
    }),
  );
});

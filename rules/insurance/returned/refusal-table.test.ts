import { expect, test } from "vitest";
import { columnsOf, namesOf, readNumbers, readRefusals } from "./refusal-table.ts";

const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }));

test("a table is read by the names of its columns", () => {
  const rows = rowsOf(["IČP", "Číslo dokladu", "Kód chyby", "Popis"], ["44123001", "0000123", "E05", "Není pojištěn"]);
  expect(columnsOf(rows, [])).toEqual({ number: 1, code: 2, reason: 3 });
  expect(readRefusals(rows, columnsOf(rows, [])!)).toEqual([{ number: 123, code: "E05", reason: "Není pojištěn" }]);
});

test("a table of unknown names is read as it was chosen before", () => {
  const rows = rowsOf(["A", "B"], ["Není pojištěn", "12"]);
  expect(columnsOf(rows, [])).toBeNull();
  const known = [{ names: ["A", "B"], columns: { number: 1, reason: 0 } }];
  expect(readRefusals(rows, columnsOf(rows, known)!)).toEqual([{ number: 12, code: null, reason: "Není pojištěn" }]);
  expect(columnsOf(rowsOf(["A", "C"], ["x", "12"]), known)).toBeNull();
});

test("a column alone has the numbers, and a table without names is named by places", () => {
  expect(columnsOf(rowsOf(["12"], ["13"]), [])).toEqual({ number: 0 });
  expect(namesOf(rowsOf(["12", "E05"], ["13", "E07"]))).toEqual(["1", "2"]);
});

test("a document of several rows is there once, with all that is said of it", () => {
  const rows = rowsOf(["12", "E05", "Kód"], ["12", "E07", "Limit"], ["12", "E05", "Kód"], ["celkem", "", ""], ["13"]);
  expect(readRefusals(rows, { number: 0, code: 1, reason: 2 })).toEqual([
    { number: 12, code: "E05", reason: "E07; Kód; Limit" },
    { number: 13, code: null, reason: null },
  ]);
});

test("typed numbers are separated by whatever people type", () => {
  expect(readNumbers(" 12, 13;14\n0000012 ")).toEqual([12, 13, 14]);
  expect([readNumbers(""), readNumbers("12a"), readNumbers("12345678"), readNumbers("0")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

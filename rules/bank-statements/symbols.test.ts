import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";
import { readSymbol, symbolsIn } from "./symbols.ts";

test("a symbol loses its leading zeros; zeros alone and other text are none", () => {
  expect(["0026000123", "308", " 7 ", "0000", "", "12a", "12345678901"].map(readSymbol)).toEqual([
    "26000123",
    "308",
    "7",
    null,
    null,
    null,
    null,
  ]);
});

test.each([
  ["/VS26000123/SS0000000042/KS0308", "26000123", "42", "308"],
  ["/VS123/SS/KS0308", "123", null, "308"],
  ["/VS/SS/KS", null, null, null],
  ["VS:123 KS:0308", "123", null, "308"],
  ["platba vs 123, děkuji", "123", null, null],
  ["vs. 123", "123", null, null],
  ["SVS123 KSS1", null, null, null],
  ["VS12345678901", null, null, null],
  ["NOTPROVIDED", null, null, null],
])("symbols of %j are found", (text, variableSymbol, specificSymbol, constantSymbol) => {
  expect(symbolsIn([text])).toEqual({ variableSymbol, specificSymbol, constantSymbol });
});

test("an earlier text counts before a later one", () => {
  expect(symbolsIn([null, "/VS1/SS/KS", "VS 2 SS 3"])).toMatchObject({ variableSymbol: "1", specificSymbol: "3" });
});

test("days are read as banks write them", () => {
  for (const text of [
    "2026-03-14",
    "2026-03-14T08:00:00+01:00",
    "2026-03-14Z",
    "20260314",
    "2026/03/14",
    "14.03.2026",
    "14. 3. 2026",
    "14.3.26",
    "14/03/2026",
    "14-03-2026",
    "14.03.2026 08:15",
    "140326",
  ])
    expect([text, readDay(text)]).toEqual([text, "2026-03-14"]);
  for (const text of ["", "31.02.2026", "14.3.", "dnes", "1", "000000", "2026-3", "03/14/2026", "x14.03.2026"])
    expect([text, readDay(text)]).toEqual([text, null]);
});

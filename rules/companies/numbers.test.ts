import { expect, test } from "vitest";
import { readCompanyNumber, readVatNumber } from "./numbers.ts";

test("company number (IČO): 8 digits with a check digit", () => {
  for (const ico of [
    "27082440",
    "25063677",
    "00177041",
    "00006947",
    "70994226",
    "49240901",
    "31322832",
    "10000071",
    "10000020",
    "10000011",
  ]) {
    expect(readCompanyNumber(ico)).toBe(ico);
  }
  expect([readCompanyNumber("177041"), readCompanyNumber("270 82 440")]).toEqual(["00177041", "27082440"]);
  expect(["00177042", "27082441", "12345678", "", "0", "270824401", "abc"].map(readCompanyNumber)).toEqual(
    Array(7).fill(null),
  );
});

test("VAT number (DIČ): of companies, individuals and groups, Slovak by eleven", () => {
  for (const dic of ["CZ25123891", "CZ640903926", "CZ699004845", "CZ7103192745"]) expect(readVatNumber(dic)).toBe(dic);
  expect(readVatNumber("25123891")).toBe("CZ25123891");
  expect(readVatNumber(" cz 25123891 ")).toBe("CZ25123891");
  expect([readVatNumber("SK2020273893"), readVatNumber("2020273893", "SK")]).toEqual(["SK2020273893", "SK2020273893"]);
  expect(readVatNumber("DE136695976")).toBe("DE136695976");
  expect(
    ["CZ25123890", "CZ95123891", "CZ640903927", "CZ7103192746", "SK2020273894", "CZ", "", "D1"].map((text) =>
      readVatNumber(text),
    ),
  ).toEqual(Array(8).fill(null));
});

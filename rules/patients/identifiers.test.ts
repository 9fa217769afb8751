import { expect, test } from "vitest";
import {
  accountToIban,
  ibanToAccount,
  readAccountNumber,
  readCompanyNumber,
  readIban,
  readPsc,
  readSlovakIban,
  readVatNumber,
} from "./identifiers.ts";

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

test.each([
  ["19-2000145399/0800", "CZ6508000000192000145399"],
  ["178124-4159/0710", "CZ6907101781240000004159"],
  ["280154417/0300", "CZ1103000000000280154417"],
  ["0500021502/0800", "CZ7808000000000500021502"],
  ["34278-0727558021/0100", "CZ2101000342780727558021"],
  ["2109681662/2700", "CZ8327000000002109681662"],
  ["168540115/0600", "CZ2806000000000168540115"],
])("account number %s is IBAN %s", (text, iban) => {
  const account = readAccountNumber(text);
  expect(account).not.toBeNull();
  expect(accountToIban(account ?? "")).toBe(iban);
  expect(ibanToAccount(iban)).toBe(account);
});

test("account numbers lose leading zeros and spaces, and are checked by weights", () => {
  expect(readAccountNumber(" 000000-0500021502 / 0800")).toBe("500021502/0800");
  expect(
    ["4278-727558021/0100", "8021/0100", "19-2000145398/0800", "0/0800", "00/0800", "19/0800/1", "", "x"].map(
      readAccountNumber,
    ),
  ).toEqual(Array(8).fill(null));
});

test("an account of a bank that does not exist is none", () => {
  expect(["19-2000145399/9999", "19/2026", "2000145399/1234"].map(readAccountNumber)).toEqual([null, null, null]);
  expect(readIban("CZ1899990000192000145399")).toBeNull();
});

test("a Slovak account", () => {
  expect(accountToIban("2918599669/1100", "SK")).toBe("SK9611000000002918599669");
  expect(ibanToAccount("SK9611000000002918599669")).toBe("2918599669/1100");
});

test("IBAN by modulo 97 and the length of its country", () => {
  for (const iban of [
    "CZ2806000000000168540115",
    "CZ5855000000001265098001",
    "SK9611000000002918599669",
    "CZ6508000000192000145399",
    "DE89370400440532013000",
    "GB82WEST12345698765432",
  ]) {
    expect(readIban(iban)).toBe(iban);
  }
  expect(readIban("cz65 0800 0000 1920 0014 5399")).toBe("CZ6508000000192000145399");
  expect(["CZ6508000000192000145398", "CZ650800000019200014539", "", "CZ", "0000"].map(readIban)).toEqual(
    Array(5).fill(null),
  );
  expect(ibanToAccount("DE89370400440532013000")).toBeNull();
});

test("Slovak IBAN is one of Slovakia only", () => {
  expect(readSlovakIban("SK96 1100 0000 0029 1859 9669")).toBe("SK9611000000002918599669");
  expect([readSlovakIban("CZ6508000000192000145399"), readSlovakIban("SK9611000000002918599668")]).toEqual([
    null,
    null,
  ]);
});

test("postcode is 5 digits", () => {
  expect([readPsc("170 00"), readPsc("17000"), readPsc("1700"), readPsc("SW1A 1AA")]).toEqual([
    "17000",
    "17000",
    null,
    null,
  ]);
});

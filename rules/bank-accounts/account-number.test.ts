import { expect, test } from "vitest";
import { accountToIban, ibanToAccount, readAccountNumber } from "./account-number.ts";
import { readIban } from "./iban.ts";

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

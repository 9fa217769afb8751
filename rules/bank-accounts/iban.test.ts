import { expect, test } from "vitest";
import { ibanToAccount } from "./account-number.ts";
import { readIban, readSlovakIban } from "./iban.ts";

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

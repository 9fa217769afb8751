import { crc32 } from "node:zlib";
import lzma from "lzma";
import { expect, test } from "vitest";
import { paymentCodeOf } from "./payment-code.ts";
import type { PaymentOrder } from "#rules/payments/payment-order.ts";

const czech: PaymentOrder = {
  iban: "CZ2806000000000168540115",
  currency: "CZK",
  amount: 45_000,
  variableSymbol: "1234567890",
  message: "Platba 100 % * č. 7 – „děkujeme“",
  payee: "Rehabilitace U Lípy, s. r. o., Praha 7",
};
const slovak: PaymentOrder = {
  iban: "SK9611000000002918599669",
  currency: "EUR",
  amount: 95_050,
  variableSymbol: "2026001",
  message: "Faktúra 2026001",
  payee: "Fyzio Košice s.r.o.",
  dueDate: "2026-12-31",
};

/** Unpacks a PAY by square code with another LZMA than the one that packed it. */
function unpack(code: string) {
  const bits = [...code].map((sign) => parseInt(sign, 32).toString(2).padStart(5, "0")).join("");
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const length = bytes.readUInt16LE(2);
  const head = Buffer.alloc(13);
  head[0] = 93; // lc 3, lp 0, pb 2
  head.writeUInt32LE(2 ** 17, 1);
  head.writeUInt32LE(length, 5);
  const packed = new Int8Array(Buffer.concat([head, bytes.subarray(4)]));
  const body = Buffer.from(lzma.decompress(packed as unknown as Uint8Array));
  return { version: bytes[0]! & 15, crc: body.readUInt32LE(0), text: body.subarray(4) };
}

test("a Czech code is a SPAYD of letters that a small QR code holds, without its own signs in values", () => {
  expect(paymentCodeOf(czech)).toEqual({
    standard: "SPAYD",
    text: "SPD*1.0*ACC:CZ2806000000000168540115*AM:450.00*CC:CZK*MSG:PLATBA 100 C. 7 - DEKUJEME*RN:REHABILITACE U LIPY S. R. O. PRAHA*X-VS:1234567890",
  });
  expect(paymentCodeOf({ ...czech, amount: 0, dueDate: "2026-12-31" })!.text).toMatch(
    /^SPD\*1\.0\*ACC:CZ2806000000000168540115\*CC:CZK\*DT:20261231\*/,
  );
});

test("a Slovak code is a PAY by square 1.2.0 with everything that was asked", () => {
  const { standard, text } = paymentCodeOf(slovak)!;
  expect(standard).toBe("PAY_BY_SQUARE");
  const unpacked = unpack(text);
  expect([unpacked.version, unpacked.crc]).toEqual([2, crc32(unpacked.text)]);
  expect(unpacked.text.toString().split("\t")).toEqual(
    ["", "1", "1", "950.5", "EUR", "20261231", "2026001", "", "", "", "Faktura 2026001", "1"].concat([
      "SK9611000000002918599669",
      "",
      "0",
      "0",
      "Fyzio Kosice s.r.o.",
      "",
      "",
    ]),
  );
});

test("the code of another European account asks for euros, its symbol before the message", () => {
  const { standard, text } = paymentCodeOf({ ...slovak, iban: "AT611904300234573201", message: "Danke\nsehr" })!;
  expect(standard).toBe("EPC");
  expect(text.split("\n")).toEqual(
    ["BCD", "002", "1", "SCT", "", "Fyzio Košice s.r.o.", "AT611904300234573201", "EUR950.50", "", ""].concat([
      "/VS2026001 Danke sehr",
    ]),
  );
});

test("crowns to an account outside of Czechia have no code", () => {
  expect(paymentCodeOf({ ...slovak, currency: "CZK" })).toBeNull();
});

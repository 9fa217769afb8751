import { expect, test } from "vitest";
import { decodeStatement } from "./decode.ts";
import { StatementFault } from "./fault.ts";
import { readGpc } from "./gpc.ts";

const zeros = (value: string | number, length: number) => String(value).padStart(length, "0");

/** Record 074 of the account 19-2000145399. */
const head = ({ account = "0000192000145399", opening = "+", number = "007" } = {}) =>
  `074${account}${"FYZIO LIPKA".padEnd(20)}010326${zeros(1_250_050, 14)}${opening}${zeros(1_330_050, 14)}+` +
  `${zeros(70_000, 14)}0${zeros(150_000, 14)}0${number}140326${" ".repeat(14)}`;

/** Record 075. */
const item = ({
  counter = "1781240000004159",
  document = "0000000004711",
  amount = 45_000,
  code = "2",
  vs = "0026000123",
  ks = "0007100308",
  ss = "0000000000",
  name = "JANA NOVÁKOVÁ",
  currency = "00203",
  booked = "140326",
} = {}) =>
  `0750000192000145399${counter}${document}${zeros(amount, 12)}${code}${vs}${ks}${ss}130326${name.padEnd(20)}` +
  `0${currency.slice(1)}${booked}`;

const file = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join("");

const faultOf = (text: string) => {
  try {
    return readGpc(text, "CZK").length;
  } catch (error) {
    expect(error).toBeInstanceOf(StatementFault);
    const { fault, line } = error as StatementFault;
    return [fault, line];
  }
};

test("records have 128 characters", () => {
  expect([head().length, item().length]).toEqual([128, 128]);
});

test("a statement is read with its head, its movements and their messages", () => {
  const text = file(
    head(),
    item(),
    `078${"Fyzioterapie březen".padEnd(35)}${"děkujeme".padEnd(35)}`,
    `079${"J. N.".padEnd(35)}`,
    item({ code: "1", amount: 70_000, vs: "0000000000", ks: "0000000000", name: "Poplatek", document: zeros(0, 13) }),
  );
  expect(readGpc(text, "CZK")).toEqual([
    {
      account: "19-2000145399",
      currency: "CZK",
      number: "7",
      from: "2026-03-01",
      to: "2026-03-14",
      openingBalance: 1_250_050,
      closingBalance: 1_330_050,
      movements: [
        {
          day: "2026-03-14",
          amount: 45_000,
          currency: "CZK",
          isReversal: false,
          variableSymbol: "26000123",
          specificSymbol: null,
          constantSymbol: "308",
          counterAccount: "178124-4159/0710",
          counterName: "JANA NOVÁKOVÁ",
          message: "Fyzioterapie březen děkujeme J. N.",
          bankReference: "0000000004711",
        },
        expect.objectContaining({
          amount: -70_000,
          variableSymbol: null,
          constantSymbol: null,
          counterAccount: "178124-4159",
          bankReference: null,
        }),
      ],
    },
  ]);
});

test.each([
  ["1", -45_000, false],
  ["2", 45_000, false],
  ["3", 45_000, true],
  ["4", 45_000, true],
  ["5", -45_000, true],
])("code %s gives the amount %i, reversal %s", (code, amount, isReversal) => {
  expect(readGpc(file(head(), item({ code })), "CZK")[0]?.movements[0]).toMatchObject({ amount, isReversal });
});

test("an account in the internal order of the banks is read as in the usual one", () => {
  // 19-2000145399: the digits 10, 8, 9, 6, 1 to 5 and 7 of the number, then the prefix.
  const [statement] = readGpc(
    file(head({ account: "9394200015000019" }), item({ counter: "9150000004178124" })),
    "CZK",
  );
  expect(statement?.account).toBe("19-2000145399");
  expect(statement?.movements[0]?.counterAccount).toBe("178124-4159/0710");
});

test("the currency is that of the record, or of the account where the code is another", () => {
  const read = (currency: string) => readGpc(file(head(), item({ currency })), "EUR")[0]?.movements[0]?.currency;
  expect(["00203", "00978", "01101", "00000"].map(read)).toEqual(["CZK", "EUR", "EUR", "EUR"]);
});

test("a debt, several statements in a file, lines cut at their end and the mark of DOS are read", () => {
  const lines = [head({ opening: "-" }), head({ number: "008" }).trimEnd(), item({ booked: "" })];
  const [first, second] = readGpc(`${lines.join("\n")}\n\n\u001A`, "CZK");
  expect(first?.openingBalance).toBe(-1_250_050);
  expect(first?.movements).toEqual([]);
  expect(second).toMatchObject({ number: "8", movements: [{ day: "2026-03-13" }] });
});

test("a variable symbol in the message counts where the movement has none", () => {
  const text = file(head(), item({ vs: zeros(0, 10) }), "078/VS26000124/SS/KS0308");
  expect(readGpc(text, "CZK")[0]?.movements[0]?.variableSymbol).toBe("26000124");
});

test("a fault has the line", () => {
  expect(faultOf(file(item()))).toEqual(["recordInvalid", 1]);
  expect(faultOf(file(head(), item(), "Součet"))).toEqual(["recordInvalid", 3]);
  expect(faultOf(file(head(), item({ code: "9" })))).toEqual(["recordInvalid", 2]);
  expect(faultOf(file(head(), item({ booked: "310226" })))).toEqual(["dayInvalid", 2]);
  expect(faultOf(file(head(), item().slice(0, 40)))).toEqual(["recordInvalid", 2]);
  expect(faultOf(file(head().slice(0, 50)))).toEqual(["amountInvalid", 1]);
  expect(faultOf(file(head(), item().replace("000000045000", "0000000450,0")))).toEqual(["amountInvalid", 2]);
});

test("letters are read in every charset in which banks write", () => {
  const bytes = (name: number[]) => Uint8Array.from([...Buffer.from("Bo"), ...name, ...Buffer.from("ka")]);
  expect(decodeStatement(bytes([0xf8, 0x9e]))).toBe("Bořžka");
  expect(decodeStatement(bytes([0xf8, 0xbe]))).toBe("Bořľka");
  expect(decodeStatement(bytes([0xf8, 0xb9]))).toBe("Bořška");
  const gpc = (name: number[]) => Uint8Array.from([...Buffer.from(`\r\n${head()}\r\n`), ...name]);
  // «Dvořáková» in CP852 and in Windows-1250.
  const dos = [0x44, 0x76, 0x6f, 0xfd, 0xa0, 0x6b, 0x6f, 0x76, 0xa0];
  const windows = [0x44, 0x76, 0x6f, 0xf8, 0xe1, 0x6b, 0x6f, 0x76, 0xe1];
  for (const name of [dos, windows]) expect(decodeStatement(gpc(name)).trimEnd()).toMatch(/Dvořáková$/);
  expect(decodeStatement(Uint8Array.from([...Buffer.from("Jan;1"), 0xa0, ...Buffer.from("450,00")]))).toContain(
    "1\u00a0450,00",
  );
  expect(decodeStatement(new TextEncoder().encode("\uFEFFŽofka"))).toBe("Žofka");
  expect(decodeStatement(Buffer.from("\uFEFFŽofka", "utf16le"))).toBe("Žofka");
});

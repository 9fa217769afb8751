import { readFileSync } from "node:fs";
import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { MOST_FILE_FAULTS } from "../file-faults.ts";
import { readFile } from "./read-file.ts";

type Name = "doc06" | "doc01" | "fix06" | "fdavka";
const examples: Record<Name, { records: string[]; lines: string[] }> = JSON.parse(
  readFileSync("tests/fixtures/insurer-files/examples.json", "utf8"),
);
const dos = (text: string) => iconv.encode(text, "cp852");
const bytesOf = (lines: readonly string[], end = "\r\n") => dos(lines.map((line) => line + end).join(""));

/** A batch of one document 06, to be bent. */
const HEAD = examples.doc06.lines[0]!;
const DIAGNOSIS = examples.doc06.lines.at(-1)!;
const [, DOCUMENT, ROW] = examples.fix06.lines as [string, string, string];
const ONE = HEAD.replace("11    12  2", "11    12  1");
/** Puts text into a line from a position. */
const put = (line: string, at: number, text: string) => line.slice(0, at) + text + line.slice(at + text.length);

const faultsOf = (lines: readonly string[], end?: string) =>
  readFile(bytesOf(lines, end)).faults.map(({ line, fault, field }) => [line, fault, field]);

test("the examples are read without faults", () => {
  for (const [name, { lines, records }] of Object.entries(examples)) {
    const { kind, isWhole, faults, batches, invoiceFile } = readFile(bytesOf(lines));
    expect([name, kind, isWhole, faults]).toEqual([name, name === "fdavka" ? "F" : "K", true, []]);
    const { head, invoices } = invoiceFile;
    const read = [
      ...batches.flatMap(({ head, documents }) => [
        head,
        ...documents.flatMap(({ head, rows, others }) => [head, ...rows, ...others]),
      ]),
      ...(head ? [head] : []),
      ...invoices.flatMap(({ head, batches }) => [head, ...batches]),
    ];
    expect(read.map(({ record }) => record)).toEqual(records);
  }
});

test("a batch is read with its head, its documents and their rows", () => {
  const [batch] = readFile(bytesOf(examples.doc06.lines)).batches;
  expect(batch).toMatchObject({ version: "V3", documents: { length: 2 } });
  expect(batch!.head.values).toMatchObject({ DTYP: "90", DCID: "12", DMES: "11", DVDR1: "06:6.2.47", DBODY: "2269" });
  const [, second] = batch!.documents;
  expect(second!.head).toMatchObject({
    line: 7,
    values: { ECID: "346", EROD: "505101123", EZDG: "S8200", ECCEL: "804.38", EDAT: "02112026" },
  });
  expect(second!.rows.map(({ line, values }) => [line, values.VDAT, values.VKOD, values.VPOC]).at(-1)).toEqual([
    12,
    "19112026",
    "21221",
    "1",
  ]);
  expect(second!.others.map(({ values }) => values.NTYP ?? values.GCIS)).toEqual(["5", "M255", "R262"]);
});

test("an F-dávka is read with its invoices and their batches", () => {
  const { head, invoices } = readFile(bytesOf(examples.fdavka.lines)).invoiceFile;
  expect(head?.values).toMatchObject({ FVERZE: "6.20", FICZ: "81999000", FPLATCE: "111", FBNUCET: "2000145399" });
  expect(invoices.map(({ head, batches }) => [head.values.VCIS, batches.map(({ values }) => values.DCIS)])).toEqual([
    ["26000123", ["12"]],
    ["26000124", ["13"]],
  ]);
});

test("heads of 62 and of 87 bytes are read, with versions padded on either side", () => {
  const old = ONE.slice(0, 61) + " ";
  const file = readFile(bytesOf([old, DOCUMENT, ROW]));
  expect([file.faults, file.batches[0]?.version]).toEqual([[], "V1"]);
  const short = ONE.slice(0, 61) + "    06:6.2.47" + "03:6.2.47    ";
  const read = readFile(bytesOf([short, DOCUMENT, ROW]));
  expect([short.length, read.faults, read.batches[0]?.version]).toEqual([87, [], "V3"]);
  expect(read.batches[0]?.head.values.DVDR1).toBe("06:6.2.47");
});

test("rows of document 01 are read in both lengths", () => {
  const [head, document, row, other] = examples.doc01.lines as [string, string, string, string];
  const old = `${row.slice(0, 23)}  354 `;
  const { faults, batches } = readFile(bytesOf([head, document, old, other]));
  expect([old.length, faults]).toEqual([29, []]);
  expect(batches[0]?.documents[0]?.rows.map(({ values }) => values.VBOD)).toEqual(["354", "177"]);
});

test("documents 03 and 05 are read", () => {
  const medicine =
    `Z${"347".padStart(7)}00${"2".padStart(3)}81999001${"".padEnd(6)}902${"9001011239"}${"".padEnd(5)}${"".padEnd(10)}` +
    `${"0.00".padStart(11)} `;
  const given = `L031120261 ${"0012345"}${"2.500".padStart(11)}${"120.00".padStart(10)}${"".padEnd(5)} `;
  const two = ONE.replace("12  1", "12  2");
  const { faults, batches } = readFile(bytesOf([two, DOCUMENT, ROW, medicine, given]));
  expect([medicine.length, given.length, faults]).toEqual([67, 45, []]);
  expect(batches[0]?.documents[1]?.rows[0]?.values).toMatchObject({ LKOD: "0012345", LMNO: "2.500" });
  const irregular = `P${"348".padStart(7)}11181999001${"".padEnd(6)}902${"0.00".padStart(10)}${"0".padStart(7)}  1 `;
  const row = `V03112026900101123921221M545  `;
  const file = [put(ONE, 2, "05"), irregular, row, `N90010112395 `];
  expect(faultsOf(file)).toEqual([]);
});

const seeded: [name: string, lines: string[], fault: (number | string | null)[], end?: string][] = [
  ["nothing at all", [""], [1, "EMPTY", null]],
  ["a foreign file", ["%PDF-1.7", "1 0 obj"], [1, "FOREIGN", null]],
  ["a document without a head", [DOCUMENT, ROW], [1, "FOREIGN", null]],
  ["other line ends", [ONE, DOCUMENT, ROW], [1, "LINE_END", null], "\n"],
  ["a cut head", [ONE.slice(0, 70), DOCUMENT, ROW], [1, "CUT", null]],
  ["a cut document", [ONE, DOCUMENT.slice(0, 99), ROW], [2, "CUT", null]],
  ["a cut last line", [ONE, DOCUMENT, ROW, ROW.slice(0, 9)], [4, "CUT", null]],
  ["a line that is too long", [ONE, DOCUMENT, `${ROW} `], [3, "TOO_LONG", null]],
  ["an unknown record", [ONE, DOCUMENT, ROW, "X1234"], [4, "UNKNOWN_RECORD", null]],
  ["a blank line", [ONE, DOCUMENT, ROW, "", ROW], [4, "UNKNOWN_RECORD", null]],
  ["a diagnosis before the last row", [ONE, DOCUMENT, ROW, DIAGNOSIS, ROW], [5, "MISPLACED", null]],
  ["a control character", [ONE, DOCUMENT, put(ROW, 10, "\u0001")], [3, "CHARACTER", "VKOD"]],
  ["a missing insured number", [ONE, put(DOCUMENT, 34, " ".repeat(10)), ROW], [2, "MISSING", "EROD"]],
  ["a field that is to stay empty", [ONE, put(DOCUMENT, 58, "      7"), ROW], [2, "FORBIDDEN", "ECDZ"]],
  ["an empty number", [ONE, put(DOCUMENT, 58, " ".repeat(7)), ROW], [2, "NUMBER_INVALID", "ECDZ"]],
  ["a number on the left", [ONE, put(DOCUMENT, 1, "345    "), ROW], [2, "NUMBER_INVALID", "ECID"]],
  ["a day that does not exist", [ONE, DOCUMENT, put(ROW, 1, "31112026")], [3, "DAY_INVALID", "VDAT"]],
  ["an amount with a comma", [ONE, put(DOCUMENT, 73, "    746,66"), ROW], [2, "AMOUNT_INVALID", "ECCEL"]],
  ["a batch of an unknown type", [put(ONE, 2, "81"), DOCUMENT, ROW], [1, "TYPE_UNKNOWN", "DTYP"]],
  ["a document of another type", [put(ONE, 2, "98"), DOCUMENT, ROW], [2, "OTHER_DOCUMENT", null]],
  ["a batch without documents", [put(ONE, 28, "  0")], [1, "NO_DOCUMENT", null]],
  ["a document without rows", [ONE, DOCUMENT], [2, "NO_ROW", null]],
  ["a hundredth row", [ONE, DOCUMENT, ...Array.from({ length: 100 }, () => ROW)], [102, "TOO_MANY_RECORDS", null]],
  ["another number of documents", [put(ONE, 28, " 17"), DOCUMENT, ROW], [1, "DOCUMENT_COUNT", "DPOC"]],
  [
    "order numbers that do not ascend",
    [put(ONE, 28, "  2"), DOCUMENT, ROW, put(DOCUMENT, 1, "    346"), ROW],
    [4, "DOCUMENT_ORDER", "EPOR"],
  ],
  [
    "a number of a document twice",
    [put(ONE, 28, "  2"), DOCUMENT, ROW, put(DOCUMENT, 10, "  2"), ROW],
    [4, "NUMBER_TWICE", "ECID"],
  ],
  [
    "a number of a batch twice",
    [ONE, DOCUMENT, ROW, ONE, put(DOCUMENT, 1, "    346"), ROW],
    [4, "NUMBER_TWICE", "DCID"],
  ],
];

test.each(seeded)("%s is reported with its line", (_name, lines, fault, end) => {
  expect(faultsOf(lines, end)).toEqual([fault]);
});

test("the thousandth document of a batch is reported", () => {
  const documents = Array.from({ length: 1_000 }, (_, at) => [
    put(put(DOCUMENT, 1, String(at + 1).padStart(7)), 10, String(Math.min(at + 1, 999)).padStart(3)),
    ROW,
  ]).flat();
  expect(faultsOf([put(ONE, 28, "999"), ...documents])).toEqual([
    [1, "DOCUMENT_COUNT", "DPOC"],
    [2000, "TOO_MANY_DOCUMENTS", null],
    [2000, "DOCUMENT_ORDER", "EPOR"],
  ]);
});

test("faults of an F-dávka are reported with their lines", () => {
  const [head, request, batch, ...rest] = examples.fdavka.lines as [string, string, string, ...string[]];
  expect(faultsOf([head, request, ...rest])).toEqual([
    [2, "NO_BATCH", null],
    [2, "BATCH_COUNT", "VPDAV"],
    [2, "SUM_DIFFERS", "VFINBOD"],
  ]);
  expect(faultsOf([head, request, put(batch, 40, "    1.00"), ...rest])).toEqual([[2, "SUM_DIFFERS", "VFINKC"]]);
  expect(faultsOf([head, request, batch])).toEqual([[1, "REQUEST_COUNT", "FPOCV"]]);
  expect(faultsOf([head, batch, request, batch, ...rest])).toEqual([[2, "MISPLACED", null]]);
});

test("a file in UTF-8 is read and reported by its first such line, text in CP852 is not", () => {
  const [head, request, ...rest] = examples.fdavka.lines as [string, string, ...string[]];
  const note = put(request, 95, "Příliš žluťoučká péče – šťáva");
  const file = [head, note, ...rest].map((line) => `${line}\r\n`).join("");
  const utf8 = readFile(Buffer.from(file));
  expect(utf8.faults).toMatchObject([{ line: 2, fault: "UTF8" }]);
  expect(utf8.invoiceFile.invoices[0]?.head.values.VPOZ).toBe("Příliš žluťoučká péče – šťáva");
  const asDos = file.replace("–", "-");
  expect(readFile(dos(asDos)).faults).toEqual([]);
  expect(readFile(dos(asDos)).invoiceFile.invoices[0]?.head.values.VPOZ).toBe("Příliš žluťoučká péče - šťáva");
  const marked = readFile(Buffer.from(`\uFEFF${examples.fdavka.lines.map((line) => `${line}\r\n`).join("")}`));
  expect(marked.faults).toMatchObject([{ line: 1, fault: "UTF8" }]);
});

test("the mark by which DOS ends a file, and a last line without its end, are no faults", () => {
  const text = [ONE, DOCUMENT, ROW].join("\r\n");
  expect(readFile(dos(`${text}\r\n\u001A`)).faults).toEqual([]);
  expect(readFile(dos(text)).faults).toEqual([]);
});

test("a file with too many faults is read no further", () => {
  const { faults, isWhole } = readFile(bytesOf([ONE, DOCUMENT, ...Array.from({ length: 500 }, () => "?")]));
  expect([faults.length, isWhole]).toEqual([MOST_FILE_FAULTS, false]);
});

test("reading throws on no input", () => {
  const near = fc
    .array(fc.constantFrom(...Object.values(examples).flatMap(({ lines }) => lines)), { maxLength: 20 })
    .chain((lines) =>
      fc.tuple(fc.constant(bytesOf(lines)), fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 8 })),
    )
    .map(([bytes, bent]) => {
      const copy = Uint8Array.from(bytes);
      for (const [at, byte] of bent) if (at < copy.length) copy[at] = byte;
      return copy;
    });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 400 }), near), (bytes) => {
      const { faults } = readFile(bytes);
      for (const { line } of faults) expect(line).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});

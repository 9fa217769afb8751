import { readFileSync } from "node:fs";
import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import { batch, document, type Of } from "#tests/kit/insurers/file-records.ts";
import { batchHead, compensation06, diagnosis06, head01, head06, row01, row06 } from "./batch-layouts.ts";
import { invoiceHead, settledBatch, settlement } from "./invoice-layouts.ts";
import { readFile } from "./reading/read-file.ts";
import { writeFile } from "./write-file.ts";
import { writeRecord } from "./write-record.ts";

const examples: Record<string, { lines: string[] }> = JSON.parse(
  readFileSync(new URL("../../../tests/fixtures/insurer-files/examples.json", import.meta.url), "utf8"),
);
const bytesOf = (name: string) => iconv.encode(examples[name]!.lines.map((line) => `${line}\r\n`).join(""), "cp852");

const row = (VDAT: string, VKOD: string, VPOC?: number) => writeRecord(row06, { VDAT, VKOD, VPOC });

test("documents 06 are written as the example, byte for byte", () => {
  const lines = [
    writeRecord(batchHead, { ...batch, DCID: 12, DPOC: 2, DBODY: 2_269 }),
    writeRecord(head06, { ...document, ECCEL: 87_468, ECBOD: 1_182 }),
    row("2026-11-03", "21001"),
    row("2026-11-10", "21221"),
    row("2026-11-10", "21413"),
    row("2026-11-10", "21415"),
    writeRecord(head06, {
      ...document,
      ECID: 346,
      EPOR: 2,
      EROD: "505101123",
      EZDG: "S8200",
      EICZ: "81998002",
      EDAT: "2026-11-02",
      ECCEL: 80_438,
      ECBOD: 1_087,
      EODZ: "606",
    }),
    row("2026-11-05", "21002", 1),
    row("2026-11-12", "21225", 2),
    row("2026-11-12", "21413"),
    row("2026-11-19", "21225", 2),
    row("2026-11-19", "21221"),
    writeRecord(compensation06, { NTYP: "5" }),
    writeRecord(diagnosis06, { GCIS: "M255" }),
    writeRecord(diagnosis06, { GCIS: "R262" }),
  ];
  expect(lines).toEqual(examples.doc06!.lines);
  expect(Buffer.from(writeFile(lines))).toEqual(bytesOf("doc06"));
});

test("a correcting batch is written as the example, byte for byte", () => {
  const lines = [
    writeRecord(batchHead, { ...batch, CHAR: "O", DCID: 15, DPOC: 1, DBODY: 1_009 }),
    writeRecord(head06, { ...document, EZDG: "M544", ECCEL: 74_666, ECBOD: 1_009 }),
    row("2026-11-03", "21001"),
    row("2026-11-10", "21221"),
    row("2026-11-10", "21413"),
  ];
  expect(Buffer.from(writeFile(lines))).toEqual(bytesOf("fix06"));
});

test("a document 01 is written as the example, byte for byte", () => {
  const lines = [
    writeRecord(batchHead, { ...batch, DTYP: "98", DCID: 13, DPOC: 1, DBODY: 531, DVDR1: "01:6.2.47" }),
    writeRecord(head01, {
      HCID: 347,
      HPOR: 1,
      HCPO: "111",
      HICO: "81999002",
      HODB: "201",
      HROD: "9001011239",
      HZDG: "M545",
      HCCEL: 52_038,
      HCBOD: 531,
    }),
    writeRecord(row01, { VDAT: "2026-11-03", VKOD: "21022", VBOD: 354 }),
    writeRecord(row01, { VDAT: "2026-11-12", VKOD: "21023", VDIA: "M542", VBOD: 177 }),
  ];
  expect(Buffer.from(writeFile(lines))).toEqual(bytesOf("doc01"));
});

test("an F-dávka is written as the example, byte for byte", () => {
  const head: Of<typeof invoiceHead> = {
    FVERZE: 620,
    FICZ: "81999000",
    FICO: "10000071",
    FPLATCE: "111",
    FPOB: "8100",
    FPOCV: 2,
    FPOCZ: 0,
    FBNKOD: "0800",
    FBNPRED: "19",
    FBNUCET: "2000145399",
  };
  const invoice: Of<typeof settlement> = {
    VVYST: "2026-12-01",
    VSPLAT: "2026-12-31",
    VMES: 11,
    VROK: 2026,
    VFINKC: 0,
    VPDAV: 1,
    VDPOJ: "1",
  };
  const line = (DCIS: number, DBODY: number) =>
    writeRecord(settledBatch, { DCIS, DMES: 11, DROK: 2026, DUHR: "1", DBODY, DKC: 0 });
  const lines = [
    writeRecord(invoiceHead, head),
    writeRecord(settlement, { ...invoice, VCIS: 26_000_123, VFINC: 167_906, VFINBOD: 2_269, VDPECE: "15" }),
    line(12, 2_269),
    writeRecord(settlement, { ...invoice, VCIS: 26_000_124, VFINC: 52_038, VFINBOD: 531, VDPECE: "19" }),
    line(13, 531),
  ];
  expect(lines).toEqual(examples.fdavka!.lines);
  expect(Buffer.from(writeFile(lines))).toEqual(bytesOf("fdavka"));
});

test("random batches are written in CP852 and read without a fault", () => {
  const rows = fc.array(
    fc.record({
      VDAT: fc.integer({ min: 1, max: 30 }),
      VKOD: fc.integer({ min: 10_000, max: 99_999 }),
      VPOC: fc.integer({ min: 1, max: 9 }),
    }),
    { minLength: 1, maxLength: 99 },
  );
  const documents = fc.array(
    fc.record({
      rows,
      points: fc.nat(9_999_999),
      price: fc.nat(999_999_999),
      diagnoses: fc.nat(4),
      compensated: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.array(documents, { minLength: 1, maxLength: 3 }), (batches) => {
      let number = 0;
      const lines = batches.flatMap((documents, at) => [
        writeRecord(batchHead, { ...batch, DCID: at + 1, DPOC: documents.length }),
        ...documents.flatMap(({ rows, points, price, diagnoses, compensated }, order) => [
          writeRecord(head06, { ...document, ECID: ++number, EPOR: order + 1, ECBOD: points, ECCEL: price }),
          ...rows.map(({ VDAT, VKOD, VPOC }) => row(`2026-11-${String(VDAT).padStart(2, "0")}`, String(VKOD), VPOC)),
          ...(compensated ? [writeRecord(compensation06, { NTYP: "5" })] : []),
          ...Array.from({ length: diagnoses }, () => writeRecord(diagnosis06, { GCIS: "M255" })),
        ]),
      ]);
      const read = readFile(writeFile(lines));
      expect(read.faults).toEqual([]);
      expect(
        read.batches.map(({ documents }) =>
          documents.map(({ rows, head }) => [rows.length, Number(head.values.ECBOD)]),
        ),
      ).toEqual(batches.map((documents) => documents.map(({ rows, points }) => [rows.length, points])));
      expect(iconv.decode(Buffer.from(writeFile(lines)), "cp852")).toBe(lines.map((line) => `${line}\r\n`).join(""));
    }),
    { numRuns: 60 },
  );
});

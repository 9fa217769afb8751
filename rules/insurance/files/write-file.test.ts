import { readFileSync } from "node:fs";
import fc from "fast-check";
import iconv from "iconv-lite";
import { expect, test } from "vitest";
import * as batchLayouts from "./batch-layouts.ts";
import * as invoiceLayouts from "./invoice-layouts.ts";
import { readFileDay } from "./file-day.ts";
import type { Field, Layout } from "./layout.ts";
import { readFile } from "./read-file.ts";
import { RecordFault } from "./record-fault.ts";
import { writeFile } from "./write-file.ts";
import { writeRecord, type Values } from "./write-record.ts";

const { batchHead, head06, row06, compensation06, diagnosis06, head01, row01 } = batchLayouts;
const { invoiceHead, settlement, settledBatch } = invoiceLayouts;

const examples: Record<string, { lines: string[] }> = JSON.parse(
  readFileSync(new URL("../../../tests/fixtures/insurer-files/examples.json", import.meta.url), "utf8"),
);
const bytesOf = (name: string) => iconv.encode(examples[name]!.lines.map((line) => `${line}\r\n`).join(""), "cp852");

type Of<L> = L extends Layout<infer Name> ? Values<Name> : never;
const batch: Of<typeof batchHead> = {
  DTYP: "90",
  DICO: "81999000",
  DPOB: "8100",
  DROK: 2026,
  DMES: 11,
  DVDR1: "06:6.2.47",
  DVDR2: "03:6.2.47",
};
const document: Of<typeof head06> = {
  ECPO: "111",
  EICO: "81999001",
  EODB: "902",
  EROD: "9001011239",
  EICZ: "81998001",
  EODZ: "001",
  ECID: 345,
  EPOR: 1,
  EZDG: "M545",
  EDAT: "2026-10-30",
};
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

const faultOf = (values: Of<typeof head06>) => {
  try {
    return writeRecord(head06, values);
  } catch (error) {
    expect(error).toBeInstanceOf(RecordFault);
    const { fault, record, field } = error as RecordFault;
    return [fault, record, field];
  }
};

test("a value that its field does not take stops and names the field", () => {
  const bad = (values: Of<typeof head06>) => faultOf({ ...document, ...values });
  expect(bad({ EROD: undefined })).toEqual(["MISSING", "06.E", "EROD"]);
  expect(bad({ EZDG: "  " })).toEqual(["MISSING", "06.E", "EZDG"]);
  expect(bad({ ECID: null })).toEqual(["MISSING", "06.E", "ECID"]);
  expect(bad({ EDAT: null })).toEqual(["MISSING", "06.E", "EDAT"]);
  expect(bad({ ECDZ: 7 })).toEqual(["FORBIDDEN", "06.E", "ECDZ"]);
  expect(bad({ EKON: "K" })).toEqual(["FORBIDDEN", "06.E", "EKON"]);
  expect(bad({ EVAR: "1234567" })).toEqual(["TOO_LONG", "06.E", "EVAR"]);
  expect(bad({ ECID: 10_000_000 })).toEqual(["TOO_LONG", "06.E", "ECID"]);
  expect(bad({ ECCEL: 1_000_000_000 })).toEqual(["TOO_LONG", "06.E", "ECCEL"]);
  expect(bad({ ECBOD: -1 })).toEqual(["INVALID", "06.E", "ECBOD"]);
  expect(bad({ ECBOD: 1.5 })).toEqual(["INVALID", "06.E", "ECBOD"]);
  expect(bad({ ECBOD: "12" })).toEqual(["INVALID", "06.E", "ECBOD"]);
  expect(bad({ EICO: 81_999_001 })).toEqual(["INVALID", "06.E", "EICO"]);
  expect(bad({ EDAT: "2026-02-29" })).toEqual(["INVALID", "06.E", "EDAT"]);
  expect(bad({ EVAR: "€" })).toEqual(["CHARACTER", "06.E", "EVAR"]);
  expect(bad({ EVAR: "a\r\nb" })).toEqual(["CHARACTER", "06.E", "EVAR"]);
});

test("empty numbers end in zero, empty amounts in 0.00, months have two digits", () => {
  const line = String(faultOf(document));
  expect([line.slice(58, 65), line.slice(73, 83), line.slice(83, 90), line.slice(93)]).toEqual([
    "      0",
    "      0.00",
    "      0",
    "       ",
  ]);
  expect(writeRecord(batchHead, { ...batch, DMES: 3, DCID: 1, DPOC: 1 }).slice(16, 31)).toBe("202603     1  1");
});

test("each record that is written is read with its values", () => {
  const character = fc.constantFrom(..."AZŽŘÚČÝáčďéěíňóřšťúůýž019 .,:-/");
  const text = (length: number) =>
    fc.string({ unit: character, minLength: 1, maxLength: length }).map((value) => value.trim());
  const day = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const valueOf = ({ kind, length, decimals }: Field): fc.Arbitrary<string | number> => {
    if (kind === "C") return text(length).filter((value) => value !== "");
    if (kind === "D") return day;
    return fc.nat(Math.min(10 ** (length - (decimals > 0 ? 1 : 0)) - 1, 2 ** 31 - 1));
  };
  const layouts: Layout[] = [...Object.values(batchLayouts), ...Object.values(invoiceLayouts)];
  const records = fc.constantFrom(...layouts).chain((layout) => {
    const values = layout.fields.map((field) => {
      if (field.fill === "never" || field.name === "TYP") return fc.constant(null);
      return field.fill === "required" ? valueOf(field) : fc.option(valueOf(field));
    });
    return fc.tuple(fc.constant(layout), fc.tuple(...values));
  });
  fc.assert(
    fc.property(records, ([layout, values]) => {
      const given = Object.fromEntries(layout.fields.map(({ name }, at) => [name, values[at] ?? null]));
      const line = writeRecord(layout, given);
      expect(line.length).toBe(layout.length);
      for (const { name, kind, start, length, decimals, default: empty } of layout.fields) {
        const read = line.slice(start, start + length).trim();
        const value = given[name];
        if (value === null || value === undefined) expect(read).toBe(empty);
        else if (kind === "C") expect(read).toBe(value);
        else if (kind === "D") expect(readFileDay(read)).toBe(value);
        else expect(Number(read.replace(".", ""))).toBe(value);
        if (kind === "$") expect(read.split(".")[1]?.length).toBe(decimals);
      }
    }),
    { numRuns: 500 },
  );
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

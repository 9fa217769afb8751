import fc from "fast-check";
import { expect, test } from "vitest";
import { batch, document, type Of } from "#tests/kit/insurers/file-records.ts";
import * as batchLayouts from "./batch-layouts.ts";
import { readFileDay } from "./file-day.ts";
import * as invoiceLayouts from "./invoice-layouts.ts";
import type { Field, Layout } from "./layout.ts";
import { RecordFault } from "./reading/record-fault.ts";
import { writeRecord } from "./write-record.ts";

const { batchHead, head06 } = batchLayouts;

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

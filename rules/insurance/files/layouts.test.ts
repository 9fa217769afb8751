import { expect, test } from "vitest";
import * as batchLayouts from "./batch-layouts.ts";
import * as invoiceLayouts from "./invoice-layouts.ts";
import { documentShapes } from "./document-kinds.ts";

const layouts = Object.entries({ ...batchLayouts, ...invoiceLayouts });

test("the fields of each record fill its length without gaps, each name once", () => {
  for (const [name, { fields, length }] of layouts) {
    const last = fields.at(-1)!;
    expect([name, last.start + last.length]).toEqual([name, length]);
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length);
    expect(fields[0]).toMatchObject({ name: "TYP", start: 0, length: 1 });
  }
});

test("records have the lengths of the official interface", () => {
  expect(Object.fromEntries(layouts.map(([name, { length }]) => [name, length]))).toEqual({
    batchHead: 88,
    batchHead87: 87,
    batchHead62: 62,
    head06: 100,
    row06: 16,
    compensation06: 3,
    diagnosis06: 7,
    orpha06: 8,
    head01: 93,
    row01: 31,
    oldRow01: 29,
    compensation01: 3,
    diagnosis01: 7,
    orpha01: 8,
    head03: 67,
    row03: 45,
    head05: 49,
    row05: 30,
    compensation05: 13,
    invoiceHead: 69,
    channel: 44,
    advance: 128,
    settlement: 168,
    settledBatch: 48,
  });
});

test("fields begin where the official interface says", () => {
  const startOf = (layout: { fields: { name: string; start: number }[] }, name: string) =>
    layout.fields.find((field) => field.name === name)?.start;
  expect(startOf(batchLayouts.batchHead, "DDPP")).toBe(60);
  expect(startOf(batchLayouts.batchHead, "DDTYP")).toBe(87);
  expect(startOf(batchLayouts.batchHead62, "DDTYP")).toBe(61);
  expect(startOf(batchLayouts.head06, "EDAT")).toBe(65);
  expect(startOf(batchLayouts.head06, "EODZ")).toBe(90);
  expect(startOf(batchLayouts.head01, "HCBOD")).toBe(85);
  expect(startOf(batchLayouts.row01, "VTYP")).toBe(30);
  expect(startOf(batchLayouts.oldRow01, "VTYP")).toBe(28);
  expect(startOf(invoiceLayouts.invoiceHead, "FBNUCET")).toBe(54);
  expect(startOf(invoiceLayouts.settlement, "VPOZ")).toBe(95);
});

test("fields that a document is known by are those of its records", () => {
  for (const { head, parts, names, rowNames } of Object.values(documentShapes).flatMap((shape) => shape ?? [])) {
    const known = head.fields.map(({ name }) => name);
    for (const name of Object.values(names)) expect(known).toContain(name);
    for (const layout of parts[0].layouts)
      expect(layout.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.values(rowNames)));
  }
});

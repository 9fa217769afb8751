import type { Report } from "../file-faults.ts";
import { advance, channel, invoiceHead, settledBatch, settlement } from "../invoice-layouts.ts";
import type { Line } from "./read-lines.ts";
import { readRecord, type FileRecord } from "./read-record.ts";

/** A request of settlement with its batches, or of an advance. */
export type FileInvoice = { head: FileRecord; batches: FileRecord[] };
/** An F-dávka as the file holds it. */
export type InvoiceFile = { head: FileRecord | null; channels: FileRecord[]; invoices: FileInvoice[] };

const layouts = { F: invoiceHead, K: channel, Z: advance, V: settlement, D: settledBatch };

/** Adds the records of an F-dávka to `file`, so that those of a file with too many faults are there as well. */
export function readInvoices(lines: readonly Line[], file: InvoiceFile, report: Report): void {
  const numbers = new Set<string>();
  for (const line of lines) {
    const letter = line.text.charAt(0);
    const layout = layouts[letter as keyof typeof layouts];
    if (!layout) report(line.line, "UNKNOWN_RECORD", { record: letter });
    else add(file, readRecord(layout, line, report), numbers, report);
  }
  for (const invoice of file.invoices) assertSums(invoice, report);
  assertCounts(file, report);
}

function add(file: InvoiceFile, head: FileRecord, numbers: Set<string>, report: Report) {
  const { line, record, values } = head;
  if (record === "F.F") {
    if (file.head) report(line, "MISPLACED", { record });
    else file.head = head;
  } else if (record === "F.K") {
    if (file.invoices.length > 0) report(line, "MISPLACED", { record });
    file.channels.push(head);
  } else if (record === "F.D") {
    const last = file.invoices.at(-1);
    if (last?.head.record === "F.V") last.batches.push(head);
    else report(line, "MISPLACED", { record });
  } else {
    file.invoices.push({ head, batches: [] });
    const field = record === "F.V" ? "VCIS" : "ZCIS";
    const number = values[field];
    if (!number) return;
    if (numbers.has(number)) report(line, "NUMBER_TWICE", { record, field, found: number });
    numbers.add(number);
  }
}

/** VPDAV counts the batches of a settlement, VFINBOD and VFINKC are their sums. */
function assertSums({ head: { line, record, values }, batches }: FileInvoice, report: Report) {
  if (record !== "F.V") return;
  if (batches.length === 0) report(line, "NO_BATCH", { record });
  const { VPDAV: count, VFINBOD: points, VFINKC: crowns } = values;
  if (count && Number(count) !== batches.length)
    report(line, "BATCH_COUNT", { record, field: "VPDAV", expected: batches.length, found: count });
  const sum = sumOf(batches.map(({ values }) => values.DBODY));
  if (points && sum !== null && sum !== unitsOf(points))
    report(line, "SUM_DIFFERS", { record, field: "VFINBOD", expected: sum, found: points });
  const sumOfCrowns = sumOf(batches.map(({ values }) => values.DKC));
  if (crowns && sumOfCrowns !== null && sumOfCrowns !== unitsOf(crowns)) {
    const expected = String(sumOfCrowns).padStart(3, "0").replace(/..$/, ".$&");
    report(line, "SUM_DIFFERS", { record, field: "VFINKC", expected, found: crowns });
  }
}

/** FPOCV and FPOCZ count the requests of settlement and of an advance. */
function assertCounts({ head, invoices }: InvoiceFile, report: Report) {
  for (const [field, record] of [
    ["FPOCV", "F.V"],
    ["FPOCZ", "F.Z"],
  ] as const) {
    const found = head?.values[field];
    const expected = invoices.filter((invoice) => invoice.head.record === record).length;
    if (head && found && Number(found) !== expected)
      report(head.line, "REQUEST_COUNT", { record: "F.F", field, expected, found });
  }
}

/** Null where a value is none: its own fault says so. */
function sumOf(values: (string | undefined)[]): bigint | null {
  const units = values.map((value) => unitsOf(value ?? ""));
  return units.reduce<bigint | null>((sum, unit) => (sum === null || unit === null ? null : sum + unit), 0n);
}

/** Points, or crowns in hellers. */
const unitsOf = (value: string): bigint | null =>
  /^\d+(\.\d\d)?$/.test(value) ? BigInt(value.replace(".", "")) : null;

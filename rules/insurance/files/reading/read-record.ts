import { readFileDay } from "../file-day.ts";
import type { Report } from "../file-faults.ts";
import type { Field, Layout } from "../layout.ts";
import type { Line } from "./read-lines.ts";

/** A record as the file holds it: its values without the spaces around them, those beyond a cut end left out. */
export type FileRecord = { line: number; record: string; values: Record<string, string> };

/** Reads a line by its layout; reports a cut or a longer line, and otherwise each field that breaks a rule of its own. */
export function readRecord(layout: Layout, { line, text }: Line, report: Report): FileRecord {
  const { record, length, fields } = layout;
  const values: Record<string, string> = {};
  if (text.length !== length)
    report(line, text.length < length ? "CUT" : "TOO_LONG", { record, expected: length, found: text.length });
  for (const field of fields) {
    const end = field.start + field.length;
    if (end > text.length) break;
    const raw = text.slice(field.start, end);
    values[field.name] = raw.trim();
    const fault = text.length === length ? faultOf(field, raw) : null;
    if (fault) report(line, fault, { record, field: field.name, found: raw.trim() });
  }
  return { line, record, values };
}

function faultOf({ kind, fill, decimals, ...field }: Field, raw: string) {
  const value = raw.trim();
  if (value.includes("\uFFFD")) return "CHARACTER";
  if (kind === "N" && !/^ *\d+$/.test(raw)) return "NUMBER_INVALID";
  if (kind === "$" && !isAmount(raw, decimals)) return "AMOUNT_INVALID";
  if (kind === "D" && value !== "" && readFileDay(value) === null) return "DAY_INVALID";
  if (fill === "required" && value === "") return "MISSING";
  return fill === "never" && value !== field.default ? "FORBIDDEN" : null;
}

const isAmount = (raw: string, decimals: number) => {
  const [, fraction] = /^ *\d+\.(\d+)$/.exec(raw) ?? [];
  return fraction?.length === decimals;
};

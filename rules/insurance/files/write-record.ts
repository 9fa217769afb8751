import { isInCp852 } from "../../text/cp852.ts";
import { isIsoDate } from "../../time/time.ts";
import { writeFileDay } from "./file-day.ts";
import type { Field, Layout } from "./layout.ts";
import { RecordFault, type RecordFaultName } from "./reading/record-fault.ts";

/**
 * Values by field: texts, whole numbers, days `RRRR-MM-DD`, and amounts in their smallest unit (hellers; thousandths
 * where a field has three decimals). A value that is left out, null or blank is not filled.
 */
export type Values<Name extends string> = Partial<Record<Name, string | number | null>>;

/** The line of a record, without its end. Throws `RecordFault` for the first value that its field does not take. */
export function writeRecord<Name extends string>({ record, fields }: Layout<Name>, values: Values<Name>): string {
  return fields.map((field) => write(field, values[field.name] ?? null)).join("");

  function write(field: Field, given: string | number | null): string {
    const refuse = (fault: RecordFaultName) => new RecordFault(fault, record, field.name);
    const isFilled = given !== null && (typeof given === "number" || given.trim() !== "");
    if (field.fill === "never" && isFilled) throw refuse("FORBIDDEN");
    if (field.fill === "required" && !isFilled && !hasOwnDefault(field)) throw refuse("MISSING");
    const text = isFilled ? textOf(field, given) : field.default;
    if (text === null) throw refuse("INVALID");
    if (text.length > field.length) throw refuse("TOO_LONG");
    if (![...text].every(isInCp852)) throw refuse("CHARACTER");
    if (field.kind === "C" || field.kind === "D") return text.padEnd(field.length);
    return text.padStart(field.length, field.zeros ? "0" : " ");
  }
}

/** A default that is a value, as the letter of a record is, and not the sign of an empty field. */
const hasOwnDefault = ({ default: value }: Field) => /[^0.]/.test(value);

/** A value as its field writes it; null where it is of another kind. */
function textOf({ kind, decimals }: Field, given: string | number): string | null {
  if (kind === "C") return typeof given === "string" ? given.trim() : null;
  if (kind === "D") return typeof given === "string" && isIsoDate(given) ? writeFileDay(given) : null;
  if (typeof given !== "number" || !Number.isSafeInteger(given) || given < 0) return null;
  if (kind === "N") return String(given);
  const digits = String(given).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

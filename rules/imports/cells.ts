import type { ImportColumns, ImportField } from "./columns.ts";

/** The value of a field in the cells of a row; null where it is empty or has no column. */
export type CellOf = (field: ImportField) => string | null;

export const cellsOf =
  (cells: readonly string[], columns: ImportColumns): CellOf =>
  (field) => {
    const column = columns[field];
    return (column === undefined ? "" : (cells[column] ?? "")).trim() || null;
  };

/** Surname and name; both in one begin with the surname. */
export function namesIn(at: CellOf): { surname: string; name: string } {
  const [first = "", ...others] = (at("fullName") ?? "").split(/\s+/).filter(Boolean);
  return { surname: at("surname") ?? first, name: at("name") ?? others.join(" ") };
}

const TIME_AFTER = /[T ](\d{1,2}[:.]\d\d)(?::\d\d)?$/;

/** The day and the time of a value that may have both, as workbooks and ISO 8601 write them. */
export function splitMoment(typed: string | null): { day: string | null; time: string | null } {
  const [, time = null] = TIME_AFTER.exec(typed ?? "") ?? [];
  return { day: typed?.replace(TIME_AFTER, "").trim() || null, time };
}

import { csvRows } from "../../core/csv-rows.ts";

type Row = { line: number; cells: string[] };

const separators = ["\t", ";", "|", ","];
/** Rows by which the separator is found. */
const LOOKED_AT = 40;

/**
 * The rows of a table that was pasted or exported: by the separator that makes the most columns. Lines without any are
 * the number of a document, and words after it.
 */
export function tableRows(text: string): Row[] {
  const head = text.split(/\r?\n/, LOOKED_AT).join("\n");
  const widths = separators.map((separator) =>
    Math.max(0, ...rowsOf(head, separator).map(({ cells }) => cells.length)),
  );
  const most = Math.max(...widths);
  if (most > 1) return rowsOf(text, separators[widths.indexOf(most)]!);
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [number, ...rest] = line.trim().split(/\s+/);
    return number ? [{ line: at + 1, cells: rest.length > 0 ? [number, rest.join(" ")] : [number] }] : [];
  });
}

/** None of a text that is no table by this separator. */
function rowsOf(text: string, separator: string): Row[] {
  try {
    return csvRows(text, separator);
  } catch {
    return [];
  }
}

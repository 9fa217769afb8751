import { parse } from "csv-parse/sync";

/** The rows of a table with the lines on which they begin. Short rows and stray quotes are common in exports. */
export function csvRows(text: string, delimiter: string): { line: number; cells: string[] }[] {
  const records = parse(text, { delimiter, info: true, relax_column_count: true, relax_quotes: true }) as unknown as {
    record: string[];
    info: { lines: number };
  }[];
  let end = 0;
  return records.map(({ record, info }) => {
    const line = end + 1;
    end = info.lines;
    return { line, cells: record.map((cell) => cell.trim()) };
  });
}

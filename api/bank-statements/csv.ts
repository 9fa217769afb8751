import { parse } from "csv-parse/sync";
import { areColumnsEnough, proposeColumns, type CsvColumns } from "#rules/bank-statements/csv-columns.ts";
import { readRows, type CsvRow } from "#rules/bank-statements/csv-rows.ts";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { periodOf, type MovementContent, type Statement } from "#rules/bank-statements/statement.ts";
import type { Currency } from "#rules/money/currency.ts";
import { readAccountNumber, readIban } from "#rules/patients/identifiers.ts";

const SEPARATORS = [";", ",", "\t", "|"] as const;

/** Lines in which the head of the table is looked for: banks print the account and sums above it. */
const HEAD_LINES = 40;
const HEAD_CHARACTERS = 100_000;
const MOST_COLUMNS = 100;

/** A reading of a table: proposed from its content, and corrected by hand where the proposal is wrong. */
export type CsvChoice = {
  separator: (typeof SEPARATORS)[number];
  /** The line with the names of the columns, from 1. */
  headLine: number;
  columns: CsvColumns;
};

/**
 * Proposes how to read a table, with the names of its columns: the separator and the line that give the most known
 * columns, otherwise the most columns. Throws `StatementFault` for a text that is no table.
 */
export function proposeCsv(text: string): CsvChoice & { names: string[] } {
  const proposals = SEPARATORS.flatMap((separator) =>
    headRows(text, separator).map(({ line, cells }) => {
      const columns = proposeColumns(cells);
      const known = areColumnsEnough(columns) ? 100 + Object.keys(columns).length : 0;
      return { rank: known || cells.length / 100, separator, headLine: line, columns, names: [...cells] };
    }),
  );
  const [best] = proposals.filter(({ names }) => names.length > 1).toSorted((a, b) => b.rank - a.rank);
  if (!best) throw new StatementFault("kindUnknown");
  const { rank: _, ...proposal } = best;
  return proposal;
}

/** Reads a table as chosen. Throws `StatementFault` with the line. */
export function readCsv(text: string, { separator, headLine, columns }: CsvChoice, currency: Currency) {
  if (!areColumnsEnough(columns)) throw new StatementFault("columnsUnknown", headLine);
  const rows = splitRows(text, separator);
  const movements = readRows(
    rows.filter(({ line }) => line > headLine),
    columns,
    currency,
  );
  const statement: Statement<MovementContent> = {
    account: accountIn(rows.filter(({ line }) => line < headLine)),
    currency: movements[0]?.currency ?? currency,
    number: null,
    ...periodOf(movements),
    openingBalance: null,
    closingBalance: null,
    movements,
  };
  return statement;
}

/** The first IBAN or account number above the table. */
function accountIn(rows: readonly CsvRow[]): string | null {
  for (const word of rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell, ...cell.split(/[\s:"]+/)]))) {
    const account = readIban(word) ?? readAccountNumber(word);
    if (account) return account;
  }
  return null;
}

function headRows(text: string, separator: string): CsvRow[] {
  try {
    const head = text
      .slice(0, HEAD_CHARACTERS)
      .split(/(?<=\n|\r(?!\n))/, HEAD_LINES)
      .join("");
    return splitRows(head, separator).filter(({ cells }) => cells.length <= MOST_COLUMNS);
  } catch {
    return [];
  }
}

/** The rows with the lines on which they begin. Short rows and stray quotes are common in exports. */
function splitRows(text: string, delimiter: string): CsvRow[] {
  try {
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
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw new StatementFault("recordInvalid", lines ?? null);
  }
}

import { areColumnsEnough, proposeColumns, type CsvColumns } from "#rules/bank-statements/csv-columns.ts";
import { readRows, type CsvMovement, type CsvRow } from "#rules/bank-statements/csv-rows.ts";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import { periodOf, type MovementContent, type Statement } from "#rules/bank-statements/statement.ts";
import { readTableAccount, type TableAccount } from "#rules/bank-statements/table-account.ts";
import type { Currency } from "#rules/money/currency.ts";
import { readAccountNumber } from "#rules/bank-accounts/account-number.ts";
import { readIban } from "#rules/bank-accounts/iban.ts";
import { fold } from "#rules/text/fold.ts";
import { csvRows } from "../../core/csv-rows.ts";

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

/**
 * Reads a table as chosen: a statement for each account that its rows name, or of the one above them. Throws
 * `StatementFault` with the line.
 */
export function readCsv(
  text: string,
  { separator, headLine, columns }: CsvChoice,
  currency: Currency,
): Statement<MovementContent>[] {
  if (!areColumnsEnough(columns)) throw new StatementFault("columnsUnknown", headLine);
  const rows = splitRows(text, separator);
  const above = accountIn(rows.filter(({ line }) => line < headLine));
  const read = readRows(
    rows.filter(({ line }) => line > headLine),
    columns,
    currency,
  );
  if (read.length === 0) return [statementOf(above, [], currency)];
  const byAccount = new Map<string | undefined, CsvMovement[]>();
  for (const row of read) {
    const account = (row.own ?? above)?.account;
    const before = byAccount.get(account);
    if (before) before.push(row);
    else byAccount.set(account, [row]);
  }
  return [...byAccount.values()].map((some) => statementOf(some[0]!.own ?? above, some, currency));
}

function statementOf(own: TableAccount | null, rows: readonly CsvMovement[], currency: Currency) {
  const movements = rows.map(({ movement }) => movement);
  return {
    account: own?.account ?? null,
    isAccountBare: own?.isBare,
    currency: movements[0]?.currency ?? currency,
    number: null,
    ...periodOf(movements),
    openingBalance: null,
    closingBalance: null,
    movements,
  };
}

/** The IBAN above the table, the account number with its bank, or the number that a cell before it calls the account. */
function accountIn(rows: readonly CsvRow[]): TableAccount | null {
  const words = rows.flatMap(({ cells }) => cells.flatMap((cell) => [cell, ...cell.split(/[\s:"]+/)]));
  for (const read of [readIban, readAccountNumber])
    for (const word of words) {
      const account = read(word);
      if (account) return { account, isBare: false };
    }
  const named = rows.find(({ cells }) => /^(cislo )?uc(et|tu)$/.test(fold(cells[0]!.slice(0, 60))));
  return readTableAccount(named?.cells[1] ?? "");
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

function splitRows(text: string, separator: string): CsvRow[] {
  try {
    return csvRows(text, separator);
  } catch (error) {
    const { lines } = error as { lines?: number };
    throw new StatementFault("recordInvalid", lines ?? null);
  }
}

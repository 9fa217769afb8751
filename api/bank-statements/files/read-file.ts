import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { areColumnsEnough, type CsvColumns } from "#rules/bank-statements/csv-columns.ts";
import { StatementFault } from "#rules/bank-statements/fault.ts";
import type { Statement } from "#rules/bank-statements/statement.ts";
import { BankColumnsInput } from "#rules/inputs/payments/bank-statements.ts";
import type { Currency } from "#rules/money/currency.ts";
import { fold } from "#rules/text/fold.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { bankCsvLayouts } from "../../core/db/tables/bank-csv-layouts.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { proposeCsv } from "./csv.ts";
import { openStatement, readStatements } from "./read-statements.ts";

/** A table whose columns are to be chosen: their names, and a proposal. */
export type Table = { names: string[]; columns: CsvColumns };

/** A table goes through a form, in which it is sent back with the choice. */
const MOST_TABLE = 500_000;

/** The columns of a table as they were chosen; `again` asks for them although they are remembered. */
export type Choice = { columns?: unknown; again?: boolean | null };

/**
 * The statements in a file. A table of unknown columns answers itself, until it comes with `columns`; these are then
 * remembered for tables with the same names, until a table cannot be read by them. A file that cannot be read is
 * refused (`statementUnreadable`) with the reason and the line.
 */
export async function readFile(
  ctx: ProfileCtx,
  file: Blob,
  currency: Currency,
  { columns, again }: Choice,
): Promise<Statement[] | Table> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { kind, text } = openStatement(bytes);
    if (kind !== "csv") return readStatements(bytes, { currency });
    const { names, ...proposal } = proposeCsv(text);
    const head = createHash("sha256")
      .update(JSON.stringify(names.map(fold)))
      .digest("base64url");
    const readBy = (chosen: CsvColumns) => readStatements(bytes, { currency, csv: { ...proposal, columns: chosen } });
    if (columns != null) {
      const chosen = chosenColumns(columns, names);
      const statements = readBy(chosen);
      await rememberColumns(ctx, head, chosen);
      return statements;
    }
    const remembered = await rememberedColumns(ctx, head);
    const statements = remembered && !again ? nullIfUnreadable(() => readBy(remembered)) : null;
    if (statements) return statements;
    if (text.length > MOST_TABLE) throw new StatementFault("tooLarge");
    return { names, columns: remembered ?? proposal.columns };
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    throw new Fault("statementUnreadable", { reason: error.fault, line: error.line });
  }
}

function nullIfUnreadable(read: () => Statement[]): Statement[] | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    return null;
  }
}

function chosenColumns(given: unknown, names: readonly string[]): CsvColumns {
  const chosen = parse(BankColumnsInput, given);
  const columns: CsvColumns = {};
  for (const [role, column] of Object.entries(chosen) as [keyof CsvColumns, number | null][]) {
    if (column === null) continue;
    if (column >= names.length) throw fieldFault(role, "choiceInvalid");
    columns[role] = column;
  }
  if (columns.day === undefined) throw fieldFault("day", "required");
  if (!areColumnsEnough(columns)) throw fieldFault("amount", "required");
  return columns;
}

async function rememberedColumns({ db, profile: { medicalCenterId } }: ProfileCtx, head: string) {
  const [known] = await db
    .select({ columns: bankCsvLayouts.columns })
    .from(bankCsvLayouts)
    .where(and(eq(bankCsvLayouts.medicalCenterId, medicalCenterId), eq(bankCsvLayouts.head, head)));
  return known?.columns;
}

const rememberColumns = ({ db, profile: { medicalCenterId } }: ProfileCtx, head: string, columns: CsvColumns) =>
  db
    .insert(bankCsvLayouts)
    .values({ medicalCenterId, head, columns })
    .onConflictDoUpdate({ target: [bankCsvLayouts.medicalCenterId, bankCsvLayouts.head], set: { columns } });

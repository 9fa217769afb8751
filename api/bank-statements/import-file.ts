import { and, eq, inArray, or } from "drizzle-orm";
import { isOwnAccount } from "#rules/bank-statements/is-own-account.ts";
import { matchMovements } from "#rules/bank-statements/match.ts";
import type { Movement, Statement } from "#rules/bank-statements/statement.ts";
import { allow } from "../core/access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { bankStatements } from "../core/db/tables/bank-statements.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { openSince } from "../months/open-since.ts";
import { track } from "../core/track.ts";
import { bookOn } from "./book.ts";
import { chargeRequests } from "./charge-requests.ts";
import { contentOf, shortened } from "./files/movement-content.ts";
import { lockOpenPayments } from "./open-payments.ts";
import { readFile, type Choice, type Table } from "./files/read-file.ts";
import { MOST_STATEMENT_BYTES } from "./files/read-statements.ts";
import { replaceMisread } from "./replace-misread.ts";
import type { BankStatement } from "./scope.ts";

/** Movements of one file: each is booked with its audit row within one request. */
const MOST_MOVEMENTS = 2_000;

export type Import = {
  statements: BankStatement[];
  known: number;
  replaced: number;
  otherAccounts: string[];
  table: Table | null;
};

/**
 * Imports the statements in a file and books the movements whose symbol and amount are those of one payment; the rest
 * waits for a decision. Movements that are there already are only counted: they are booked once, however often they
 * come. Rows of a table that were read by other columns before are replaced. A table whose columns are to be chosen is
 * answered, and nothing written. Statements of other accounts are left out and these accounts answered; a file of other
 * accounts alone is refused (`statementOfAnother`), and so is one that cannot be read (`statementUnreadable`).
 */
export async function importFile(ctx: Ctx, file: Blob, choice: Choice): Promise<Import> {
  allow(ctx, "bankStatement:book");
  if (file.size > MOST_STATEMENT_BYTES) throw new Fault("statementUnreadable", { reason: "tooLarge", line: null });
  const read = await readFile(ctx, file, await myCurrency(ctx), choice);
  if (!Array.isArray(read)) return { statements: [], known: 0, replaced: 0, otherAccounts: [], table: read };
  const count = read.reduce((sum, { movements }) => sum + movements.length, 0);
  if (count > MOST_MOVEMENTS) throw new Fault("statementUnreadable", { reason: "tooLarge", line: null });
  const { own, otherAccounts } = await byAccount(ctx, read);
  await lockImports(ctx);
  const statements: BankStatement[] = [];
  let known = 0;
  let replaced = 0;
  for (const statement of own) {
    replaced += await replaceMisread(ctx, statement.movements, choice.columns != null);
    const fresh = await unknownOf(ctx, statement.movements);
    known += statement.movements.length - fresh.length;
    if (fresh.length > 0) statements.push(await addStatement(ctx, statement, fresh));
  }
  return { statements, known, replaced, otherAccounts, table: null };
}

/** The statements of the own account and the other accounts in the file; one that names no account is taken as own. */
async function byAccount(ctx: ProfileCtx, statements: readonly Statement[]) {
  const { iban } = await readBilling(ctx);
  const isOther = ({ account, isAccountBare }: Statement) =>
    account !== null && !(iban && isOwnAccount(account, iban, isAccountBare));
  const own = statements.filter((statement) => !isOther(statement));
  const otherAccounts = [...new Set(statements.filter(isOther).flatMap(({ account }) => account ?? []))];
  if (own.length === 0 && otherAccounts.length > 0)
    throw new Fault("statementOfAnother", { account: otherAccounts[0] });
  return { own, otherAccounts };
}

/** Imports of a centre go one after another, so that the second of two finds the movements of the first. */
export const lockImports = ({ db, profile }: ProfileCtx) =>
  db
    .select({ id: medicalCenters.id })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, profile.medicalCenterId))
    .for("no key update");

async function unknownOf({ db, profile }: ProfileCtx, movements: readonly Movement[]): Promise<Movement[]> {
  const fingerprints = movements.map(({ fingerprint }) => fingerprint);
  const tableRows = movements.flatMap(({ row }) => row ?? []);
  const stored = await db
    .select({ fingerprint: bankMovements.fingerprint, row: bankMovements.row })
    .from(bankMovements)
    .where(
      and(
        eq(bankMovements.medicalCenterId, profile.medicalCenterId),
        or(inArray(bankMovements.fingerprint, fingerprints), inArray(bankMovements.row, tableRows)),
      ),
    );
  const known = new Set(stored.flatMap(({ fingerprint, row }) => [fingerprint, row]));
  return movements.filter(({ fingerprint, row }) => !known.has(fingerprint) && !(row && known.has(row)));
}

async function addStatement(ctx: ProfileCtx, statement: Statement, movements: Movement[]): Promise<BankStatement> {
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const { account, number, currency, from: fromDate, to: toDate } = statement;
  const own = { medicalCenterId, createdBy, createdAt: ctx.now() };
  const [row] = await ctx.db
    .insert(bankStatements)
    .values({ ...own, account: shortened(account), number: shortened(number), currency, fromDate, toDate })
    .returning();
  const rows = await ctx.db
    .insert(bankMovements)
    .values(
      movements.map((movement, position) => ({
        ...contentOf(movement),
        medicalCenterId,
        statementId: row!.id,
        position,
      })),
    )
    .returning();
  const booked = await bookMatching(ctx, movements, rows);
  await track(ctx, "bankStatement.imported", { entityId: row!.id, details: { movements: rows.length, booked } });
  return row!;
}

/** Books each movement that is the whole rest of one payment, or of those of one invoice, by its symbol; answers how many. */
async function bookMatching(
  ctx: ProfileCtx,
  movements: readonly Movement[],
  rows: (typeof bankMovements.$inferSelect)[],
) {
  const currency = await myCurrency(ctx);
  await chargeRequests(ctx, movements);
  const open = await lockOpenPayments(ctx, movements);
  const byFingerprint = new Map(rows.map((row) => [row.fingerprint, row]));
  const matches = matchMovements(
    movements,
    open.map(({ asOpen }) => asOpen),
    currency,
  );
  const done = new Set<number>();
  const since = await openSince(ctx);
  let booked = 0;
  for (const { fingerprint, ...match } of matches) {
    if (match.result !== "matched") continue;
    const row = byFingerprint.get(fingerprint)!;
    const { payments } = open.find(({ asOpen }) => asOpen.id === match.payment)!;
    // A payment of an invoice that another movement has paid by its own symbol: the invoice's one waits.
    if (payments.some(({ id }) => done.has(id))) continue;
    let left = row;
    for (const payment of payments) {
      done.add(payment.id);
      left = await bookOn(ctx, left, payment, since);
    }
    booked++;
  }
  return booked;
}

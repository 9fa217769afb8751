import { redirect } from "@remix-run/node";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { flash } from "../forms/flash.server.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";

type Imported = {
  known: number;
  replaced: number;
  otherAccounts: string[];
  statements: { id: number; booked: number; waiting: number }[];
};

/** A message travels in a cookie: a file may name accounts without end. */
const MOST_CHARACTERS = 200;

/** Leads to what was imported, and says how much was booked, waits, was there already or is replaced, and whose accounts it is not. */
export async function flashImported(
  args: Args,
  { known, replaced, otherAccounts, statements }: Imported,
): Promise<Response> {
  const [statement] = statements;
  const accounts = otherAccounts.join(", ");
  if (!statement && !accounts)
    return flash(args, redirect(hrefHere(args, bankPages.bankStatements)), {
      key: known > 0 ? "bankStatements:knownAll" : "bankStatements:noMovements",
      variant: "info",
    });
  const sum = (what: "booked" | "waiting") => statements.reduce((all, one) => all + one[what], 0);
  const led =
    statement && statements.length === 1
      ? hrefHere(args, bankPages.bankStatement, { id: statement.id })
      : hrefHere(args, bankPages.bankStatements);
  const values = { booked: sum("booked"), waiting: sum("waiting"), known, replaced };
  if (accounts) {
    const named = accounts.length > MOST_CHARACTERS ? `${accounts.slice(0, MOST_CHARACTERS)}…` : accounts;
    return flash(args, redirect(led), {
      key: "bankStatements:importedOwn",
      values: { ...values, accounts: named },
      variant: "warning",
      sticky: true,
    });
  }
  return flash(args, redirect(led), {
    key:
      replaced > 0
        ? "bankStatements:importedAgain"
        : known > 0
          ? "bankStatements:importedRest"
          : "bankStatements:imported",
    values,
  });
}

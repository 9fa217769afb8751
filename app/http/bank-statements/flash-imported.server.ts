import { redirect } from "@remix-run/node";
import { bankPages } from "#app/paths/bank-statements.ts";
import { flash } from "../forms/flash.server.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";

type Imported = { known: number; statements: { id: number; booked: number; waiting: number }[] };

/** Leads to what was imported, and says how much was booked, waits, and was there already. */
export async function flashImported(args: Args, { known, statements }: Imported): Promise<Response> {
  const [statement] = statements;
  if (!statement)
    return flash(args, redirect(hrefHere(args, bankPages.bankStatements)), {
      key: known > 0 ? "bankStatements:knownAll" : "bankStatements:noMovements",
      variant: "info",
    });
  const sum = (what: "booked" | "waiting") => statements.reduce((all, one) => all + one[what], 0);
  const led =
    statements.length === 1
      ? hrefHere(args, bankPages.bankStatement, { id: statement.id })
      : hrefHere(args, bankPages.bankStatements);
  return flash(args, redirect(led), {
    key: known > 0 ? "bankStatements:importedRest" : "bankStatements:imported",
    values: { booked: sum("booked"), waiting: sum("waiting"), known },
  });
}

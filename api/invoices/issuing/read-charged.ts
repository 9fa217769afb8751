import { and, eq } from "drizzle-orm";
import { MOST_INVOICED } from "#rules/inputs/invoices/invoice.ts";
import { readBilling } from "../../billing/read.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { taxedVisits } from "../taxed-visits.ts";
import type { Charged } from "./supplied-lines.ts";

/** The basis of an invoice of payments that is not issued yet; the first one has to be of the centre. */
export async function readCharged(
  ctx: ProfileCtx,
  [first, ...further]: readonly [number, ...number[]],
): Promise<Charged> {
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.medicalCenterId, ctx.profile.medicalCenterId),
        anyOf(payments.id, [first, ...further.slice(0, MOST_INVOICED)]),
      ),
    )
    .orderBy(payments.id);
  if (!rows.some(({ id }) => id === first)) throw new Fault("notFound");
  const visits = await taxedVisits(
    ctx,
    rows.map(({ id }) => id),
  );
  return { payments: rows, billing: await readBilling(ctx), visits };
}

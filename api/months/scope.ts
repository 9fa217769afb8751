import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { monthCloses } from "../core/db/tables/month-closes.ts";

export type MonthClose = typeof monthCloses.$inferSelect;

/** The closes of the centre that hold: those that were not opened again. */
export const closesInForce = ({ profile }: InCenter) =>
  and(eq(monthCloses.medicalCenterId, profile.medicalCenterId), isNull(monthCloses.reopenedAt));

export async function lastClose(ctx: InCenter): Promise<MonthClose | undefined> {
  const [last] = await ctx.db
    .select()
    .from(monthCloses)
    .where(closesInForce(ctx))
    .orderBy(desc(monthCloses.month))
    .limit(1);
  return last;
}

/** The first month with a payment, an entry or an invoice, else the present one. */
export async function firstMonth(ctx: InCenter): Promise<IsoDate> {
  const own = sql`medical_center_id = ${ctx.profile.medicalCenterId}::int`;
  const { rows } = await ctx.db.execute<{ day: IsoDate | null }>(sql`
    select to_char(least(
      (select min(created_at) from payments where ${own}) at time zone 'Europe/Prague',
      (select min(at) from payment_entries where ${own}) at time zone 'Europe/Prague',
      (select min(at) from cash_entries where ${own}) at time zone 'Europe/Prague',
      (select min(issued_on) from invoices where ${own})::timestamp
    ), 'YYYY-MM-01') as day`);
  return rows[0]?.day ?? monthStart(localDate(ctx.now()));
}

/** The month that is closed next: the oldest open one. It may not be over yet. */
export async function nextMonth(ctx: InCenter): Promise<IsoDate> {
  const last = await lastClose(ctx);
  return last ? addMonths(last.month, 1) : firstMonth(ctx);
}

/** Waits for transactions that write into months of the centre, and holds up others until this one ends. */
export const lockMonths = ({ db, profile }: InCenter) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('months'), ${profile.medicalCenterId}::int)`);

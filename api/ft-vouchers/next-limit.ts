import { and, eq, isNull, lte, sql, type SQL } from "drizzle-orm";
import { deadlineRules, type DeadlineRule } from "#rules/insurance/ft-voucher-deadlines.ts";
import { riskUntil } from "#rules/insurance/ft-vouchers/next-limit.ts";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { takesPlace } from "./usage.ts";

type Terms = Omit<DeadlineRule, "from">;

/** A limit of a voucher by the rule of its day of issue; the rules begin with the latest. */
function limitBy(term: (rule: Terms) => SQL | undefined): SQL {
  const cases = deadlineRules.map((rule) => {
    const days = term(rule);
    return sql`when ${ftVouchers.issuedAt} >= ${rule.from}::date then ${days ? sql`(${ftVouchers.issuedAt} + ${days})::date` : sql`null::date`}`;
  });
  return sql`case ${sql.join(cases, sql` `)} end`;
}

const inDays = (days: number | undefined) => (days === undefined ? undefined : sql`${days}::integer`);

/** The limits of a voucher in the database, the same as those of `deadlinesOf`. */
export const bookBy = limitBy(({ bookDays }) => inDays(bookDays));
export const beginBy = limitBy(({ beginDays }) => inDays(beginDays));
export const endBy = limitBy(({ endMonths }) =>
  endMonths === undefined ? undefined : sql`make_interval(months => ${endMonths}::integer)`,
);

/** The day of a voucher's next limit in the database, the same as that of the rule `nextLimit`: null where it has none. */
export const nextLimitOn = sql`(
  select case when ${ftVouchers.closedAt} is null and has.used < ${ftVouchers.visits} then least(
    case when ${ftVouchers.bookedOn} is null and has.first_on is null then ${bookBy} end,
    case when has.first_on <= ${beginBy} then null else ${beginBy} end,
    case when has.used + has.booked < ${ftVouchers.visits} then ${endBy} end
  ) end
  from (
    select count(*) filter (where ${patientAttendances.state} = 'PRESENT') as used,
      count(*) filter (where ${patientAttendances.state} = 'NOT_SET') as booked,
      (min(${events.beginAt}) at time zone 'Europe/Prague')::date as first_on
    from ${patientAttendances} join ${events} on ${eq(events.id, patientAttendances.eventId)}
    where ${eq(patientAttendances.ftVoucherId, ftVouchers.id)} and ${takesPlace}
  ) as has
)`;

/** Vouchers whose next limit comes within two weeks, or has passed. */
export const atRisk = (ctx: InCenter): SQL =>
  and(isNull(ftVouchers.closedAt), lte(nextLimitOn, riskUntil(localDate(ctx.now()))))!;

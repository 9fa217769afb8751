import { and, asc, eq, getTableColumns, inArray, isNull, ne } from "drizzle-orm";
import type { Movement } from "#rules/bank-statements/statement.ts";
import type { ProfileCtx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { payments } from "../core/db/tables/payments.ts";
import { charge } from "../payments/visits/charge-visit.ts";

/**
 * Charges the visits of accepted requests under whose symbols money came, at the price that the requests promised: who
 * booked on the internet knows the symbol, and pays before the visit. Nothing is charged for an excused one, nor
 * for one that an insurer pays.
 */
export async function chargeRequests(ctx: ProfileCtx, movements: readonly Movement[]): Promise<void> {
  const symbols = new Set(
    movements.flatMap((movement) => (movement.amount > 0 ? (movement.variableSymbol ?? []) : [])),
  );
  const visits = await ctx.db
    .select({ visit: getTableColumns(patientAttendances), promised: bookings.price })
    .from(bookings)
    .innerJoin(
      patientAttendances,
      and(
        eq(patientAttendances.eventId, bookings.eventId),
        eq(patientAttendances.patientCardId, bookings.patientCardId),
      ),
    )
    .leftJoin(payments, eq(payments.attendanceId, patientAttendances.id))
    .where(
      and(
        eq(bookings.medicalCenterId, ctx.profile.medicalCenterId),
        eq(bookings.status, "ACCEPTED"),
        inArray(bookings.variableSymbol, [...symbols]),
        ne(patientAttendances.state, "EXCUSED"),
        eq(patientAttendances.onFtVoucher, false),
        eq(patientAttendances.onInsurer, false),
        isNull(payments.id),
      ),
    )
    .orderBy(asc(patientAttendances.id))
    .for("update", { of: patientAttendances });
  for (const { visit, promised } of visits) await charge(ctx, visit, { promised });
}

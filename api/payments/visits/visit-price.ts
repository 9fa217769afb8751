import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { dayOfVisit } from "../../prices/day-of-visit.ts";
import { priceOn } from "../../prices/on-day.ts";
import { priceOf, type NewItem, type StoredItem } from "../items/items.ts";
import type { Payment } from "../scope.ts";

const listSum = (lines: readonly { listPrice: number }[]) => lines.reduce((sum, { listPrice }) => sum + listPrice, 0);

/**
 * The new lines of a visit's payment. Where none is of the visit's service, their list prices come to that of the
 * service, or to those of the lines before: what is missing is a discount of the first line, since a text of its own
 * has no list price by which to judge it.
 */
export async function withVisitPrice(
  ctx: ProfileCtx,
  { attendanceId }: Pick<Payment, "attendanceId">,
  lines: readonly NewItem[],
  stored: readonly StoredItem[],
  discountReason: string | null,
): Promise<readonly NewItem[]> {
  const service = attendanceId === null ? undefined : (await pricesOfVisits(ctx, [attendanceId]))[0];
  const isOfVisit = ({ targetType, targetId }: NewItem) => targetType === "PROCEDURE" && targetId === service?.service;
  if (!service || lines.some(isOfVisit)) return lines;
  const missing = Math.min(service.price, listSum(stored)) - listSum(lines);
  if (missing <= 0) return lines;
  const [first, ...others] = lines as [NewItem, ...NewItem[]];
  const own = { price: { amount: first.price }, discountReason };
  return [{ ...first, ...priceOf(ctx, own, first.listPrice + missing, ["items", 0]) }, ...others];
}

/** The services of these visits, with their prices by the list of the day of each, in minor units. */
export const pricesOfVisits = ({ db }: Pick<ProfileCtx, "db">, attendanceIds: readonly number[]) =>
  db
    .select({
      id: patientAttendances.id,
      service: procedures.id,
      price: priceOn("PROCEDURE", dayOfVisit),
      currency: procedures.priceCurrency,
    })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(procedures, eq(procedures.id, events.procedureId))
    .where(anyOf(patientAttendances.id, attendanceIds));

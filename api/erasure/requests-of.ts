import { and, eq, exists, inArray, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";

const isSame = (one: PgColumn, other: PgColumn) =>
  sql`lower(${one} collate "cs-x-icu") = lower(${other} collate "cs-x-icu")`;

/**
 * Requests sent on the web that were accepted on these cards, and those that became no visit: of the same name and
 * birth date, with an e-mail or telephone of a card. One that may still be decided stays.
 */
export function requestsOf(ctx: ProfileCtx, family: number[]): SQL {
  const same = ctx.db
    .select({ id: sql`1` })
    .from(patientCards)
    .where(
      and(
        inArray(patientCards.id, family),
        isSame(patientCards.name, bookings.name),
        isSame(patientCards.surname, bookings.surname),
        eq(patientCards.birthDate, bookings.dateOfBirth),
        or(isSame(patientCards.email, bookings.email), eq(patientCards.phone, bookings.phone)),
      ),
    );
  return or(
    inArray(bookings.patientCardId, family),
    and(
      eq(bookings.medicalCenterId, ctx.profile.medicalCenterId),
      isNull(bookings.patientCardId),
      or(ne(bookings.status, "CREATED"), lte(bookings.beginAt, ctx.now())),
      exists(same),
    ),
  )!;
}

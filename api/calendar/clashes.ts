import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { events, occupancies } from "../db/tables/events.ts";
import { facilities, profiles } from "../db/tables/medical-centers.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { procedures } from "../db/tables/procedures.ts";
import type { Claims } from "./claims.ts";
import { eventsDuring } from "./scope.ts";

export type ClaimKind = "PROFILE" | "FACILITY" | "PATIENT_CARD";
/** Who or what is taken, and by which event. */
export type Clash = { kind: ClaimKind; id: number; label: string; from: Date; to: Date; event: number; eventName: string | null };

const MOST_CLASHES = 100;

/** The claims that keep these from being made at this time. */
export async function clashesWith(ctx: ProfileCtx, claims: Claims, span: { beginAt: Date; endAt: Date }): Promise<Clash[]> {
  const named = (table: typeof profiles | typeof patientCards) => sql`${table.name} || ' ' || ${table.surname}`;
  const rows = await ctx.db
    .select({
      profileId: occupancies.profileId,
      facilityId: occupancies.facilityId,
      patientCardId: occupancies.patientCardId,
      label: sql<string>`coalesce(${facilities.name}, ${named(profiles)}, ${named(patientCards)})`,
      from: events.beginAt,
      to: events.endAt,
      event: events.id,
      eventName: sql<string | null>`coalesce(${events.name}, ${procedures.name})`,
    })
    .from(occupancies)
    .innerJoin(events, eq(events.id, occupancies.eventId))
    .leftJoin(procedures, eq(procedures.id, events.procedureId))
    .leftJoin(profiles, eq(profiles.id, occupancies.profileId))
    .leftJoin(facilities, eq(facilities.id, occupancies.facilityId))
    .leftJoin(patientCards, eq(patientCards.id, occupancies.patientCardId))
    .where(
      and(
        eventsDuring(ctx, span.beginAt, span.endAt),
        or(
          inArray(occupancies.profileId, claims.profiles),
          inArray(occupancies.facilityId, claims.facilities),
          inArray(occupancies.patientCardId, claims.patientCards),
        ),
        or(isNull(occupancies.overriddenBy), isNotNull(occupancies.patientCardId)),
      ),
    )
    .orderBy(asc(events.beginAt), asc(occupancies.id))
    .limit(MOST_CLASHES);
  return rows.map(({ profileId, facilityId, patientCardId, ...row }) => {
    const kind: ClaimKind = profileId !== null ? "PROFILE" : facilityId !== null ? "FACILITY" : "PATIENT_CARD";
    return { kind, id: (profileId ?? facilityId ?? patientCardId)!, ...row };
  });
}

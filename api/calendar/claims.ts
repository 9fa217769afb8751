import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EventInput } from "#rules/inputs/event.ts";
import type { ProfileCtx } from "../context.ts";
import { facilities, profiles } from "../db/tables/medical-centers.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { fieldFault } from "../fault.ts";

type Claimed = PgTable & { id: PgColumn; medicalCenterId: PgColumn };

/** Everybody and everything an event takes, each once, in the order of ids. */
export type Claims = { profiles: number[]; facilities: number[]; patientCards: number[] };

/**
 * Proves that whom and what an event takes is the centre's own and in use, and keeps others from claiming the same until
 * the transaction ends: the exclusion constraints alone could make two who wait for each other fail by a deadlock. The
 * order of the locks is the same for everybody.
 */
export async function claim(ctx: ProfileCtx, { owner, staffs, facilities: places, patientCards: cards }: EventInput): Promise<Claims> {
  const people = owner === null ? staffs : [owner, ...staffs];
  const own = async (table: Claimed, ids: number[], inUse: SQL): Promise<number[]> => {
    if (ids.length === 0) return [];
    const rows = await ctx.db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.medicalCenterId, ctx.profile.medicalCenterId), inArray(table.id, ids), inUse))
      .orderBy(table.id)
      .for("no key update");
    return rows.map((row) => row.id as number);
  };
  const claims = {
    profiles: await own(profiles, people, isNull(profiles.deactivatedAt)),
    facilities: await own(facilities, places, isNull(facilities.removedAt)),
    patientCards: await own(patientCards, cards, isNull(patientCards.archivedAt)),
  };
  if (owner !== null && !claims.profiles.includes(owner)) throw fieldFault("owner", "choiceInvalid");
  if (claims.profiles.length < new Set(people).size) throw fieldFault("staffs", "choiceInvalid");
  if (claims.facilities.length < places.length) throw fieldFault("facilities", "choiceInvalid");
  if (claims.patientCards.length < cards.length) throw fieldFault("patientCards", "choiceInvalid");
  return claims;
}

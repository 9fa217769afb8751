import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EventInput } from "#rules/inputs/event.ts";
import type { ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { facilities, profiles } from "../db/tables/medical-centers.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { procedures } from "../db/tables/procedures.ts";
import { fieldFault } from "../fault.ts";

type Chosen = PgTable & { id: PgColumn; medicalCenterId: PgColumn };
type Choice = Pick<EventInput, "owner" | "staffs" | "facilities" | "patientCards" | "procedure">;

/**
 * Proves that whom and what an event takes is the centre's own and in use; what the event had `before` may have gone out of
 * use since. Answers its service.
 */
export async function prove(ctx: ProfileCtx, chosen: Choice, before?: Choice) {
  const procedure = await proveProcedure(ctx, chosen.procedure, before?.procedure ?? null);
  const others = async (table: Chosen, ids: number[], known: number[], inUse: SQL): Promise<boolean> => {
    if (ids.length === 0) return false;
    const may = and(eq(table.medicalCenterId, ctx.profile.medicalCenterId), anyOf(table.id, ids), or(inUse, inArray(table.id, known)));
    return (await ctx.db.$count(table as PgTable, may)) < ids.length;
  };
  const people = ({ owner, staffs }: Choice) => [...new Set(owner === null ? staffs : [owner, ...staffs])];
  const [knownPeople, inUse] = [before ? people(before) : [], isNull(profiles.deactivatedAt)];
  if (chosen.owner !== null && (await others(profiles, [chosen.owner], knownPeople, inUse))) throw fieldFault("owner", "choiceInvalid");
  if (await others(profiles, people(chosen), knownPeople, inUse)) throw fieldFault("staffs", "choiceInvalid");
  if (await others(facilities, chosen.facilities, before?.facilities ?? [], isNull(facilities.removedAt))) throw fieldFault("facilities", "choiceInvalid");
  if (await others(patientCards, chosen.patientCards, before?.patientCards ?? [], isNull(patientCards.archivedAt))) throw fieldFault("patientCards", "choiceInvalid");
  return procedure;
}

async function proveProcedure(ctx: ProfileCtx, id: number | null, known: number | null) {
  if (id === null) return null;
  const own = and(eq(procedures.id, id), eq(procedures.medicalCenterId, ctx.profile.medicalCenterId), id === known ? undefined : isNull(procedures.removedAt));
  const [procedure] = await ctx.db.select().from(procedures).where(own);
  if (!procedure) throw fieldFault("procedure", "choiceInvalid");
  return procedure;
}

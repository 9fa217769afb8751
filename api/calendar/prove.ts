import { and, eq, isNull, type SQL } from "drizzle-orm";
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
  const own = async (
    field: keyof Choice,
    table: Chosen,
    ids: number[],
    known: (number | null)[] | undefined,
    inUse: SQL,
  ) => {
    const anew = ids.filter((id) => !known?.includes(id));
    if (anew.length === 0) return;
    const found = await ctx.db.$count(
      table as PgTable,
      and(eq(table.medicalCenterId, ctx.profile.medicalCenterId), anyOf(table.id, anew), inUse),
    );
    if (found < anew.length) throw fieldFault(field, "choiceInvalid");
  };
  const people = before && [before.owner, ...before.staffs];
  await own("owner", profiles, chosen.owner === null ? [] : [chosen.owner], people, isNull(profiles.deactivatedAt));
  await own("staffs", profiles, chosen.staffs, people, isNull(profiles.deactivatedAt));
  await own("facilities", facilities, chosen.facilities, before?.facilities, isNull(facilities.removedAt));
  await own("patientCards", patientCards, chosen.patientCards, before?.patientCards, isNull(patientCards.archivedAt));
  return procedure;
}

async function proveProcedure(ctx: ProfileCtx, id: number | null, known: number | null) {
  if (id === null) return null;
  const own = and(
    eq(procedures.id, id),
    eq(procedures.medicalCenterId, ctx.profile.medicalCenterId),
    id === known ? undefined : isNull(procedures.removedAt),
  );
  const [procedure] = await ctx.db.select().from(procedures).where(own);
  if (!procedure) throw fieldFault("procedure", "choiceInvalid");
  return procedure;
}

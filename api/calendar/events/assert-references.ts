import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { EventInput } from "#rules/inputs/calendar/event.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { fieldFault } from "../../core/fault.ts";

type Chosen = PgTable & { id: PgColumn; medicalCenterId: PgColumn };
type Choice = Pick<EventInput, "owner" | "staffs" | "facilities" | "patientCards" | "procedure">;

/**
 * Checks that the people and resources of an event are the centre's own and in use; those the event had `before` may
 * have been retired since. Answers its service.
 */
export async function assertReferences(ctx: ProfileCtx, chosen: Choice, before?: Choice) {
  const procedure = await assertProcedure(ctx, chosen.procedure, before?.procedure ?? null);
  const own = async (
    field: keyof Choice,
    table: Chosen,
    ids: number[],
    known: (number | null)[] | undefined,
    inUse: SQL,
  ) => {
    const added = ids.filter((id) => !known?.includes(id));
    if (added.length === 0) return;
    const found = await ctx.db.$count(
      table as PgTable,
      and(eq(table.medicalCenterId, ctx.profile.medicalCenterId), anyOf(table.id, added), inUse),
    );
    if (found < added.length) throw fieldFault(field, "choiceInvalid");
  };
  const people = before && [before.owner, ...before.staffs];
  await own("owner", profiles, chosen.owner === null ? [] : [chosen.owner], people, isNull(profiles.deactivatedAt));
  await own("staffs", profiles, chosen.staffs, people, isNull(profiles.deactivatedAt));
  await own("facilities", facilities, chosen.facilities, before?.facilities, isNull(facilities.removedAt));
  await own("patientCards", patientCards, chosen.patientCards, before?.patientCards, isNull(patientCards.archivedAt));
  return procedure;
}

async function assertProcedure(ctx: ProfileCtx, id: number | null, known: number | null) {
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

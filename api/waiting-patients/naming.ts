import { and, asc, desc, eq, exists, sql } from "drizzle-orm";
import { waiting } from "../calendar/waiting-list/waiting.ts";
import type { ProfileCtx } from "../core/context.ts";
import { procedureProfiles } from "../core/db/tables/procedure-profiles.ts";
import { waitingPatientProcedures } from "../core/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "../core/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { columns, type WaitingPatient } from "./columns.ts";

/** Open entries of the waiting list that name a colleague. */
export const waitingFor = (ctx: ProfileCtx, profileId: number) =>
  and(
    waiting(ctx),
    exists(
      ctx.db
        .select({ id: waitingPatientProfiles.profileId })
        .from(waitingPatientProfiles)
        .where(
          and(
            eq(waitingPatientProfiles.waitingPatientId, waitingPatients.id),
            eq(waitingPatientProfiles.profileId, profileId),
          ),
        ),
    ),
  );

/** Those whom another colleague can take over: by whom any service that an entry names is given. */
export function takenOverBy(ctx: ProfileCtx, to: number) {
  const named = ctx.db
    .select({ id: waitingPatientProcedures.procedureId })
    .from(waitingPatientProcedures)
    .where(eq(waitingPatientProcedures.waitingPatientId, waitingPatients.id));
  const given = ctx.db
    .select({ id: waitingPatientProcedures.procedureId })
    .from(waitingPatientProcedures)
    .innerJoin(procedureProfiles, eq(procedureProfiles.procedureId, waitingPatientProcedures.procedureId))
    .where(and(eq(waitingPatientProcedures.waitingPatientId, waitingPatients.id), eq(procedureProfiles.profileId, to)));
  return sql<boolean>`(not ${exists(named)} or ${exists(given)})`;
}

const PAGE_SIZE = 25;

/**
 * A page of the waiting patients who name a colleague, urgent ones first, then the longest waiting; `movable` where
 * another colleague, if one is given, can take them over.
 */
export async function listNaming(
  ctx: ProfileCtx,
  { profile, to, page: wanted }: { profile: number; to?: number | null; page?: number | null },
) {
  const which = waitingFor(ctx, profile);
  const total = await ctx.db.$count(waitingPatients, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const movable = to ? takenOverBy(ctx, to) : sql<boolean>`true`;
  const rows = await ctx.db
    .select({ ...columns, movable })
    .from(waitingPatients)
    .where(which)
    .orderBy(desc(waitingPatients.urgent), asc(waitingPatients.createdAt), asc(waitingPatients.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "waitingPatient.listed", { details: { waitingPatients: rows.map(({ id }) => id) } });
  const items = rows.map(({ movable, ...waitingPatient }): { waitingPatient: WaitingPatient; movable: boolean } => ({
    waitingPatient,
    movable,
  }));
  return { items, total, page, pageSize: PAGE_SIZE };
}

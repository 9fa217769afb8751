import { and, asc, desc, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { pageWithin } from "../page-within.ts";
import { track } from "../track.ts";
import { columns, takes, type WaitingPatient } from "./scope.ts";
import { waiting } from "../calendar/waiting-list/waiting.ts";

export const PAGE_SIZE = 50;

export type WaitingPatientList = { items: WaitingPatient[]; total: number; page: number; pageSize: number };
export type WaitingPatientsQuery = {
  page?: number | null;
  procedure?: number | null;
  profile?: number | null;
  urgent?: boolean | null;
};

/** A page of the waiting list: urgent ones first, then the longest waiting. A page past the last is the last. */
export async function listWaitingPatients(
  ctx: Ctx,
  { page: wanted, procedure, profile, urgent }: WaitingPatientsQuery,
): Promise<WaitingPatientList> {
  allow(ctx, "calendar:read");
  const which = and(
    waiting(ctx),
    procedure ? takes(columns.procedures, [procedure]) : undefined,
    profile ? takes(columns.profiles, [profile]) : undefined,
    urgent ? eq(waitingPatients.urgent, true) : undefined,
  );
  const total = await ctx.db.$count(waitingPatients, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select(columns)
    .from(waitingPatients)
    .where(which)
    .orderBy(desc(waitingPatients.urgent), asc(waitingPatients.createdAt), asc(waitingPatients.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "waitingPatient.listed", { details: { waitingPatients: items.map(({ id }) => id) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}

import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, InCenter, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { pageWithin } from "../../core/page-within.ts";
import { track } from "../../core/track.ts";
import type { FtVoucher } from "../scope.ts";
import { noVisits, takesPlace, visitsOf } from "../usage.ts";

const PAGE_SIZE = 25;

/** The centre's visits on an FT voucher that is to be entered yet. */
const waiting = ({ profile }: Pick<InCenter, "profile">) =>
  and(
    eq(patientAttendances.medicalCenterId, profile.medicalCenterId),
    eq(patientAttendances.onFtVoucher, true),
    isNull(patientAttendances.ftVoucherId),
    takesPlace,
  );
const oldestFirst = [asc(events.beginAt), asc(patientAttendances.id)];

/** A page of the visits whose voucher is to be entered, the oldest first. A page past the last is the last. */
export async function listWaitingVisits(ctx: Ctx, wanted: number | null | undefined) {
  allow(ctx, "ftVoucher:keep");
  const total = await countWaitingVisits(ctx);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select(getTableColumns(patientAttendances))
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(waiting(ctx))
    .orderBy(...oldestFirst)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "event.listed", { details: { events: items.map(({ eventId }) => eventId) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}

export const countWaitingVisits = (ctx: InCenter) =>
  ctx.db.$count(
    ctx.db
      .select({ id: patientAttendances.id })
      .from(patientAttendances)
      .innerJoin(events, eq(events.id, patientAttendances.eventId))
      .where(waiting(ctx))
      .as("waiting"),
  );

type WaitingVisit = { id: number; beginAt: Date };

/** A patient's visits that wait for a voucher, the oldest first, locked: before any voucher, as where a cover is set. */
export const lockWaitingVisits = (ctx: ProfileCtx, patientCardId: number): Promise<WaitingVisit[]> =>
  ctx.db
    .select({ id: patientAttendances.id, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(waiting(ctx), eq(patientAttendances.patientCardId, patientCardId)))
    .orderBy(...oldestFirst)
    .for("update", { of: patientAttendances });

/**
 * Puts waiting visits of the patient on a locked voucher, as many as it has places for and none before its day of
 * issue. Answers their number. An insurer pays them already, so that no charge follows.
 */
export async function placeWaitingVisits(
  ctx: ProfileCtx,
  { id: ftVoucher, patientCardId, issuedAt, visits }: FtVoucher,
  found: readonly WaitingVisit[],
): Promise<number> {
  const { used, booked } = (await visitsOf(ctx, [ftVoucher])).get(ftVoucher) ?? noVisits;
  const placed = found
    .filter(({ beginAt }) => localDate(beginAt) >= issuedAt)
    .slice(0, Math.max(0, visits - used - booked))
    .map(({ id }) => id);
  if (placed.length === 0) return 0;
  await ctx.db
    .update(patientAttendances)
    .set({ ftVoucherId: ftVoucher, version: sql`${patientAttendances.version} + 1` })
    .where(anyOf(patientAttendances.id, placed));
  for (const entityId of placed)
    await track(ctx, "patientAttendance.insurerCoverSet", {
      entityId,
      patientCardId,
      details: { to: "FT_VOUCHER", ftVoucher },
    });
  return placed.length;
}

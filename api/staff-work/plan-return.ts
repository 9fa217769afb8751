import { and, eq } from "drizzle-orm";
import { lockEvents } from "../calendar/events/lock.ts";
import { readEventRelations } from "../calendar/events/relations.ts";
import { claimsOf, type Claim } from "../calendar/occupancy/claims.ts";
import { takenClaims, type Hit } from "../calendar/occupancy/conflicts.ts";
import { lock } from "../calendar/occupancy/sync-occupancies.ts";
import { waiting } from "../calendar/waiting-list/waiting.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { handoverItems } from "../core/db/tables/handover-items.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { toItems, type EventRow, type WorkItem } from "./ahead.ts";
import type { HandoverRow } from "./hand-over.ts";
import type { Obstacle, RelationsOf } from "./plan.ts";

type Item = typeof handoverItems.$inferSelect;

/**
 * Sorts what was handed over into what returns and what stays, since it was changed, has begun, or meets something else
 * by now. Of what went to another colleague each event returns by itself; a series on the waiting list is one entry and
 * returns whole.
 */
export async function planReturn(ctx: ProfileCtx, handover: HandoverRow, { locks }: { locks: boolean }) {
  const items = await ctx.db.select().from(handoverItems).where(eq(handoverItems.handoverId, handover.id));
  const byEvent = new Map(items.flatMap((item) => (item.eventId === null ? [] : [[item.eventId, item] as const])));
  const which = anyOf(events.id, [...byEvent.keys()]);
  const found = locks ? await lockEvents(ctx, which) : await ctx.db.select().from(events).where(which);
  const rows = found.toSorted((one, other) => one.beginAt.getTime() - other.beginAt.getTime());
  const work =
    handover.toProfileId === null ? toItems(rows) : rows.map((row): WorkItem => ({ series: row.id, rows: [row] }));
  const relations = await readEventRelations(
    ctx,
    rows.map(({ id }) => id),
  );
  const waits = handover.toProfileId === null ? await canceledOfWaiting(ctx, [...byEvent.keys()]) : null;
  const unchanged = (row: EventRow) =>
    row.version === byEvent.get(row.id)!.version &&
    row.beginAt > ctx.now() &&
    (row.removedAt === null) === (handover.toProfileId !== null);
  const isSame = (item: WorkItem) =>
    item.rows.every(unchanged) && (!waits || item.rows.some((row) => waits.has(row.id)));
  const same = work.filter(isSame);
  const claims = same.flatMap((item) => item.rows.flatMap((row) => claimsAgain(handover, row, relations)));
  if (locks) await lock(ctx, claims);
  const hits = await takenClaims(ctx, claims);
  const staying = work.flatMap((item) => stays(item, isSame(item), hits));
  return {
    movable: work.filter((item) => staying.every((obstacle) => obstacle.item !== item)),
    staying,
    relations,
    entries: await listUnchangedEntries(ctx, items, locks),
    partOf: ({ id }: EventRow): Pick<Item, "led" | "targetTookPart"> => byEvent.get(id)!,
  };
}

function stays(item: WorkItem, isSame: boolean, all: Hit[]): Obstacle[] {
  if (!isSame) return [{ item, reason: "CHANGED", hits: [] }];
  const hits = all.filter(({ claim }) => item.rows.some(({ id }) => id === claim.eventId));
  return hits.length > 0 ? [{ item, reason: "TAKEN", hits }] : [];
}

/** The claims that an event makes once more: the colleague's time, and of a removed one all it had. */
function claimsAgain({ fromProfileId, toProfileId }: HandoverRow, row: EventRow, relations: RelationsOf): Claim[] {
  if (toProfileId === null) return claimsOf({ ...row, removedAt: null }, relations(row));
  const { staffs, ...rest } = relations(row);
  return claimsOf(row, { ...rest, staffs: [...staffs, fromProfileId] }).filter(
    ({ kind, id }) => kind === "PROFILE" && id === fromProfileId,
  );
}

/** The removed events whose cancellation put a patient on the waiting list who still waits. */
async function canceledOfWaiting(ctx: ProfileCtx, ids: number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ event: waitingPatients.canceledEventId })
    .from(waitingPatients)
    .where(and(waiting(ctx), anyOf(waitingPatients.canceledEventId, ids)));
  return new Set(rows.map(({ event }) => event!));
}

/** Entries that nobody has changed since, and that still wait. */
async function listUnchangedEntries(ctx: ProfileCtx, items: Item[], locks: boolean) {
  const ids = items.flatMap((item) => item.waitingPatientId ?? []);
  if (ids.length === 0) return [];
  const query = ctx.db
    .select({ id: waitingPatients.id, version: waitingPatients.version, patientCardId: waitingPatients.patientCardId })
    .from(waitingPatients)
    .where(and(waiting(ctx), anyOf(waitingPatients.id, ids)))
    .orderBy(waitingPatients.id);
  const rows = new Map((await (locks ? query.for("no key update") : query)).map((row) => [row.id, row]));
  return items.flatMap(({ waitingPatientId, version, targetTookPart }) => {
    const row = rows.get(waitingPatientId ?? 0);
    return row?.version === version
      ? [{ waitingPatientId: row.id, version, targetTookPart, patientCardId: row.patientCardId }]
      : [];
  });
}

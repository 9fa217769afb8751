import { HandoverInput } from "#rules/inputs/calendar/handover.ts";
import { allow } from "../core/access/allow.ts";
import { removeEvents } from "../calendar/events/remove.ts";
import { readEventRelations } from "../calendar/events/relations.ts";
import { lock } from "../calendar/occupancy/sync-occupancies.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { insertRows } from "../core/db/insert-rows.ts";
import { handoverItems } from "../core/db/tables/handover-items.ts";
import { handovers } from "../core/db/tables/handovers.ts";
import { fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { readProfile } from "../staff/read.ts";
import { track } from "../core/track.ts";
import { waitForAnother } from "../waiting-patients/wait.ts";
import { lockAhead, MOST, type WorkItem } from "./ahead.ts";
import { assertTarget, gainedClaims, planHandover, rowsToCancel, type RelationsOf, type Way } from "./plan.ts";
import { moveToColleague } from "./to-colleague.ts";
import { handOverWaiting } from "./waiting.ts";

export type HandoverRow = typeof handovers.$inferSelect;

/**
 * Hands work of a colleague over: all that can be, or chosen parts, to another colleague who is free and gives the
 * service, or to the waiting list. Conflicts, and what is not the other's service, stay with the colleague; refused at
 * `events` where nothing is chosen (`required`), or nothing of it can be handed over (`choiceInvalid`). A patient gets
 * one notice.
 */
export async function handOver(ctx: Ctx, profileId: number, given: unknown): Promise<HandoverRow> {
  allow(ctx, "staff:write");
  const input = parse(HandoverInput, given);
  const { id: from } = await readProfile(ctx, profileId);
  if (!input.all && input.events.length + input.waitingPatients.length === 0) throw fieldFault("events", "required");
  const way = { from, to: input.to };
  await assertTarget(ctx, way);
  const now = ctx.now();
  const atOneMoment: ProfileCtx = { ...ctx, now: () => now };
  const chosen = input.all ? undefined : input.events;
  const items = chosen?.length === 0 ? [] : await lockAhead(atOneMoment, from, chosen);
  const events = await moveEvents(atOneMoment, way, items, input);
  const entries = await handOverWaiting(atOneMoment, way, MOST, input.all ? undefined : input.waitingPatients);
  if (events.length + entries.length === 0) throw fieldFault("events", "choiceInvalid");
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const [row] = await ctx.db
    .insert(handovers)
    .values({ medicalCenterId, fromProfileId: from, toProfileId: way.to, createdAt: now, createdBy })
    .returning();
  const handoverId = row!.id;
  for (const items of [events, entries])
    await insertRows(
      ctx.db,
      handoverItems,
      items.map((item) => ({ medicalCenterId, handoverId, ...item })),
    );
  await track(ctx, "profile.workHandedOver", {
    entityId: from,
    details: { handover: handoverId, to: way.to, events: events.length, waitingPatients: entries.length },
  });
  return row!;
}

async function moveEvents(
  ctx: ProfileCtx,
  way: Way,
  items: WorkItem[],
  { confirmOutsideHours }: Pick<HandoverInput, "confirmOutsideHours">,
) {
  if (items.length === 0) return [];
  const relations = await readEventRelations(
    ctx,
    items.flatMap(({ rows }) => rows.map(({ id }) => id)),
  );
  const { to } = way;
  if (to !== null) await lock(ctx, gainedClaims(way, items, relations));
  const { movable } = await planHandover(ctx, way, items, relations, { confirmOutsideHours });
  if (movable.length === 0) return [];
  if (to === null) return moveToWaitingList(ctx, way.from, movable, relations);
  return moveToColleague(
    ctx,
    { from: way.from, to },
    movable.flatMap(({ rows }) => rows),
    relations,
  );
}

async function moveToWaitingList(ctx: ProfileCtx, from: number, items: WorkItem[], relations: RelationsOf) {
  const canceled = items.map((item) => rowsToCancel(from, item, relations));
  const removed = await removeEvents(
    ctx,
    canceled.flat().map(({ id }) => id),
  );
  await waitForAnother(ctx, canceled, []);
  return removed.map(({ id, version }) => ({ eventId: id, version, led: true }));
}

import { apply } from "../calendar/events/apply.ts";
import type { Edit } from "../calendar/events/edit.ts";
import { syncOccupancies } from "../calendar/occupancy/sync-occupancies.ts";
import type { ProfileCtx } from "../core/context.ts";
import { noticeChanges } from "../notices/notice-changes.ts";
import { visitsWith } from "../notices/visits.ts";
import { trackEach } from "../core/track.ts";
import type { EventRow } from "./ahead.ts";
import { takesPart, type RelationsOf } from "./plan.ts";

export type Moved = { eventId: number; version: number; led: boolean; targetTookPart: boolean };

export type Part = { row: EventRow; led: boolean; targetTookPart: boolean };

/** Gives events another person in the place of a colleague, who led them or took part; patients get one notice. */
export async function moveToColleague(
  ctx: ProfileCtx,
  { from, to }: { from: number; to: number },
  rows: EventRow[],
  relations: RelationsOf,
): Promise<Moved[]> {
  const parts = rows.map((row) => ({
    row,
    led: row.ownerId === from,
    targetTookPart: takesPart(to, row, relations),
  }));
  const changed = await replace(ctx, parts, ({ led, targetTookPart }) => ({
    ...(led && { ownerId: to }),
    added: led || targetTookPart ? [] : [to],
    removed: led ? [] : [from],
  }));
  await notify(ctx, { from, to }, parts, changed, relations);
  return parts.map(({ row, ...part }) => ({ eventId: row.id, version: changed.get(row.id)!.version, ...part }));
}

/** Gives events back to the colleague who had them. */
export async function moveBack(
  ctx: ProfileCtx,
  { from, to }: { from: number; to: number },
  parts: Part[],
  relations: RelationsOf,
) {
  const changed = await replace(ctx, parts, ({ led, targetTookPart }) => ({
    ...(led && { ownerId: from }),
    added: led ? (targetTookPart ? [to] : []) : [from],
    removed: led || targetTookPart ? [] : [to],
  }));
  await notify(ctx, { from: to, to: from }, parts, changed, relations);
}

type Change = { ownerId?: number; added: number[]; removed: number[] };

/** Changes the people of events, alike ones together. */
async function replace(
  ctx: ProfileCtx,
  parts: Part[],
  changeOf: (part: Part) => Change,
): Promise<Map<number, EventRow>> {
  const alike = new Map<string, Part[]>();
  for (const part of parts) {
    const key = `${part.led} ${part.targetTookPart}`;
    alike.set(key, [...(alike.get(key) ?? []), part]);
  }
  const changed: EventRow[] = [];
  for (const group of alike.values()) {
    const { ownerId, ...staffs } = changeOf(group[0]!);
    const edit: Pick<Edit, "fields" | "staffs" | "facilities" | "patientCards"> = {
      fields: ownerId === undefined ? {} : { ownerId },
      staffs,
      facilities: { added: [], removed: [] },
      patientCards: { added: [], removed: [] },
    };
    changed.push(
      ...(await apply(
        ctx,
        group.map(({ row }) => row),
        edit,
      )),
    );
  }
  await syncOccupancies(ctx, changed, { override: null, confirmOutsideHours: true });
  return new Map(changed.map((row) => [row.id, row]));
}

async function notify(
  ctx: ProfileCtx,
  { from, to }: { from: number; to: number },
  parts: Part[],
  changed: Map<number, EventRow>,
  relations: RelationsOf,
) {
  const led = parts.filter((part) => part.led).map(({ row }) => row);
  const after = led.map(({ id }) => changed.get(id)!);
  await noticeChanges(ctx, visitsWith(from, led, relations), visitsWith(to, after, relations));
  await trackEach(
    ctx,
    "event.updated",
    parts.flatMap(({ row }) => {
      const cards = relations(row).attendances.map(({ patientCardId }) => patientCardId);
      return (cards.length === 0 ? [undefined] : cards).map((patientCardId) => ({ entityId: row.id, patientCardId }));
    }),
  );
}

import { asc } from "drizzle-orm";
import { writeSeries, type Series } from "#rules/calendar/recurrence.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { insertRows, reserveIds } from "../../core/db/insert-rows.ts";
import { events } from "../../core/db/tables/events.ts";
import type { Occurrence } from "../series/occurrences.ts";
import type { EventRow } from "./relations.ts";

type Columns = Pick<
  EventRow,
  "type" | "allDay" | "name" | "note" | "issue" | "color" | "ownerId" | "capacity" | "procedureId"
>;

/**
 * Inserts one event or several, all of a series for instance, in the same few statements and in the order of their
 * dates. The first of a series carries the rule, and all name it as their parent. Each may have an owner of its own.
 */
export async function insertEvents(
  ctx: ProfileCtx,
  columns: Columns,
  occurrences: (Occurrence & { ownerId?: number })[],
  series: Series | null,
): Promise<EventRow[]> {
  const ids = await reserveIds(ctx.db, events, occurrences.length);
  const common = {
    ...columns,
    medicalCenterId: ctx.profile.medicalCenterId,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    createdBy: ctx.profile.id,
    version: 1,
  };
  await insertRows(
    ctx.db,
    events,
    occurrences.map(({ beginAt, endAt, recurrenceAt, ownerId = columns.ownerId }, index) => ({
      ...common,
      ownerId,
      id: ids[index]!,
      beginAt,
      endAt,
      recurrenceAt,
      parentId: series && ids[0]!,
      recurrence: series && index === 0 ? writeSeries(series) : null,
    })),
  );
  return ctx.db.select().from(events).where(anyOf(events.id, ids)).orderBy(asc(events.id));
}

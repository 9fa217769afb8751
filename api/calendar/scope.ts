import { and, eq, gt, gte, isNull, lt } from "drizzle-orm";
import { LONGEST_DAYS } from "#rules/inputs/event.ts";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";

const HOUR = 3_600_000;
/** The longest an event may last, in milliseconds, with the hour by which an autumn day is longer. */
export const LONGEST = LONGEST_DAYS * 24 * HOUR + HOUR;

/** All events of the profile's medical centre, the removed ones too. */
export const ofMyCenter = (ctx: ProfileCtx) => eq(events.medicalCenterId, ctx.profile.medicalCenterId);

/** The events a profile may see: those of its medical centre that were not removed. */
export const visibleEvents = (ctx: ProfileCtx) => and(ofMyCenter(ctx), isNull(events.removedAt));

/**
 * Those that touch a time. None lasts longer than the longest, so the begin bounds what is read of the index. Moments are
 * compared, not ranges: under row-level security an index serves only operators that leak nothing.
 */
export const eventsDuring = (ctx: ProfileCtx, from: Date, to: Date) =>
  and(
    visibleEvents(ctx),
    gte(events.beginAt, new Date(from.getTime() - LONGEST)),
    lt(events.beginAt, to),
    gt(events.endAt, from),
  );

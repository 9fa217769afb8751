import { and, eq, gt, gte, isNull, lt } from "drizzle-orm";
import type { CenterCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { LONGEST } from "./longest-event.ts";

type OfCenter = Pick<CenterCtx, "profile">;

/** All events of the profile's medical centre, the removed ones too. */
export const ofMyCenter = (ctx: OfCenter) => eq(events.medicalCenterId, ctx.profile.medicalCenterId);

/** The events a profile may see: those of its medical centre that were not removed. */
export const visibleEvents = (ctx: OfCenter) => and(ofMyCenter(ctx), isNull(events.removedAt));

/**
 * Claims that touch a time. None is longer than the longest, so the begin bounds the range of the index. Moments are
 * compared, not ranges: under row-level security an index serves only operators that leak nothing.
 */
export const eventsDuring = (ctx: OfCenter, from: Date, to: Date) =>
  and(
    visibleEvents(ctx),
    gte(events.beginAt, new Date(from.getTime() - LONGEST)),
    lt(events.beginAt, to),
    gt(events.endAt, from),
  );

import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";

/** The events a profile may see: those of its medical centre that were not removed. */
export const visibleEvents = (ctx: ProfileCtx) => and(eq(events.medicalCenterId, ctx.profile.medicalCenterId), isNull(events.removedAt));

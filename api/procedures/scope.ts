import { and, eq, gt, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { procedures } from "../core/db/tables/procedures.ts";

/** The services the centre offers: those that were not removed. */
export const offered = (ctx: ProfileCtx) =>
  and(eq(procedures.medicalCenterId, ctx.profile.medicalCenterId), isNull(procedures.removedAt));

/** The events of a service that are not over yet. */
export const comingEvents = (ctx: ProfileCtx, procedureId: number) =>
  and(
    eq(events.medicalCenterId, ctx.profile.medicalCenterId),
    eq(events.procedureId, procedureId),
    isNull(events.removedAt),
    gt(events.endAt, ctx.now()),
  );

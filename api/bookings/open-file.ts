import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { decidable } from "./decidable.ts";

/** Permits reading the file of a request, which is medical, and records it. */
export async function openBookingFile(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "medicalAttachment:read");
  const [booking] = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(decidable(ctx), eq(bookings.fileId, fileId)));
  if (!booking) throw new Fault("notFound");
  await track(ctx, "booking.fileRead", { entityId: booking.id });
}

import { and, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { bookings } from "../db/tables/bookings.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
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

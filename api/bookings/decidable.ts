import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { reachOf } from "../core/access/allow.ts";
import type { CenterCtx, Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";

/** Requests of the centre, without those whose e-mail has not been confirmed. */
export const ofCenter = ({ profile }: CenterCtx) =>
  and(eq(bookings.medicalCenterId, profile.medicalCenterId), isNull(bookings.confirmBy));

/** Requests that the user may decide: with a reach of their own, those for them and for anyone. */
export function decidable(ctx: Ctx): SQL | undefined {
  const far = reachOf(ctx, "booking:decide");
  const { id, medicalCenterId } = ctx.profile!;
  const mine = or(eq(bookings.profileId, id), isNull(bookings.profileId));
  return and(ofCenter({ ...ctx, profile: { medicalCenterId } }), far === "any" ? undefined : mine);
}

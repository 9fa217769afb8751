import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import type { Disposal } from "./scope.ts";

/**
 * The reason why the caller cannot confirm a proposal: it is their own, and there is another person, or it is still the
 * day it was made.
 */
export async function obstacleTo(
  ctx: Ctx,
  { proposedBy, proposedAt }: Disposal,
): Promise<"disposalOwn" | "disposalTooSoon" | null> {
  allow(ctx, "disposal:confirm");
  if (proposedBy !== ctx.profile.id) return null;
  if ((await others(ctx)) > 0) return "disposalOwn";
  return localDate(ctx.now()) <= localDate(proposedAt) ? "disposalTooSoon" : null;
}

/** Number of others who could confirm a proposal: people of the centre who have signed in and have the permission. */
const others = (ctx: ProfileCtx) =>
  ctx.db.$count(
    profiles,
    and(
      eq(profiles.medicalCenterId, ctx.profile.medicalCenterId),
      ne(profiles.id, ctx.profile.id),
      ne(profiles.role, "ROLE_RECEPTIONIST"),
      isNotNull(profiles.registeredAt),
      isNull(profiles.deactivatedAt),
    ),
  );

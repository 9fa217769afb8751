import { and, eq, isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { sendInvitation, type Invitation } from "./send-invitation.ts";
import { spendInvitations } from "./spend-invitations.ts";

/** Sends a pending invitation again; earlier links stop working. */
export async function resendInvitation(ctx: Ctx, email: string): Promise<Invitation> {
  allow(ctx, "staff:write");
  const { medicalCenterId } = ctx.profile;
  const invited = and(
    eq(profiles.email, email.trim().toLowerCase()),
    isNull(profiles.userId),
    isNull(profiles.deactivatedAt),
  );
  const [profile] = await ctx.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, medicalCenterId), invited));
  if (!profile) throw new Fault("notFound");
  await spendInvitations(ctx, profile.id);
  await track(ctx, "profile.invitationResent", { entityId: profile.id });
  return sendInvitation(ctx, profile);
}

import { InvitationInput } from "#rules/inputs/accounts/account.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { requireRoom } from "../../subscriptions/require.ts";
import { track } from "../../core/track.ts";
import { notifyOfAdministrator } from "../../mail/notify-of-administrator.ts";
import { sendInvitation, type Invitation } from "./send-invitation.ts";

/**
 * Creates a profile in the medical centre and invites its person by e-mail to accept it; refused past the users of the
 * subscription (`usersLimitReached`).
 */
export async function inviteProfile(ctx: Ctx, input: object): Promise<Invitation> {
  allow(ctx, "staff:write");
  const { profileRole, motusProfession, locale, ...person } = parse(InvitationInput, input);
  await requireRoom(ctx);
  const [profile] = await ctx.db
    .insert(profiles)
    .values({
      ...person,
      medicalCenterId: ctx.profile.medicalCenterId,
      role: profileRole,
      profession: motusProfession,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing({ target: [profiles.medicalCenterId, profiles.email] })
    .returning();
  if (!profile) throw new Fault("alreadyInvited");
  await track(ctx, "profile.invited", { entityId: profile.id });
  await notifyOfAdministrator(ctx, profile, "invited");
  return sendInvitation(ctx, profile, locale);
}

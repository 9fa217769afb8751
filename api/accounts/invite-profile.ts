import { InvitationInput } from "#rules/inputs/account.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { notifyOfAdministrator } from "./notify-of-administrator.ts";
import { sendInvitation, type Invitation } from "./send-invitation.ts";

/** Makes a place in the medical centre and invites its person by e-mail to take it. */
export async function inviteProfile(ctx: Ctx, input: object): Promise<Invitation> {
  allow(ctx, "staff:write");
  const { profileRole, motusProfession, locale, ...person } = parse(InvitationInput, input);
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

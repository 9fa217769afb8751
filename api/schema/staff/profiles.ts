import { acceptInvitation } from "../../accounts/registration/accept-invitation.ts";
import { chooseProfile } from "../../accounts/sessions/choose-profile.ts";
import { createMedicalCenter } from "../../accounts/registration/create-medical-center.ts";
import type { ProfileInCenter } from "../../accounts/registration/find-invitation.ts";
import { inviteProfile } from "../../accounts/registration/invite-profile.ts";
import { myProfiles } from "../../accounts/my-profiles.ts";
import { readInvitation } from "../../accounts/registration/read-invitation.ts";
import { resendInvitation } from "../../accounts/registration/resend-invitation.ts";
import type { Invitation } from "../../accounts/registration/send-invitation.ts";
import type { Ctx } from "../../core/context.ts";
import { builder } from "../builder.ts";
import { ProfessionEnum, ProfileRoleEnum } from "../codes.ts";
import { medicalCenterOf, Profile } from "../medical-centers/medical-centers.ts";

/**
 * A profile rendered with the medical centre that was read together with it: outside a centre's transaction no other
 * query shows it.
 */
export function profileIn(ctx: Ctx, { profile, medicalCenter }: ProfileInCenter) {
  medicalCenterOf.prime(ctx, medicalCenter.id, medicalCenter);
  return profile;
}

const ProfileInvitation = builder.objectRef<Invitation>("ProfileInvitation").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    profile: t.field({ type: Profile, resolve: (invitation, _args, ctx) => profileIn(ctx, invitation) }),
    token: t.exposeString("token", { nullable: true, description: "Only for the user who signed in with it" }),
    validity: t.expose("validity", { type: "DateTime" }),
  }),
});

const ProfileAndMedicalCenterCreateInput = builder.inputType("ProfileAndMedicalCenterCreateInput", {
  fields: (t) => ({
    degreeBefore: t.string(),
    name: t.string({ required: true }),
    surname: t.string({ required: true }),
    degreeAfter: t.string(),
    phone: t.string(),
    motusProfession: t.field({ type: ProfessionEnum, required: true }),
    medicalCenterName: t.string({ required: true }),
    country: t.string({ required: true }),
  }),
});

const ProfileInvitationCreateInput = builder.inputType("ProfileInvitationCreateInput", {
  fields: (t) => ({
    email: t.string({ required: true }),
    profileRole: t.field({ type: ProfileRoleEnum, required: true }),
    motusProfession: t.field({ type: ProfessionEnum, required: true }),
    degreeBefore: t.string(),
    name: t.string({ required: true }),
    surname: t.string({ required: true }),
    degreeAfter: t.string(),
    phone: t.string(),
    locale: t.string({ description: "Language of the mail; omitted: the inviter's" }),
  }),
});

const ProfileInvitationAcceptInput = builder.inputType("ProfileInvitationAcceptInput", {
  fields: (t) => ({
    degreeBefore: t.string(),
    name: t.string({ required: true }),
    surname: t.string({ required: true }),
    degreeAfter: t.string(),
    phone: t.string(),
  }),
});

builder.queryFields((t) => ({
  myProfiles: t.field({
    type: [Profile],
    rule: "user",
    resolve: async (_root, _args, ctx) => (await myProfiles(ctx)).map((place) => profileIn(ctx, place)),
  }),
  profileInvitation: t.field({
    type: ProfileInvitation,
    rule: "public",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => readInvitation(ctx, token),
  }),
}));

builder.mutationFields((t) => ({
  profileChoose: t.field({
    type: Profile,
    rule: "user",
    description: "Switches the session to this profile",
    args: { profile: t.arg.int({ required: true }) },
    resolve: async (_root, { profile }, ctx) => profileIn(ctx, await chooseProfile(ctx, profile)),
  }),
  profileAndMedicalCenterCreate: t.field({
    type: Profile,
    rule: "user",
    args: { input: t.arg({ type: ProfileAndMedicalCenterCreateInput, required: true }) },
    resolve: async (_root, { input }, ctx) => profileIn(ctx, await createMedicalCenter(ctx, input)),
  }),
  profileInvitationCreate: t.field({
    type: ProfileInvitation,
    rule: "staff:write",
    args: { input: t.arg({ type: ProfileInvitationCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => inviteProfile(ctx, input),
  }),
  profileInvitationResend: t.field({
    type: ProfileInvitation,
    rule: "staff:write",
    args: { email: t.arg.string({ required: true }) },
    resolve: (_root, { email }, ctx) => resendInvitation(ctx, email),
  }),
  profileInvitationAccept: t.field({
    type: Profile,
    rule: "user",
    args: {
      token: t.arg.string({ required: true }),
      input: t.arg({ type: ProfileInvitationAcceptInput, required: true }),
    },
    resolve: async (_root, args, ctx) => profileIn(ctx, await acceptInvitation(ctx, args)),
  }),
}));

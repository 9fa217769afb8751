import { activateProfile } from "../../staff/activate.ts";
import { deactivateProfile } from "../../staff/deactivate.ts";
import { endStaffSessions } from "../../staff/end-sessions.ts";
import { readStaffMember, type StaffMember as Row } from "../../staff/members.ts";
import { previewDeactivation, type DeactivationPreview } from "../../staff/preview.ts";
import { resetStaffPassword } from "../../staff/reset-password.ts";
import { builder } from "../builder.ts";
import { Profile } from "../medical-centers/medical-centers.ts";

const StaffMember = builder.objectRef<Row>("StaffMember").implement({
  fields: (t) => ({
    profile: t.expose("profile", { type: Profile }),
    own: t.exposeBoolean("own"),
    secondFactorSince: t.expose("secondFactorSince", {
      type: "DateTime",
      nullable: true,
      description: "Null if it is off",
    }),
    lastLoginAt: t.expose("lastLoginAt", { type: "DateTime", nullable: true, description: "To this medical centre" }),
    sessions: t.exposeInt("sessions", { description: "Number of open sessions in this medical centre" }),
  }),
});

const ProfileDeactivationPreview = builder.objectRef<DeactivationPreview>("ProfileDeactivationPreview").implement({
  fields: (t) => ({
    eventsAhead: t.exposeInt("eventsAhead", { description: "Future events that stay assigned to them" }),
    nextEventAt: t.expose("nextEventAt", { type: "DateTime", nullable: true }),
    drafts: t.exposeInt("drafts", { description: "Drafts that no other user can sign" }),
  }),
});

builder.queryFields((t) => {
  const profile = t.arg.int({ required: true });
  return {
    staffMember: t.field({
      type: StaffMember,
      rule: "staff:write",
      args: { profile },
      resolve: (_root, args, ctx) => readStaffMember(ctx, args.profile),
    }),
    profileDeactivationPreview: t.field({
      type: ProfileDeactivationPreview,
      rule: "staff:write",
      args: { profile },
      resolve: (_root, args, ctx) => previewDeactivation(ctx, args.profile),
    }),
  };
});

builder.mutationFields((t) => {
  const profile = t.arg.int({ required: true });
  return {
    profileDeactivate: t.field({
      type: Profile,
      rule: "staff:write",
      args: { profile },
      resolve: (_root, args, ctx) => deactivateProfile(ctx, args.profile),
    }),
    profileActivate: t.field({
      type: Profile,
      rule: "staff:write",
      description: "Reactivates a deactivated profile",
      args: { profile },
      resolve: (_root, args, ctx) => activateProfile(ctx, args.profile),
    }),
    profilePasswordReset: t.field({
      type: Profile,
      rule: "staff:write",
      description: "Mails a colleague a link to a new password",
      args: { profile },
      resolve: (_root, args, ctx) => resetStaffPassword(ctx, args.profile),
    }),
    profileSessionsEnd: t.field({
      type: Profile,
      rule: "staff:write",
      description: "Ends a colleague's sessions in this medical centre, and all sessions if they work in no other",
      args: { profile },
      resolve: (_root, args, ctx) => endStaffSessions(ctx, args.profile),
    }),
  };
});

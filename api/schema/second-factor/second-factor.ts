import { forgetDevice, myDevices } from "../../accounts/second-factor/login/devices.ts";
import { prepareSecondFactor, readPreparation, type Preparation } from "../../accounts/second-factor/prepare.ts";
import {
  listStaff,
  readSecondFactor,
  type SecondFactor as Row,
  type StaffMember,
} from "../../accounts/second-factor/read.ts";
import { createRecoveryCodes } from "../../accounts/second-factor/recovery-codes.ts";
import { removeSecondFactor } from "../../accounts/second-factor/remove.ts";
import { requireSecondFactor } from "../../accounts/second-factor/require.ts";
import { completeSecondStep } from "../../accounts/second-factor/login/complete-second-step.ts";
import { turnOffSecondFactor } from "../../accounts/second-factor/turn-off.ts";
import { turnOnSecondFactor } from "../../accounts/second-factor/turn-on.ts";
import type { rememberedDevices } from "../../core/db/tables/remembered-devices.ts";
import { AccessToken } from "../accounts/accounts.ts";
import { builder } from "../builder.ts";
import { SecondFactorDutyEnum } from "../codes.ts";
import { MedicalCenter, Profile } from "../medical-centers/medical-centers.ts";

const SecondFactor = builder.objectRef<Row>("SecondFactor").implement({
  fields: (t) => ({
    since: t.expose("since", { type: "DateTime", nullable: true, description: "Null if it is off" }),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft"),
    requiredBy: t.exposeStringList("requiredBy", { description: "The medical centres of the user that require it" }),
  }),
});

const SecondFactorPreparation = builder.objectRef<Preparation>("SecondFactorPreparation").implement({
  fields: (t) => ({
    key: t.exposeString("key", { description: "Base32" }),
    uri: t.exposeString("uri", { description: "otpauth:// address, as in the QR code for an authenticator" }),
  }),
});

const SecondFactorOfStaff = builder.objectRef<StaffMember>("SecondFactorOfStaff").implement({
  fields: (t) => ({
    profile: t.expose("profile", { type: Profile }),
    since: t.expose("since", { type: "DateTime", nullable: true }),
    own: t.exposeBoolean("own"),
  }),
});

const RememberedDevice = builder.objectRef<typeof rememberedDevices.$inferSelect>("RememberedDevice").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    device: t.exposeString("userAgent", { description: "User agent of the browser" }),
    address: t.exposeString("address"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
    expiresAt: t.expose("expiresAt", { type: "DateTime" }),
  }),
});

builder.queryFields((t) => ({
  secondFactor: t.field({ type: SecondFactor, rule: "user", resolve: (_root, _args, ctx) => readSecondFactor(ctx) }),
  secondFactorPreparation: t.field({
    type: SecondFactorPreparation,
    nullable: true,
    rule: "user",
    description: "The second factor this session has prepared and not yet activated",
    resolve: (_root, _args, ctx) => readPreparation(ctx),
  }),
  secondFactorsOfStaff: t.field({
    type: [SecondFactorOfStaff],
    rule: "staff:write",
    resolve: (_root, _args, ctx) => listStaff(ctx),
  }),
  rememberedDevices: t.field({
    type: [RememberedDevice],
    rule: "user",
    resolve: (_root, _args, ctx) => myDevices(ctx),
  }),
}));

builder.mutationFields((t) => {
  const proof = {
    password: t.arg.string({ required: true }),
    code: t.arg.string({ required: true, description: "Of the authenticator, or a recovery code" }),
  };
  return {
    authSecondStep: t.field({
      type: AccessToken,
      rule: "public",
      description: "Completes a login that requires the second step",
      args: { token: t.arg.string({ required: true }), code: proof.code, rememberDevice: t.arg.boolean() },
      resolve: (_root, args, ctx) => completeSecondStep(ctx, args),
    }),
    secondFactorPrepare: t.boolean({
      rule: "user",
      args: { password: proof.password },
      resolve: (_root, args, ctx) => prepareSecondFactor(ctx, args),
    }),
    secondFactorTurnOn: t.stringList({
      rule: "user",
      description: "Answers the recovery codes, which are shown only once",
      args: { code: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => turnOnSecondFactor(ctx, args),
    }),
    secondFactorTurnOff: t.boolean({
      rule: "user",
      args: proof,
      resolve: (_root, args, ctx) => turnOffSecondFactor(ctx, args),
    }),
    recoveryCodesCreate: t.stringList({
      rule: "user",
      args: proof,
      resolve: (_root, args, ctx) => createRecoveryCodes(ctx, args),
    }),
    rememberedDeviceForget: t.boolean({
      rule: "user",
      args: { device: t.arg.int({ required: true }) },
      resolve: (_root, { device }, ctx) => forgetDevice(ctx, device),
    }),
    profileSecondFactorRemove: t.field({
      type: Profile,
      rule: "staff:write",
      args: { profile: t.arg.int({ required: true }) },
      resolve: (_root, { profile }, ctx) => removeSecondFactor(ctx, profile),
    }),
    secondFactorRequiredSet: t.field({
      type: MedicalCenter,
      rule: "medicalCenter:write",
      args: { of: t.arg({ type: SecondFactorDutyEnum, required: true }) },
      resolve: (_root, { of }, ctx) => requireSecondFactor(ctx, of),
    }),
  };
});

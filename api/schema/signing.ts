import { confirmPassword } from "../accounts/confirm-password.ts";
import { setSigningAsksPassword } from "../medical-reports/set-signing.ts";
import { builder } from "./builder.ts";
import { MedicalCenter } from "./medical-centers.ts";

builder.mutationFields((t) => ({
  passwordConfirm: t.boolean({
    rule: "user",
    description: "Says the own password once more, for the next deed of this session that asks for it; holds for two minutes",
    args: { password: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => confirmPassword(ctx, args),
  }),
  signingAsksPasswordSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setSigningAsksPassword(ctx, active),
  }),
}));

import { confirmPassword } from "../../accounts/reauthentication/confirm-password.ts";
import { setSigningProof } from "../../medical-reports/signing/set-signing-proof.ts";
import { confirmCode } from "../../accounts/second-factor/confirm-code.ts";
import { builder } from "../builder.ts";
import { SigningProofEnum } from "../codes.ts";
import { MedicalCenter } from "../medical-centers/medical-centers.ts";

builder.mutationFields((t) => ({
  passwordConfirm: t.boolean({
    rule: "user",
    description:
      "Confirms the own password: for the next signature of this session, within two minutes, and for ten minutes, without a second factor, for operations that answer E174. The session goes on by the token in the answer's header `x-session-token`; the one before serves for another minute",
    args: { password: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => confirmPassword(ctx, args),
  }),
  codeConfirm: t.int({
    rule: "user",
    nullable: true,
    description:
      "Says a code of the own second factor: for the next signature of this session, within two minutes, and for ten minutes for deeds that answer E174. Of a recovery code it answers how many are left",
    args: { code: t.arg.string({ required: true, description: "Of the authenticator, or a recovery code" }) },
    resolve: (_root, args, ctx) => confirmCode(ctx, args),
  }),
  signingProofSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { proof: t.arg({ type: SigningProofEnum, required: true }) },
    resolve: (_root, { proof }, ctx) => setSigningProof(ctx, proof),
  }),
}));

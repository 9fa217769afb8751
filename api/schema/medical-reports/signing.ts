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
      "Confirms the caller's password: for the next signature of this session within two minutes, and, without a second factor, for ten minutes for operations that answer E174. The session continues with the token in the response header `x-session-token`; the previous one is accepted for another minute",
    args: { password: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => confirmPassword(ctx, args),
  }),
  codeConfirm: t.int({
    rule: "user",
    nullable: true,
    description:
      "Confirms a code of the caller's second factor: for the next signature of this session within two minutes, and for ten minutes for operations that answer E174. For a recovery code, answers the number of remaining ones",
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

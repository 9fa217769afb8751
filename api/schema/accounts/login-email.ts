import { confirmLoginEmail } from "../../accounts/login-email/confirm.ts";
import { readEmailChange, type EmailChange } from "../../accounts/login-email/read.ts";
import { requestLoginEmail } from "../../accounts/login-email/request.ts";
import { builder } from "../builder.ts";

const LoginEmailChange = builder.objectRef<EmailChange>("LoginEmailChange").implement({
  fields: (t) => ({
    email: t.exposeString("email"),
    validity: t.expose("validity", { type: "DateTime", description: "End of the link that was mailed to it" }),
  }),
});

builder.queryFields((t) => ({
  loginEmailPending: t.field({
    type: LoginEmailChange,
    nullable: true,
    rule: "user",
    description: "Another e-mail of the own login that was asked for and is not confirmed yet",
    resolve: (_root, _args, ctx) => readEmailChange(ctx),
  }),
  loginEmailByToken: t.field({
    type: LoginEmailChange,
    nullable: true,
    rule: "user",
    description: "Null for a link that is another user's, unknown, used or past its time",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => readEmailChange(ctx, token),
  }),
}));

builder.mutationFields((t) => ({
  loginEmailChange: t.field({
    type: LoginEmailChange,
    rule: "user",
    description:
      "Mails a link to the new address and ends a former one; the answer is the same for an address that has an account",
    args: {
      email: t.arg.string({ required: true }),
      locale: t.arg.string({ description: "Language of the mail, where the user has chosen none" }),
    },
    resolve: (_root, args, ctx) => requestLoginEmail(ctx, args),
  }),
  loginEmailConfirm: t.boolean({
    rule: "user",
    description: "Changes the e-mail of the own login by the mailed link, and ends the other sessions",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => confirmLoginEmail(ctx, token),
  }),
}));

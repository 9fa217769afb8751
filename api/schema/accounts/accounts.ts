import { changePassword } from "../../accounts/passwords/change-password.ts";
import { forgetPassword } from "../../accounts/passwords/forget-password.ts";
import { logIn } from "../../accounts/sessions/log-in.ts";
import { me } from "../../accounts/me.ts";
import { myProfiles } from "../../accounts/my-profiles.ts";
import { register } from "../../accounts/registration/register.ts";
import { registrationOpen } from "../../accounts/registration/registration-open.ts";
import { setPassword } from "../../accounts/passwords/set-password.ts";
import { updateMe } from "../../accounts/update-me.ts";
import { openingKinds } from "../../accounts/registration/usable-token.ts";
import { emailStatus, verifyToken, type TokenStatus } from "../../accounts/registration/verify-token.ts";
import type { users } from "../../core/db/tables/users.ts";
import type { Entrance } from "../../accounts/second-factor/login/complete-password-step.ts";
import { builder } from "../builder.ts";
import { ProfileRoleEnum, TokenStateEnum } from "../codes.ts";
import { Profile } from "../medical-centers/medical-centers.ts";
import { profileIn } from "../staff/profiles.ts";

export const AccessToken = builder.objectRef<Entrance>("AccessToken").implement({
  fields: (t) => ({
    accessToken: t.exposeString("accessToken"),
    secondStep: t.exposeBoolean("secondStep", {
      description: "The token is accepted by `authSecondStep` only, for ten minutes",
    }),
    refusedLogins: t.int({
      description: "Refused logins since the previous login, if they reached the limit; otherwise 0",
      resolve: ({ refusedLogins }) => refusedLogins ?? 0,
    }),
    deviceToken: t.exposeString("deviceToken", {
      nullable: true,
      description: "The token of a remembered device",
    }),
  }),
});

export const User = builder.objectRef<typeof users.$inferSelect>("User").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    email: t.exposeString("email"),
    name: t.exposeString("name", { nullable: true }),
    surname: t.exposeString("surname", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    locale: t.exposeString("locale", { nullable: true }),
    version: t.exposeInt("version"),
    secondFactorAwaited: t.boolean({
      description:
        "The medical centre requires a second factor the user does not have; its data are closed to the session",
      resolve: (_user, _args, ctx) => ctx.known.withheld ?? false,
    }),
    secondFactorDue: t.field({
      type: "DateTime",
      nullable: true,
      description: "Time from which the user's new medical centre is closed to them without a second factor",
      resolve: (_user, _args, ctx) => ctx.known.secondFactorDue ?? null,
    }),
    roles: t.field({
      type: [ProfileRoleEnum],
      resolve: (_user, _args, ctx) => (ctx.profile ? [ctx.profile.role] : []),
    }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "The profile this session acts as",
      resolve: async (_user, _args, ctx) => {
        const acting = ctx.profile && (await myProfiles(ctx)).find(({ profile }) => profile.id === ctx.profile?.id);
        return acting ? profileIn(ctx, acting) : null;
      },
    }),
  }),
});

const TokenType = builder.enumType("TokenType", { values: openingKinds });

const VerifyToken = builder.objectRef<TokenStatus>("VerifyToken").implement({
  fields: (t) => ({
    tokenType: t.expose("tokenType", { type: TokenType, nullable: true }),
    email: t.exposeString("email", { nullable: true }),
    state: t.expose("state", { type: TokenStateEnum }),
  }),
});

const MeUpdateInput = builder.inputType("MeUpdateInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    surname: t.string({ required: true }),
    phone: t.string(),
    locale: t.string(),
    version: t.int({ required: true }),
  }),
});

builder.queryFields((t) => ({
  me: t.field({ type: User, rule: "user", resolve: (_root, _args, ctx) => me(ctx) }),
  verifyToken: t.field({
    type: VerifyToken,
    rule: "public",
    args: { token: t.arg.string({ required: true }) },
    resolve: (_root, { token }, ctx) => verifyToken(ctx, token),
  }),
  userEmailStatusCheck: t.field({
    type: TokenStateEnum,
    rule: "public",
    description: "Answers truthfully only to callers who prove by a token that the address is theirs",
    args: { email: t.arg.string({ required: true }), token: t.arg.string() },
    resolve: (_root, { email, token }, ctx) => emailStatus(ctx, email, token),
  }),
  registrationOpen: t.boolean({ rule: "public", resolve: (_root, _args, ctx) => registrationOpen(ctx) }),
}));

builder.mutationFields((t) => {
  const address = {
    email: t.arg.string({ required: true }),
    locale: t.arg.string({ description: "Language of the mail to an address without an account" }),
  };
  return {
    authLogin: t.field({
      type: AccessToken,
      rule: "public",
      args: {
        username: t.arg.string({ required: true }),
        password: t.arg.string({ required: true }),
        device: t.arg.string({ description: "The token of a remembered device" }),
      },
      resolve: (_root, args, ctx) => logIn(ctx, args),
    }),
    userCreate: t.boolean({ rule: "public", args: address, resolve: (_root, args, ctx) => register(ctx, args) }),
    forgottenPassword: t.boolean({
      rule: "public",
      args: address,
      resolve: (_root, args, ctx) => forgetPassword(ctx, args),
    }),
    passwordSet: t.field({
      type: AccessToken,
      rule: "public",
      args: { token: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => setPassword(ctx, args),
    }),
    changePassword: t.boolean({
      rule: "user",
      description:
        "The session continues with the token in the response header `x-session-token`; the previous one is accepted for another minute",
      args: { currentPassword: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => changePassword(ctx, args),
    }),
    meUpdate: t.field({
      type: User,
      rule: "user",
      args: { input: t.arg({ type: MeUpdateInput, required: true }) },
      resolve: (_root, { input }, ctx) => updateMe(ctx, input),
    }),
  };
});

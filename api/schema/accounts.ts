import { logIn } from "../accounts/log-in.ts";
import { me } from "../accounts/me.ts";
import type { users } from "../db/tables/users.ts";
import { builder } from "./builder.ts";
import { ProfileRoleEnum } from "./codes.ts";
import { Profile, profileOf } from "./medical-centers.ts";

const AccessToken = builder.objectRef<{ accessToken: string }>("AccessToken").implement({
  fields: (t) => ({ accessToken: t.exposeString("accessToken") }),
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
    roles: t.field({ type: [ProfileRoleEnum], resolve: (_user, _args, ctx) => (ctx.profile ? [ctx.profile.role] : []) }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "The profile this session acts as",
      resolve: (_user, _args, ctx) => (ctx.profile ? profileOf(ctx, ctx.profile.id) : null),
    }),
  }),
});

builder.queryFields((t) => ({
  me: t.field({ type: User, rule: "user", resolve: (_root, _args, ctx) => me(ctx) }),
}));

builder.mutationFields((t) => ({
  authLogin: t.field({
    type: AccessToken,
    rule: "public",
    args: { username: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_root, args, ctx) => ({ accessToken: await logIn(ctx, args) }),
  }),
}));

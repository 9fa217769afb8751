import { endSession } from "../accounts/end-session.ts";
import { keepForm } from "../accounts/keep-form.ts";
import { keptForm } from "../accounts/kept-form.ts";
import { logOut } from "../accounts/log-out.ts";
import { mySessions, type UserSession } from "../accounts/my-sessions.ts";
import { readUserConfig } from "../accounts/read-user-config.ts";
import { writeUserConfig } from "../accounts/write-user-config.ts";
import type { keptForms, userConfigs } from "../db/tables/users.ts";
import { builder } from "./builder.ts";

const Session = builder.objectRef<UserSession>("Session").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    device: t.exposeString("userAgent", { description: "As the browser names itself" }),
    address: t.exposeString("address"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
    current: t.exposeBoolean("current"),
    strange: t.exposeBoolean("strange", {
      description: "It came from a device or a network that had not been used for three months",
    }),
  }),
});

export const KeptForm = builder.objectRef<typeof keptForms.$inferSelect>("KeptForm").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    path: t.exposeString("path", { description: "With its query where a desk was locked over it" }),
    body: t.exposeString("body", { description: "application/x-www-form-urlencoded" }),
  }),
});

const UserConfig = builder.objectRef<typeof userConfigs.$inferSelect>("UserConfig").implement({
  fields: (t) => ({ name: t.exposeString("name"), data: t.exposeString("data", { description: "JSON" }) }),
});

builder.queryFields((t) => ({
  sessions: t.field({ type: [Session], rule: "user", resolve: (_root, _args, ctx) => mySessions(ctx) }),
  formKept: t.field({
    type: KeptForm,
    rule: "user",
    args: { id: t.arg.string({ required: true }) },
    resolve: (_root, { id }, ctx) => keptForm(ctx, id),
  }),
  userConfig: t.field({
    type: UserConfig,
    nullable: true,
    rule: "user",
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, ctx) => readUserConfig(ctx, name),
  }),
}));

builder.mutationFields((t) => ({
  sessionEnd: t.boolean({
    rule: "user",
    args: { session: t.arg.int({ required: true }) },
    resolve: (_root, { session }, ctx) => endSession(ctx, session),
  }),
  logout: t.boolean({ rule: "public", resolve: (_root, _args, ctx) => logOut(ctx) }),
  formKeep: t.string({
    rule: "public",
    description: "Keeps a form whose session has ended, for its user and for a day; answers its id",
    args: { path: t.arg.string({ required: true }), body: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => keepForm(ctx, args),
  }),
  userConfig: t.field({
    type: UserConfig,
    rule: "user",
    args: { name: t.arg.string({ required: true }), data: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => writeUserConfig(ctx, args),
  }),
}));

import { endSession } from "../../accounts/sessions/end-session.ts";
import { keepForm } from "../../accounts/sessions/keep-form.ts";
import { keptForm } from "../../accounts/sessions/kept-form.ts";
import { logOut } from "../../accounts/sessions/log-out.ts";
import { mySessions, type UserSession } from "../../accounts/sessions/my-sessions.ts";
import { sessionTicket } from "../../accounts/sessions/session-ticket.ts";
import { readUserConfig } from "../../accounts/read-user-config.ts";
import { writeUserConfig } from "../../accounts/write-user-config.ts";
import type { keptForms } from "../../core/db/tables/kept-forms.ts";
import type { userConfigs } from "../../core/db/tables/user-configs.ts";
import type { Ctx } from "../../core/context.ts";
import { User } from "./accounts.ts";
import { builder } from "../builder.ts";

const Session = builder.objectRef<UserSession>("Session").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    device: t.exposeString("userAgent", { description: "User agent of the browser" }),
    address: t.exposeString("address"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
    current: t.exposeBoolean("current"),
    strange: t.exposeBoolean("strange", {
      description: "Device or network not used within the last three months",
    }),
  }),
});

/** Seconds until a session ends if nothing more is done in it. */
const secondsLeft = (ctx: Ctx) => Math.max(0, Math.ceil((ctx.session!.endsAt!.getTime() - ctx.now().getTime()) / 1000));

const OwnSession = builder.objectRef<NonNullable<Ctx["session"]>>("OwnSession").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    endsIn: t.int({
      description: "Seconds until it ends when idle",
      resolve: (_session, _args, ctx) => secondsLeft(ctx),
    }),
    ticket: t.string({
      description: "Key by which the page keeps a form for the session's user after its end (formKeep)",
      resolve: ({ id }, _args, ctx) => sessionTicket(ctx, id),
    }),
  }),
});

builder.objectFields(User, (t) => ({
  session: t.field({
    type: OwnSession,
    nullable: true,
    description: "The caller's session; null at a shared desk, which locks instead",
    resolve: (_user, _args, { session }) => (session?.desk ? null : session),
  }),
}));

export const KeptForm = builder.objectRef<typeof keptForms.$inferSelect>("KeptForm").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    path: t.exposeString("path", { description: "With its query if a desk was locked over it" }),
    body: t.exposeString("body", { description: "application/x-www-form-urlencoded" }),
  }),
});

const UserConfig = builder.objectRef<typeof userConfigs.$inferSelect>("UserConfig").implement({
  fields: (t) => ({ name: t.exposeString("name"), data: t.exposeString("data", { description: "JSON" }) }),
});

builder.queryFields((t) => ({
  sessions: t.field({ type: [Session], rule: "user", resolve: (_root, _args, ctx) => mySessions(ctx) }),
  sessionEndsIn: t.int({
    rule: "public",
    nullable: true,
    description:
      "Seconds until the caller's session ends when idle; null if it has ended or another one replaced it. With the header x-unattended the query does not count as activity",
    args: { session: t.arg.int({ required: true }) },
    resolve: (_root, { session }, ctx) => (ctx.session?.id === session ? secondsLeft(ctx) : null),
  }),
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
    description: "Keeps the form of an ended session for its user, for a day; answers its id",
    args: {
      path: t.arg.string({ required: true }),
      body: t.arg.string({ required: true }),
      ticket: t.arg.string({ description: "Of the session; omitted: that of the request" }),
    },
    resolve: (_root, args, ctx) => keepForm(ctx, args),
  }),
  userConfig: t.field({
    type: UserConfig,
    rule: "user",
    args: { name: t.arg.string({ required: true }), data: t.arg.string({ required: true }) },
    resolve: (_root, args, ctx) => writeUserConfig(ctx, args),
  }),
}));

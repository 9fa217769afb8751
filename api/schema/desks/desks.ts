import { declareDesk } from "../../desks/declare.ts";
import { listDesks } from "../../desks/list.ts";
import { lockDesk } from "../../desks/lock.ts";
import { readPin, removePin, setPin } from "../../desks/pin.ts";
import { readLock, type Lock, type Person } from "../../desks/read-lock.ts";
import { revokeDesk } from "../../desks/revoke.ts";
import type { Desk as Row } from "../../accounts/sessions/desk-session.ts";
import { unlockDesk, type Unlocked } from "../../desks/unlock.ts";
import { updateDesk } from "../../desks/update.ts";
import { User } from "../accounts/accounts.ts";
import { builder } from "../builder.ts";
import { KeptForm } from "../accounts/sessions.ts";

const Desk = builder.objectRef<Row & { token?: string }>("Desk").implement({
  description: "A browser that several people take turns at",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    lockMinutes: t.exposeInt("lockMinutes", { description: "After how many minutes with nobody at it it locks" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
    current: t.boolean({
      description: "The caller stands at it",
      resolve: ({ id }, _args, ctx) => ctx.session?.desk?.id === id,
    }),
    token: t.string({
      nullable: true,
      description: "What makes a browser this desk; told to whoever declares it, once",
      resolve: ({ token }) => token ?? null,
    }),
  }),
});

const DeskPerson = builder.objectRef<Person>("DeskPerson").implement({
  fields: (t) => ({
    session: t.exposeInt("session"),
    name: t.exposeString("name"),
    hasPin: t.exposeBoolean("hasPin", { description: "Who has none unlocks by the password" }),
    last: t.exposeBoolean("last", { description: "Was at the desk last" }),
  }),
});

const DeskLock = builder.objectRef<Lock>("DeskLock").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    medicalCenter: t.exposeString("medicalCenter"),
    people: t.expose("people", { type: [DeskPerson] }),
  }),
});

const DeskUnlocked = builder.objectRef<Unlocked>("DeskUnlocked").implement({
  fields: (t) => ({
    accessToken: t.exposeString("accessToken"),
    kept: t.expose("kept", { type: KeptForm, nullable: true, description: "Where its user was" }),
  }),
});

const AtDesk = builder.objectRef<{ id: number; lockMinutes: number; session: number }>("AtDesk").implement({
  fields: (t) => ({ session: t.exposeInt("session"), lockMinutes: t.exposeInt("lockMinutes") }),
});

builder.objectFields(User, (t) => ({
  desk: t.field({
    type: AtDesk,
    nullable: true,
    description: "The shared desk at which this session locks",
    resolve: (_user, _args, { session }) => (session?.desk ? { ...session.desk, session: session.id } : null),
  }),
}));

const DeskInput = builder.inputType("DeskInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    lockMinutes: t.int({ required: true, description: "1 to 60" }),
  }),
});

builder.queryFields((t) => ({
  deskLock: t.field({
    type: DeskLock,
    nullable: true,
    rule: "public",
    description: "What the lock of the caller's desk shows; null where the browser is none",
    resolve: (_root, _args, ctx) => readLock(ctx),
  }),
  desks: t.field({ type: [Desk], rule: "medicalCenter:write", resolve: (_root, _args, ctx) => listDesks(ctx) }),
  pinSetAt: t.field({ type: "DateTime", nullable: true, rule: "user", resolve: (_root, _args, ctx) => readPin(ctx) }),
}));

builder.mutationFields((t) => {
  const desk = t.arg.int({ required: true });
  const input = t.arg({ type: DeskInput, required: true });
  return {
    deskLock: t.string({
      rule: "public",
      description:
        "Locks a session at the caller's desk and keeps its page with what was typed there; answers the id of what is kept",
      args: {
        session: t.arg.int({ description: "Without, the one of the request's token" }),
        path: t.arg.string({ required: true }),
        body: t.arg.string({ required: true }),
      },
      resolve: (_root, args, ctx) => lockDesk(ctx, args),
    }),
    deskUnlock: t.field({
      type: DeskUnlocked,
      rule: "public",
      args: {
        session: t.arg.int({ required: true }),
        secret: t.arg.string({ required: true, description: "The PIN, or the password of who has none" }),
        kept: t.arg.string(),
      },
      resolve: (_root, args, ctx) => unlockDesk(ctx, args),
    }),
    deskDeclare: t.field({
      type: Desk,
      rule: "medicalCenter:write",
      args: { input },
      resolve: (_root, { input }, ctx) => declareDesk(ctx, input),
    }),
    deskUpdate: t.field({
      type: Desk,
      rule: "medicalCenter:write",
      args: { desk, input, version: t.arg.int({ required: true }) },
      resolve: (_root, { desk: id, version, input }, ctx) => updateDesk(ctx, { id, version }, input),
    }),
    deskRevoke: t.field({
      type: Desk,
      rule: "medicalCenter:write",
      args: { desk },
      resolve: (_root, { desk }, ctx) => revokeDesk(ctx, desk),
    }),
    pinSet: t.boolean({
      rule: "user",
      args: { password: t.arg.string({ required: true }), pin: t.arg.string({ required: true }) },
      resolve: (_root, args, ctx) => setPin(ctx, args),
    }),
    pinRemove: t.boolean({ rule: "user", resolve: (_root, _args, ctx) => removePin(ctx) }),
  };
});

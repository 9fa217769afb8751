import { declareDesk } from "../../desks/declare.ts";
import { listDesks } from "../../desks/list.ts";
import { lockDesk } from "../../desks/lock.ts";
import { readPin, removePin, setPin } from "../../desks/pin.ts";
import { readLock, type Lock, type Person } from "../../desks/read-lock.ts";
import { revokeDesk } from "../../desks/revoke.ts";
import type { Desk as Row } from "../../accounts/sessions/desk-session.ts";
import { unlockDesk, type Unlocked } from "../../desks/unlock.ts";
import { updateDesk } from "../../desks/update.ts";
import { CashBox, cashBoxOf } from "../cash/cash-boxes.ts";
import { User } from "../accounts/accounts.ts";
import { builder } from "../builder.ts";
import { KeptForm } from "../accounts/sessions.ts";

const Desk = builder.objectRef<Row & { token?: string }>("Desk").implement({
  description: "A browser shared by several users in turns",
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    lockMinutes: t.exposeInt("lockMinutes", { description: "Idle time in minutes until it locks" }),
    cashBox: t.field({
      type: CashBox,
      nullable: true,
      description: "The box of its own; null where its cash goes into the first",
      resolve: ({ cashBoxId }, _args, ctx) => (cashBoxId === null ? null : cashBoxOf(ctx, cashBoxId)),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    version: t.exposeInt("version"),
    current: t.boolean({
      description: "The caller's browser is this desk",
      resolve: ({ id }, _args, ctx) => ctx.session?.desk?.id === id,
    }),
    token: t.string({
      nullable: true,
      description: "The secret that makes a browser this desk; answered once, to the user who declares it",
      resolve: ({ token }) => token ?? null,
    }),
  }),
});

const DeskPerson = builder.objectRef<Person>("DeskPerson").implement({
  fields: (t) => ({
    session: t.exposeInt("session"),
    name: t.exposeString("name"),
    hasPin: t.exposeBoolean("hasPin", { description: "A user without a PIN unlocks with the password" }),
    last: t.exposeBoolean("last", { description: "The last user of the desk" }),
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
    kept: t.expose("kept", { type: KeptForm, nullable: true, description: "The page its user had open" }),
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
    cashBox: t.int({ description: "In use; omitted or null: none of its own" }),
  }),
});

builder.queryFields((t) => ({
  deskLock: t.field({
    type: DeskLock,
    nullable: true,
    rule: "public",
    description: "State of the lock of the caller's desk; null if the browser is not a desk",
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
        "Locks a session at the caller's desk and keeps its page with the typed text; answers the id of the kept page",
      args: {
        session: t.arg.int({ description: "Omitted: the session of the request's token" }),
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
        secret: t.arg.string({ required: true, description: "The PIN, or the password of a user without one" }),
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

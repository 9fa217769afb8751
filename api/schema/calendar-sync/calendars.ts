import { createAcl } from "../../calendar-sync/create-acl.ts";
import { aclsOf, listCalendars } from "../../calendar-sync/list-calendars.ts";
import { removeAcl } from "../../calendar-sync/remove-acl.ts";
import { renewAcl } from "../../calendar-sync/renew-acl.ts";
import type { Calendar as Row, CalendarAcl as Acl } from "../../calendar-sync/scope.ts";
import { setFeedNames } from "../../calendar-sync/set-feed-names.ts";
import { builder } from "../builder.ts";
import { MedicalCenter, Profile } from "../medical-centers/medical-centers.ts";

const CalendarAcl = builder.objectRef<Acl>("CalendarAcl").implement({
  description: "An e-mail that reads a calendar by a secret feed address; the address is known to its mail only",
  fields: (t) => ({
    id: t.exposeInt("id"),
    email: t.exposeString("email"),
    addressAt: t.expose("addressAt", { type: "DateTime", description: "When the present address was mailed" }),
    readAt: t.expose("readAt", {
      type: "DateTime",
      nullable: true,
      description: "The first read on the last day on which the feed was read by the present address",
    }),
  }),
});

const Calendar = builder.objectRef<Row>("Calendar").implement({
  description: "A person's calendar, which has the person's id",
  fields: (t) => ({
    id: t.exposeInt("id"),
    profile: t.field({ type: Profile, resolve: (person) => person }),
    acls: t.field({ type: [CalendarAcl], resolve: ({ id }, _args, ctx) => aclsOf(ctx, id) }),
  }),
});

builder.queryFields((t) => ({
  calendars: t.field({
    type: [Calendar],
    rule: "personal:write",
    description: "Those whose lists the caller manages: administrators all of the centre, others their own",
    resolve: (_root, _args, ctx) => listCalendars(ctx),
  }),
}));

builder.mutationFields((t) => {
  const calendar = t.arg.int({ required: true });
  const aclId = t.arg.int({ required: true });
  return {
    calendarAclCreate: t.field({
      type: CalendarAcl,
      rule: "personal:write",
      args: { email: t.arg.string({ required: true }), calendar },
      resolve: (_root, { calendar, email }, ctx) => createAcl(ctx, calendar, { email }),
    }),
    calendarAclRenew: t.field({
      type: CalendarAcl,
      rule: "personal:write",
      description: "Mails another address; the former one stops working",
      args: { aclId, calendar },
      resolve: (_root, { aclId, calendar }, ctx) => renewAcl(ctx, calendar, aclId),
    }),
    calendarAclRemove: t.field({
      type: CalendarAcl,
      rule: "personal:write",
      args: { aclId, calendar },
      resolve: (_root, { aclId, calendar }, ctx) => removeAcl(ctx, calendar, aclId),
    }),
    calendarFeedNamesSet: t.field({
      type: MedicalCenter,
      rule: "medicalCenter:write",
      args: { active: t.arg.boolean({ required: true }) },
      resolve: (_root, { active }, ctx) => setFeedNames(ctx, active),
    }),
  };
});

import { mailLines } from "../../notices/staff/mail-line.ts";
import { readStaffNotices, type Recipient, type StaffNotices as Rules } from "../../notices/staff/rules.ts";
import { updateStaffNotices } from "../../notices/staff/update-rules.ts";
import { builder } from "../builder.ts";
import { Profile } from "../medical-centers/medical-centers.ts";

const MailLineEnum = builder.enumType("MailLine", {
  values: mailLines,
  description: "Over TLS or not at all, one that may be open, no mail server",
});

const StaffRecipient = builder
  .objectRef<Recipient & { requests: boolean; sheet: boolean }>("StaffRecipient")
  .implement({
    description: "An active profile, and the e-mails that it gets",
    fields: (t) => ({
      profile: t.expose("profile", { type: Profile }),
      email: t.exposeString("email", { description: "That of the account" }),
      requests: t.exposeBoolean("requests", { description: "Of new requests that it may decide" }),
      sheet: t.exposeBoolean("sheet", { description: "Tomorrow's sheet, each evening" }),
    }),
  });

const StaffNotices = builder.objectRef<Rules>("StaffNotices").implement({
  description: "The e-mails to staff",
  fields: (t) => ({
    people: t.field({
      type: [StaffRecipient],
      resolve: ({ people, requests, sheet }) =>
        people.map((person) => ({
          ...person,
          requests: requests.includes(person.profile.id),
          sheet: sheet.includes(person.profile.id),
        })),
    }),
    sheetTime: t.exposeString("sheetTime", { description: "As `19:00`" }),
    mailLine: t.expose("mailLine", { type: MailLineEnum, description: "The sheet goes over TLS alone" }),
    version: t.exposeInt("version"),
  }),
});

const StaffNoticesInput = builder.inputType("StaffNoticesInput", {
  fields: (t) => ({
    requests: t.intList({ required: true, description: "Ids of profiles" }),
    sheet: t.intList({ required: true, description: "Ids of profiles" }),
    sheetTime: t.string({ required: true, description: "A full hour from `16:00` to `22:00`" }),
  }),
});

builder.queryFields((t) => ({
  staffNotices: t.field({
    type: StaffNotices,
    rule: "medicalCenter:write",
    resolve: (_root, _args, ctx) => readStaffNotices(ctx),
  }),
}));

builder.mutationFields((t) => ({
  staffNoticesUpdate: t.field({
    type: StaffNotices,
    rule: "medicalCenter:write",
    args: {
      input: t.arg({ type: StaffNoticesInput, required: true }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { input, version }, ctx) => updateStaffNotices(ctx, version, input),
  }),
}));

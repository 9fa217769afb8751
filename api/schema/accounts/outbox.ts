import { listMails, type MailList as List } from "../../mail/list-mails.ts";
import { readMail } from "../../mail/read-mail.ts";
import type { Mail as Row } from "../../mail/shown-mail.ts";
import { builder } from "../builder.ts";

const Mail = builder.objectRef<Row>("Mail").implement({
  fields: (t) => ({
    id: t.exposeString("id"),
    recipient: t.exposeString("recipient"),
    subject: t.exposeString("subject"),
    body: t.exposeString("body"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    sentAt: t.expose("sentAt", { type: "DateTime", nullable: true }),
    failedAt: t.expose("failedAt", { type: "DateTime", nullable: true }),
    failure: t.exposeString("failure", { nullable: true }),
    answer: t.exposeString("answer", {
      nullable: true,
      description: "The beginning of what the gateway of SMS has said to the last attempt",
    }),
  }),
});

const MailList = builder.objectRef<List>("MailList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [Mail] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page"),
    pageSize: t.exposeInt("pageSize"),
  }),
});

builder.queryFields((t) => ({
  mails: t.field({
    type: MailList,
    rule: "outbox:read",
    args: { page: t.arg.int({ defaultValue: 1, required: true }) },
    resolve: (_root, { page }, ctx) => listMails(ctx, page),
  }),
  mail: t.field({
    type: Mail,
    rule: "outbox:read",
    args: { id: t.arg.string({ required: true }) },
    resolve: (_root, { id }, ctx) => readMail(ctx, id),
  }),
}));

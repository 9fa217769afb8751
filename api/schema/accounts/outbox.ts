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

builder.queryFields((t) => ({
  mail: t.field({
    type: Mail,
    rule: "outbox:read",
    args: { id: t.arg.string({ required: true }) },
    resolve: (_root, { id }, ctx) => readMail(ctx, id),
  }),
}));

import { locales } from "#rules/codes.ts";
import { noticeOccasions } from "#rules/notices/alerts.ts";
import type { SmsParts } from "#rules/notices/sms-parts.ts";
import { previewText, type NoticePreview } from "../../notices/settings/preview.ts";
import { listTexts, readText, type NoticeText } from "../../notices/settings/texts.ts";
import { updateText } from "../../notices/settings/update-text.ts";
import { builder } from "../builder.ts";

export const NoticeOccasionEnum = builder.enumType("NoticeOccasion", { values: noticeOccasions });
const NoticeLanguageEnum = builder.enumType("NoticeLanguage", { values: locales });
const SmsEncodingEnum = builder.enumType("SmsEncoding", { values: ["GSM_7", "UCS_2"] as const });

const Sms = builder.objectRef<SmsParts>("SmsSize").implement({
  fields: (t) => ({
    parts: t.exposeInt("parts"),
    length: t.exposeInt("length", { description: "In characters of its encoding" }),
    encoding: t.expose("encoding", { type: SmsEncodingEnum }),
  }),
});

const Preview = builder.objectRef<NoticePreview>("NoticePreview").implement({
  description: "A text as a patient would get it, for a made-up visit",
  fields: (t) => ({
    subject: t.exposeString("subject", { nullable: true }),
    message: t.exposeString("message"),
    sms: t.expose("sms", { type: Sms, nullable: true }),
  }),
});

const SmsNotification = builder.objectRef<NoticeText>("SmsNotification");
const EmailNotification = builder.objectRef<NoticeText>("EmailNotification");

for (const ref of [SmsNotification, EmailNotification])
  ref.implement({
    fields: (t) => ({
      id: t.exposeInt("id"),
      message: t.exposeString("message"),
      occasion: t.expose("occasion", { type: NoticeOccasionEnum }),
      language: t.expose("language", { type: NoticeLanguageEnum }),
      isOwn: t.exposeBoolean("isOwn", { description: "False while the text of the product is in use" }),
      version: t.exposeInt("version"),
      preview: t.field({
        type: Preview,
        args: { subject: t.arg.string(), message: t.arg.string({ description: "Tried in place of the stored text" }) },
        resolve: (text, { subject, message }, ctx) =>
          previewText(ctx, { ...text, ...(message && { subject: subject ?? null, message }) }),
      }),
    }),
  });

builder.objectField(EmailNotification, "subject", (t) => t.string({ resolve: ({ subject }) => subject ?? "" }));

const SmsNotificationInput = builder.inputType("SmsNotificationInput", {
  fields: (t) => ({ message: t.string({ description: "Empty: the text of the product" }) }),
});
const EmailNotificationInput = builder.inputType("EmailNotificationInput", {
  fields: (t) => ({
    subject: t.string(),
    message: t.string({ description: "Both empty: the text of the product" }),
  }),
});

builder.queryFields((t) => {
  const id = t.arg.int({ required: true, description: "The id of its occasion and language" });
  return {
    smsNotification: t.field({
      type: SmsNotification,
      rule: "medicalCenter:write",
      args: { notification: id },
      resolve: (_root, { notification }, ctx) => readText(ctx, "SMS", notification),
    }),
    smsNotifications: t.field({
      type: [SmsNotification],
      rule: "medicalCenter:write",
      resolve: (_root, _args, ctx) => listTexts(ctx, "SMS"),
    }),
    emailNotification: t.field({
      type: EmailNotification,
      rule: "medicalCenter:write",
      args: { notification: id },
      resolve: (_root, { notification }, ctx) => readText(ctx, "EMAIL", notification),
    }),
    emailNotifications: t.field({
      type: [EmailNotification],
      rule: "medicalCenter:write",
      resolve: (_root, _args, ctx) => listTexts(ctx, "EMAIL"),
    }),
  };
});

builder.mutationFields((t) => {
  const notification = t.arg.int({ required: true });
  const version = t.arg.int({ required: true, description: "The version the change is based on" });
  return {
    smsNotificationUpdate: t.field({
      type: SmsNotification,
      rule: "medicalCenter:write",
      args: { notification, input: t.arg({ type: SmsNotificationInput, required: true }), version },
      resolve: (_root, { notification: id, input, version }, ctx) => updateText(ctx, "SMS", { id, version }, input),
    }),
    emailNotificationUpdate: t.field({
      type: EmailNotification,
      rule: "medicalCenter:write",
      args: { notification, input: t.arg({ type: EmailNotificationInput, required: true }), version },
      resolve: (_root, { notification: id, input, version }, ctx) => updateText(ctx, "EMAIL", { id, version }, input),
    }),
  };
});

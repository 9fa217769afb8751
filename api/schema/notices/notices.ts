import { noticeStates, stopReasons } from "#rules/notices/alerts.ts";
import { countRefusedNotices } from "../../notices/count-refused.ts";
import { repeatNotice } from "../../notices/repeat-notice.ts";
import type { NoticeRow } from "../../notices/row.ts";
import { builder } from "../builder.ts";
import { NotificationTypeEnum } from "./alerts.ts";
import { NoticeOccasionEnum } from "./texts.ts";

const NoticeStateEnum = builder.enumType("NoticeState", {
  values: noticeStates,
  description: "Waits to be sent, was handed over to the mail server or gateway, was refused for good, was not sent",
});
const StopReasonEnum = builder.enumType("NoticeStopReason", { values: stopReasons });

const Notice = builder.objectRef<NoticeRow>("Notice").implement({
  description: "A message to a patient",
  fields: (t) => ({
    id: t.exposeInt("id"),
    notificationType: t.expose("channel", { type: NotificationTypeEnum }),
    occasion: t.expose("occasion", {
      type: NoticeOccasionEnum,
      nullable: true,
      description: "Null of a change until it is sent",
    }),
    state: t.expose("state", { type: NoticeStateEnum }),
    stopReason: t.expose("stopReason", { type: StopReasonEnum, nullable: true }),
    failure: t.exposeString("failure", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    sendAt: t.expose("sendAt", { type: "DateTime", description: "When it goes, while it waits" }),
    settledAt: t.expose("settledAt", { type: "DateTime", nullable: true }),
  }),
});

builder.queryFields((t) => ({
  refusedNoticeCount: t.int({
    rule: "medicalCenter:write",
    description: "The number of the centre's messages that were refused for good",
    resolve: (_root, _args, ctx) => countRefusedNotices(ctx),
  }),
}));

builder.mutationFields((t) => ({
  noticeRepeat: t.field({
    type: Notice,
    rule: "patientCard:write",
    description: "Sends it again at once, about the same visits as they are by now",
    args: { notice: t.arg.int({ required: true }), patientCard: t.arg.int({ required: true }) },
    resolve: (_root, { notice, patientCard }, ctx) => repeatNotice(ctx, notice, patientCard),
  }),
}));

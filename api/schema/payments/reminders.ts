import { reminderObstacles } from "#rules/codes.ts";
import { batch } from "../../core/batch.ts";
import { latestReminders, previewReminders, type PlannedReminder } from "../../payments/reminders/plan.ts";
import { sendReminders } from "../../payments/reminders/send.ts";
import { setReminderDays } from "../../payments/reminders/set-days.ts";
import { builder } from "../builder.ts";
import { MedicalCenter } from "../medical-centers/medical-centers.ts";
import { Payment } from "./payments.ts";

const ReminderObstacleEnum = builder.enumType("ReminderObstacle", { values: reminderObstacles });

const PaymentReminder = builder.objectRef<PlannedReminder>("PaymentReminder").implement({
  fields: (t) => ({
    payment: t.expose("payment", { type: Payment }),
    recipient: t.exposeString("recipient", { nullable: true, description: "Null where no reminder goes" }),
    obstacle: t.expose("obstacle", { type: ReminderObstacleEnum, nullable: true, description: "Why none goes" }),
  }),
});

const remindedAt = batch((ctx, ids: readonly number[]) => latestReminders(ctx, ids));

builder.objectField(Payment, "remindedAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "The last reminder of it",
    resolve: ({ id }, _args, ctx) => remindedAt(ctx, id),
  }),
);

builder.queryField("paymentReminders", (t) =>
  t.field({
    type: [PaymentReminder],
    rule: "payment:list",
    description: "The addresses to which reminders of at most 50 payments would go, and why others would not",
    args: { payments: t.arg.intList({ required: true }) },
    resolve: (_root, { payments }, ctx) => previewReminders(ctx, payments),
  }),
);

builder.mutationFields((t) => ({
  paymentsRemind: t.field({
    type: [PaymentReminder],
    rule: "payment:list",
    description: "Sends reminders of at most 50 payments, each at most once in the days that are set",
    args: { payments: t.arg.intList({ required: true }) },
    resolve: (_root, { payments }, ctx) => sendReminders(ctx, payments),
  }),
  reminderDaysSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { days: t.arg.int({ required: true, description: "1 to 365" }) },
    resolve: (_root, args, ctx) => setReminderDays(ctx, args),
  }),
}));

import { alertTypes, minutesAhead, notificationTypes, type MinutesAhead } from "#rules/notices/alerts.ts";
import { DAY_MINUTES } from "#rules/time/durations.ts";
import { listAlerts, setAlert, type SetAlert } from "../../notices/settings/alerts.ts";
import { readQuietRules, updateQuietHours, type QuietRules } from "../../notices/settings/quiet-hours.ts";
import { builder } from "../builder.ts";

const AlertTypeEnum = builder.enumType("AlertType", { values: alertTypes });
export const NotificationTypeEnum = builder.enumType("NotificationType", { values: notificationTypes });
const leads = Object.keys(minutesAhead) as MinutesAhead[];
const MinutesAheadEnum = builder.enumType("MinutesAhead", { values: leads });

const Alert = builder.objectRef<SetAlert>("Alert").implement({
  description: "A notice to patients that a centre can switch on",
  fields: (t) => ({
    id: t.exposeInt("id"),
    active: t.exposeBoolean("active"),
    alertType: t.expose("alertType", { type: AlertTypeEnum }),
    minutesAhead: t.field({
      type: MinutesAheadEnum,
      nullable: true,
      resolve: ({ ahead }) => leads.find((lead) => minutesAhead[lead] === ahead) ?? null,
    }),
    dayAhead: t.boolean({
      description: "True of a reminder a day ahead, which has no minutes",
      resolve: ({ ahead }) => ahead === DAY_MINUTES,
    }),
    notificationType: t.expose("notificationType", { type: NotificationTypeEnum }),
  }),
});

const QuietHours = builder.objectRef<QuietRules>("QuietHours").implement({
  description: "The hours in which no patient is notified, over midnight where `to` is earlier; null without any",
  fields: (t) => ({
    from: t.string({ nullable: true, resolve: ({ quiet }) => quiet?.from ?? null }),
    to: t.string({ nullable: true, resolve: ({ quiet }) => quiet?.to ?? null }),
    version: t.exposeInt("version"),
  }),
});

const QuietHoursInput = builder.inputType("QuietHoursInput", {
  fields: (t) => ({
    from: t.string({ description: "As `20:00`" }),
    to: t.string({ description: "As `07:00`" }),
  }),
});

builder.queryFields((t) => ({
  alerts: t.field({
    type: [Alert],
    rule: "medicalCenter:write",
    resolve: (_root, _args, ctx) => listAlerts(ctx),
  }),
  quietHours: t.field({
    type: QuietHours,
    rule: "medicalCenter:write",
    resolve: (_root, _args, ctx) => readQuietRules(ctx),
  }),
}));

builder.mutationFields((t) => ({
  alertUpdate: t.field({
    type: Alert,
    rule: "medicalCenter:write",
    args: { alert: t.arg.int({ required: true }), active: t.arg.boolean({ required: true }) },
    resolve: (_root, { alert, active }, ctx) => setAlert(ctx, alert, active),
  }),
  quietHoursUpdate: t.field({
    type: QuietHours,
    rule: "medicalCenter:write",
    args: {
      input: t.arg({ type: QuietHoursInput, required: true, description: "Empty: no quiet hours" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
    },
    resolve: (_root, { input, version }, ctx) => updateQuietHours(ctx, version, input),
  }),
}));

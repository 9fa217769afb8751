import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { notice } from "./known.ts";
import type { Samples } from "./sample.ts";

/** A message that was not sent. */
export async function prepareNotices(owner: Pool) {
  await owner.query(
    `insert into notices (id, medical_center_id, patient_card_id, cause, channel, state, stop_reason, send_at) overriding system value
     values (${notice}, ${ids.center}, ${ids.patients.anna}, '', 'SMS', 'STOPPED', 'UNDONE', now())`,
  );
}

export const notices: Samples = {
  "Query.alerts": {
    call: () => "alerts { id active alertType minutesAhead dayAhead notificationType }",
    stranger: "own",
  },
  "Query.quietHours": { call: () => "quietHours { from to version }", stranger: "own" },
  "Query.staffNotices": {
    call: () => "staffNotices { people { profile { fullName } email requests sheet } sheetTime mailLine version }",
    stranger: "own",
  },
  "Query.smsNotification": {
    call: () => "smsNotification(notification: 1) { id message preview { message sms { parts length encoding } } }",
    stranger: "own",
  },
  "Query.smsNotifications": {
    call: () => "smsNotifications { id occasion language isOwn version }",
    stranger: "own",
  },
  "Query.emailNotification": {
    call: () => "emailNotification(notification: 1) { id subject message preview { subject message } }",
    stranger: "own",
  },
  "Query.emailNotifications": {
    call: () => "emailNotifications { id subject occasion language isOwn version }",
    stranger: "own",
  },
  "Query.refusedNoticeCount": { call: () => "refusedNoticeCount", stranger: "own" },
  "Mutation.noticeRepeat": {
    call: (at) => `noticeRepeat(notice: ${at.notice}, patientCard: ${at.patients.anna}) { id }`,
    fault: "notNotifiable",
  },
  "Mutation.alertUpdate": {
    call: () => "alertUpdate(alert: 2, active: true) { active }",
    stranger: "own",
  },
  "Mutation.quietHoursUpdate": {
    call: () => `quietHoursUpdate(input: { from: "21:00", to: "06:30" }, version: 99) { from }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.staffNoticesUpdate": {
    call: () => `staffNoticesUpdate(input: { requests: [], sheet: [], sheetTime: "18:00" }, version: 99) { sheetTime }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.smsNotificationUpdate": {
    call: () => `smsNotificationUpdate(notification: 1, input: { message: "#datum#" }, version: 99) { message }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.emailNotificationUpdate": {
    call: () =>
      `emailNotificationUpdate(notification: 1, input: { subject: "#datum#", message: "#cas#" }, version: 99) { message }`,
    fault: "stale",
    stranger: "stale",
  },
};

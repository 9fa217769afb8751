import { DAY_MINUTES } from "../time/durations.ts";

/** The lists of notices, named as in the GraphQL API. */
export const alertTypes = ["IMMEDIATE", "MINUTES_AHEAD"] as const;
export const notificationTypes = ["SMS", "EMAIL"] as const;
export const noticeOccasions = [
  "BOOKED",
  "MOVED",
  "CANCELLED",
  "REMINDER",
  "RECEIVED",
  "REJECTED",
  "OWED",
  "REASSIGNED",
] as const;
/** Occasions that are e-mailed alone: payment details are too long for an SMS. */
export const onlyMailed: readonly NoticeOccasion[] = ["OWED"];
export const noticeStates = ["WAITING", "HANDED_OVER", "REFUSED", "STOPPED"] as const;

/** Why a notice was not sent: undone, refused by the patient, without an address, a closed card, too late, off by now, of a new centre past its number. */
export const stopReasons = [
  "UNDONE",
  "OPTED_OUT",
  "NO_CONTACT",
  "CARD_CLOSED",
  "TOO_LATE",
  "SWITCHED_OFF",
  "CENTER_YOUNG",
] as const;

export type AlertType = (typeof alertTypes)[number];
export type NotificationType = (typeof notificationTypes)[number];
export type NoticeOccasion = (typeof noticeOccasions)[number];
export type StopReason = (typeof stopReasons)[number];
export type NoticeState = (typeof noticeStates)[number];

/** Minutes before a visit at which a reminder can go. */
export const minutesAhead = {
  TEN: 10,
  FIFTEEN: 15,
  TWENTY: 20,
  THIRTY: 30,
  FORTY_FIVE: 45,
  SIXTY: 60,
  SEVENTY_FIVE: 75,
  NINETY: 90,
} as const;
export type MinutesAhead = keyof typeof minutesAhead;

/** A notice that a centre can switch on; `ahead` in minutes, null where a change is notified. */
export type Alert = {
  id: number;
  notificationType: NotificationType;
  alertType: AlertType;
  ahead: number | null;
};

// The ids are stored: a new lead time is appended.
const leads = [null, DAY_MINUTES, ...Object.values(minutesAhead)];

/** All alerts there are; a centre stores only those that it has switched. */
export const alerts: Alert[] = leads.flatMap((ahead, at) =>
  notificationTypes.map((notificationType, channel) => ({
    id: at * notificationTypes.length + channel + 1,
    notificationType,
    alertType: ahead === null ? ("IMMEDIATE" as const) : ("MINUTES_AHEAD" as const),
    ahead,
  })),
);

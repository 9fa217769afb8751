import type { Color } from "#rules/codes.ts";

/** The rules of online booking that an administrator sets. */
export type BookingRules = {
  color: Color;
  introductoryText: string | null;
  slotFrequency: number;
  breakBetweenOperationsInMinutes: number;
  earliestBookingInDays: number;
  latestBookingInHours: number;
  bookingCancellationAllowed: boolean;
  latestBookingCancellationInHours: number;
  bookingAtNationalHoliday: boolean;
  paymentInAdvance: boolean;
  paymentText: string | null;
  emailConfirmed: boolean;
  origins: string[];
};

export type RulesValues = Record<keyof BookingRules, string>;

const box = (ticked: boolean) => (ticked ? "on" : "");

/** The rules of online booking as their form shows them. */
export const rulesValues = (rules: BookingRules): RulesValues => ({
  color: rules.color,
  introductoryText: rules.introductoryText ?? "",
  slotFrequency: String(rules.slotFrequency),
  breakBetweenOperationsInMinutes: String(rules.breakBetweenOperationsInMinutes),
  earliestBookingInDays: String(rules.earliestBookingInDays),
  latestBookingInHours: String(rules.latestBookingInHours),
  bookingCancellationAllowed: box(rules.bookingCancellationAllowed),
  latestBookingCancellationInHours: String(rules.latestBookingCancellationInHours),
  bookingAtNationalHoliday: box(rules.bookingAtNationalHoliday),
  paymentInAdvance: box(rules.paymentInAdvance),
  paymentText: rules.paymentText ?? "",
  emailConfirmed: box(rules.emailConfirmed),
  origins: rules.origins.join("\n"),
});

import type { BookingRulesInput } from "#rules/inputs/bookings/booking-rules.ts";
import type { medicalCenters } from "../../core/db/tables/medical-centers.ts";

export type CenterRow = typeof medicalCenters.$inferSelect;

/** The rules of a centre, as an administrator enters them. */
export const rulesOf = (center: CenterRow): BookingRulesInput => ({
  color: center.bookingColor,
  introductoryText: center.bookingIntroduction,
  slotFrequency: center.bookingSlotFrequency as BookingRulesInput["slotFrequency"],
  breakBetweenOperationsInMinutes: center.bookingBreakMinutes,
  earliestBookingInDays: center.bookingEarliestDays,
  latestBookingInHours: center.bookingLatestHours,
  bookingCancellationAllowed: center.bookingCancelable,
  latestBookingCancellationInHours: center.bookingCancelHours,
  bookingAtNationalHoliday: center.bookingOnHolidays,
  paymentInAdvance: center.bookingPaidInAdvance,
  paymentText: center.bookingPaymentText,
  emailConfirmed: center.bookingConfirmed,
  origins: center.bookingOrigins,
});

export const columnsOf = (rules: BookingRulesInput) => ({
  bookingColor: rules.color,
  bookingIntroduction: rules.introductoryText,
  bookingSlotFrequency: rules.slotFrequency,
  bookingBreakMinutes: rules.breakBetweenOperationsInMinutes,
  bookingEarliestDays: rules.earliestBookingInDays,
  bookingLatestHours: rules.latestBookingInHours,
  bookingCancelable: rules.bookingCancellationAllowed,
  bookingCancelHours: rules.latestBookingCancellationInHours,
  bookingOnHolidays: rules.bookingAtNationalHoliday,
  bookingPaidInAdvance: rules.paymentInAdvance,
  bookingPaymentText: rules.paymentText,
  bookingConfirmed: rules.emailConfirmed,
  bookingOrigins: rules.origins,
});

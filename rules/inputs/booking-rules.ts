import { z } from "zod";
import { colors } from "#rules/codes.ts";
import { error, optionalLongText, text } from "./text.ts";

const whole = (from: number, to: number) =>
  z
    .number({ error: ({ input }) => error(input === undefined || input === null ? "required" : "notANumber") })
    .int(error("notANumber"))
    .min(from, error("valueInvalid"))
    .max(to, error("valueInvalid"));

/** Minutes between offered begins: a day has a whole number of them. */
export const slotFrequencies = [5, 10, 15, 20, 30, 45, 60, 90, 120] as const;
export const MOST_BREAK_MINUTES = 120;
export const MOST_DAYS_AHEAD = 365;
export const MOST_HOURS_BEFORE = 720;

/** The rules by which patients are offered times on the web. */
export const BookingRulesInput = z.object({
  color: z.enum(colors, error("choiceInvalid")),
  introductoryText: optionalLongText(2000),
  slotFrequency: z.literal([...slotFrequencies], error("choiceInvalid")),
  breakBetweenOperationsInMinutes: whole(0, MOST_BREAK_MINUTES),
  earliestBookingInDays: whole(1, MOST_DAYS_AHEAD),
  latestBookingInHours: whole(0, MOST_HOURS_BEFORE),
  bookingCancellationAllowed: z.boolean(error("choiceInvalid")),
  latestBookingCancellationInHours: whole(0, MOST_HOURS_BEFORE),
  bookingAtNationalHoliday: z.boolean(error("choiceInvalid")),
  paymentInAdvance: z.boolean(error("choiceInvalid")),
});
export type BookingRulesInput = z.output<typeof BookingRulesInput>;

/** The last part of the address at which patients find a centre. */
export const SlugInput = z.object({
  slug: text(60)
    .transform((value) => value.toLowerCase())
    .refine((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), error("slugInvalid")),
});

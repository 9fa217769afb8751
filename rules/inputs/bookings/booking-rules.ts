import { z } from "zod";
import { slotFrequencies } from "#rules/bookings/slot-frequencies.ts";
import { colors } from "#rules/codes.ts";
import { error, optionalLongText, text } from "../text.ts";

const whole = (from: number, to: number) =>
  z
    .number({ error: ({ input }) => error(input === undefined || input === null ? "required" : "notANumber") })
    .int(error("notANumber"))
    .min(from, error("valueInvalid"))
    .max(to, error("valueInvalid"));

const box = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const MOST_BREAK_MINUTES = 120;
export const MOST_DAYS_AHEAD = 365;
export const MOST_HOURS_BEFORE = 720;
export const MOST_ORIGINS = 10;

/** An origin as browsers write it; null where an address has a path, or is not of the web. */
function originOf(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { origin, href } = new URL(typed);
  return href === `${origin}/` && /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(origin) ? origin : null;
}

/** Origins of websites, without blanks and repetitions; `*` and the like would open the page to others. */
const origins = z
  .array(z.string(error("originInvalid")), error("originInvalid"))
  .refine((typed) => typed.length <= MOST_ORIGINS, { error: error("tooManyOrigins"), abort: true })
  .refine((typed) => typed.every((one) => originOf(one.trim())), { error: error("originInvalid"), abort: true })
  .transform((typed) => [...new Set(typed.map((one) => originOf(one.trim())!))]);

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
  paymentText: optionalLongText(1000),
  emailConfirmed: z.boolean(error("choiceInvalid")),
  origins,
});
export type BookingRulesInput = z.output<typeof BookingRulesInput>;

/** The same as a form sends it: a box that is not ticked is absent, and each website has a line. */
export const BookingRulesForm = BookingRulesInput.extend({
  slotFrequency: whole(0, 120).pipe(BookingRulesInput.shape.slotFrequency),
  bookingCancellationAllowed: box,
  bookingAtNationalHoliday: box,
  paymentInAdvance: box,
  emailConfirmed: box,
  origins: z
    .string()
    .nullish()
    .transform((typed) => (typed ?? "").split("\n").filter((line) => line.trim() !== ""))
    .pipe(origins),
});

/** The last part of the address at which patients find a centre. */
export const SlugInput = z.object({
  slug: text(60)
    .transform((value) => value.toLowerCase())
    .refine((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), error("slugInvalid")),
});

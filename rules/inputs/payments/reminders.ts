import { z } from "zod";
import { MOST_REMINDER_DAYS } from "../../payments/reminder-days.ts";
import { id } from "../ids.ts";
import { error } from "../text.ts";

/** As many payments are reminded of at once: a page of them. */
export const MOST_REMINDED = 50;

/** The payments to remind of. */
export const RemindersInput = z
  .array(id())
  .min(1, error("required"))
  .max(MOST_REMINDED, error("valueInvalid"))
  .transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

/** The same as a form sends it, `12,13`. */
export const RemindersForm = z.object({
  payments: z
    .string(error("required"))
    .regex(/^\d{1,9}(,\d{1,9})*$/, error("choiceInvalid"))
    .transform((typed) => typed.split(",").map(Number)),
});

/** The least days between two reminders of a payment. */
export const ReminderDaysInput = z.object({
  days: z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(1, error("valueInvalid"))
    .max(MOST_REMINDER_DAYS, error("valueInvalid")),
});

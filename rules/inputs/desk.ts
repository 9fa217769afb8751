import { z } from "zod";
import { isTrivialPin } from "#rules/pin.ts";
import { error, name, password } from "./text.ts";

const minutes = z.coerce.number(error("notANumber")).int(error("notANumber"));

/** A shared desk: what people call it, and after how many idle minutes it locks. */
export const DeskInput = z.object({
  name: name(),
  lockMinutes: minutes.refine((count) => count >= 1 && count <= 60, error("minutesOutOfRange")),
});

/** A PIN of one's own, and the password that proves whose. */
export const PinInput = z.object({
  password: password(),
  pin: z
    .string(error("required"))
    .regex(/^\d{4,8}$/, error("pinInvalid"))
    .refine((pin) => !isTrivialPin(pin), error("pinTrivial")),
});

const who = z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid"));
/** Whose session is unlocked, and by what: a PIN, or the password of who has none. */
export const UnlockForm = z.object({ session: who, secret: password() });
export const UnlockInput = z.object({
  session: who,
  secret: password(),
  kept: z
    .string()
    .max(100, error("tooLong"))
    .nullish()
    .transform((id) => id ?? null),
});

/** What a page says when it is locked: whose it is, where it is, and what was typed there. */
export const LockForm = z.object({
  session: who.optional(),
  place: z.string().optional(),
  typed: z.string().optional(),
  turn: z.literal("1").optional(),
});

import { z } from "zod";
import { isTrivialPin } from "#rules/desks/pin.ts";
import { id } from "../ids.ts";
import { error, name, password } from "../text.ts";

const minutes = z.coerce.number(error("notANumber")).int(error("notANumber"));

/** A shared desk: its name, and the idle minutes until it locks, and the cash box of its own. */
export const DeskInput = z.object({
  name: name(),
  lockMinutes: minutes.refine((count) => count >= 1 && count <= 60, error("minutesOutOfRange")),
  cashBox: id().nullish(),
});

/** The user's own PIN, with the password as confirmation. */
export const PinInput = z.object({
  password: password(),
  pin: z
    .string(error("required"))
    .regex(/^\d{4,8}$/, error("pinInvalid"))
    .refine((pin) => !isTrivialPin(pin), error("pinTrivial")),
});

const who = z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid"));
/** The session to unlock, and the means: a PIN, or the password of a user without one. */
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

/** The state of a page that is being locked: its user, its address, and the typed form. */
export const LockForm = z.object({
  session: who.optional(),
  place: z.string().optional(),
  typed: z.string().optional(),
  turn: z.literal("1").optional(),
});

import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";

/** Messages of inputs are names of the error registry. */
export const error = (name: ErrorName) => name;

// Control characters but for tab and line breaks: PostgreSQL refuses NUL, and nobody types the others. And halves of
// characters, which would be kept as something else.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;

const clean = (max: number) =>
  z
    .string(error("required"))
    .transform((value) => value.replace(/\r\n?/g, "\n").trim().normalize("NFC"))
    .refine((value) => !controls.test(value), error("characterInvalid"))
    .refine((value) => value.length <= max, error("tooLong"));

/** A text that must be there. */
export const text = (max = 200) => clean(max).refine((value) => value !== "", error("required"));

/** A text that may be missing: empty, null and absent are null. A form's reader makes an empty field an absent one. */
export const optionalText = (max = 200) => clean(max).nullish().transform((value) => value || null);

const emailShape = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@<>()",;:\\.]{2,}$/;

/** An e-mail address, lower-cased. */
export const email = () =>
  text(254)
    .transform((value) => value.toLowerCase())
    .refine((value) => emailShape.test(value), error("emailInvalid"));

export const optionalEmail = () =>
  optionalText(254)
    .transform((value) => value?.toLowerCase() ?? null)
    .refine((value) => value === null || emailShape.test(value), error("emailInvalid"));

/** A password as typed: never trimmed, never echoed. Its strength is the API's to judge. */
export const password = () => z.string(error("required")).min(1, error("required")).max(200, error("passwordTooLong"));

/** The version a change is based on. */
export const version = () => z.coerce.number(error("notANumber")).int(error("notANumber")).positive(error("notANumber"));

import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";
import { lines, oneLine } from "#rules/text/visible.ts";
import { hasAddress, hasDomain, hasDomainInDegree } from "#rules/text/web-address.ts";

/** Messages of inputs are names of the error registry. */
export const error = (name: ErrorName) => name;

/** A check after which no other is made: a text has one fault at a time. */
const only = (name: ErrorName) => ({ error: name, abort: true });

// Control characters but for tab and line breaks: PostgreSQL refuses NUL, and the others are never typed. And lone
// surrogates, which would be stored as something else.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u;

const clean = (max: number, tidy: (value: string) => string) =>
  z
    .string(error("required"))
    .transform(tidy)
    .refine((value) => !controls.test(value), only("characterInvalid"))
    .refine((value) => value.length <= max, only("tooLong"));

const there = (text: ReturnType<typeof clean>) => text.refine((value) => value !== "", only("required"));
const orNull = (text: ReturnType<typeof clean>) => text.nullish().transform((value) => value || null);

/** A text of one line that must be there. */
export const text = (max = 200) => there(clean(max, oneLine));

/**
 * A text of one line that may be missing: empty, null and absent are null. A form's reader makes an empty field an
 * absent one.
 */
export const optionalText = (max = 200) => orNull(clean(max, oneLine));

/** A text of several lines that must be there. */
export const longText = (max: number) => there(clean(max, lines));

/** A text of several lines that may be missing. */
export const optionalLongText = (max: number) => orNull(clean(max, lines));

/** The name of a thing: one line in which something can be read. */
export const name = (max = 100) => text(max).refine((value) => /[\p{L}\p{N}]/u.test(value), only("nameUnreadable"));

/** A person's name, which must not lead elsewhere from the mails that quote it. */
export const personName = (max = 100) =>
  text(max)
    .refine((value) => /\p{L}/u.test(value), only("nameUnreadable"))
    .refine((value) => !hasDomain(value), only("nameWithAddress"));

/** A person's academic degree. */
export const degree = () =>
  optionalText(50).refine((value) => value === null || !hasDomainInDegree(value), only("nameWithAddress"));

/**
 * The name of a medical centre: a bare domain such as `Alza.cz` may be a part of it, so mails must not make links of
 * names.
 */
export const centerName = () => name(200).refine((value) => !hasAddress(value), only("nameWithAddress"));

// Words between single dots, at most 64 characters before the sign, and labels of a domain neither of which begins or
// ends with a dash.
const word = String.raw`[^\s@<>()",;:\\.]+`;
const label = String.raw`(?!-)[^\s@<>()",;:\\.]{1,63}(?<!-)`;
const emailShape = new RegExp(`^(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+(?=..)${label}$`);

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
export const version = () =>
  z.coerce.number(error("notANumber")).int(error("notANumber")).positive(error("notANumber"));

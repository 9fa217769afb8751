import { z } from "zod";
import { locales, professions, profileRoles } from "#rules/codes.ts";
import { countryCodes } from "#rules/patients/countries.ts";
import { isPasswordMatch } from "#rules/validators.ts";
import { choice } from "../choice.ts";
import { optionalPhone } from "../phone.ts";
import { centerName, degree, email, error, password, personName, text, version } from "../text.ts";

const locale = () =>
  choice(locales)
    .nullish()
    .transform((value) => value ?? null);
const token = () => z.string(error("required")).min(1, error("required")).max(200, error("tooLong"));

export const LogInInput = z.object({ username: text(254), password: password() });

/** A typed address, with the language of the page: the mail to it is written in that language. */
export const EmailInput = z.object({ email: email(), locale: locale() });

export const PasswordSetInput = z.object({ token: token(), password: password() });
export const PasswordChangeInput = z.object({ currentPassword: password(), password: password() });

type Twice = { password: string; passwordAgain: string };
const matching = [
  ({ password, passwordAgain }: Twice) => isPasswordMatch(password, passwordAgain),
  { path: ["passwordAgain"] as string[], message: error("passwordMismatch") },
] as const;
const twice = { password: password(), passwordAgain: password() };

/** The fields of the forms: a new password is written twice. */
export const NewPasswordForm = z.object(twice).refine(...matching);
export const PasswordChangeForm = z.object({ currentPassword: password(), ...twice }).refine(...matching);

export const MeInput = z.object({
  name: personName(),
  surname: personName(),
  phone: optionalPhone(),
  locale: locale(),
  version: version(),
});

/** Degrees, name and telephone of a member of the staff. */
export const person = {
  degreeBefore: degree(),
  name: personName(),
  surname: personName(),
  degreeAfter: degree(),
  phone: optionalPhone(),
};

/**
 * The profile in an accepted invitation: people correct their own data; role and profession stay as the administrator
 * gave them.
 */
export const AcceptanceInput = z.object(person);

export const FounderInput = z.object({
  ...person,
  motusProfession: choice(professions),
  medicalCenterName: centerName(),
  country: z.string(error("required")).refine((code) => countryCodes.includes(code), error("choiceInvalid")),
});

export const InvitationInput = z.object({
  email: email(),
  locale: locale(),
  profileRole: choice(profileRoles),
  motusProfession: choice(professions),
  ...person,
});

export const ProfileChoiceForm = z.object({
  profile: z.coerce.number(error("choiceInvalid")).int(error("choiceInvalid")),
});

/** Settings of a screen: JSON by a name such as `calendarSettings`. */
export const UserConfigInput = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9]{0,59}$/, error("valueInvalid")),
  data: z
    .string()
    .refine((data) => bytesOf(data) <= 20_000, error("tooLong"))
    .refine(isJson, error("valueInvalid")),
});

/** The user's own password, repeated. */
export const PasswordConfirmInput = z.object({ password: password() });

/** The form that a page hands over when its session has ended: its ticket, its address and the typed fields. */
export const HandOverForm = z.object({
  ticket: z.string().max(100),
  place: z.string().optional(),
  typed: z.string().optional(),
});

/** A form as the browser sent it, for an address within the site. */
export const KeptFormInput = z.object({
  path: z
    .string()
    .max(500, error("tooLong"))
    .regex(/^\/(?![/\\])/, error("valueInvalid")),
  body: z.string().refine((body) => bytesOf(body) <= 200_000, error("tooLong")),
});

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

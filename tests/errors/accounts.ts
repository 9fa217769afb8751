import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { emails } from "#tests/cast/people.ts";
import { ask, field, form, last, logIn, newPassword, settings, whenever, whole } from "./ask.ts";

const invite = (email: string) =>
  ask(
    "admin",
    `mutation { profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "${email}", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id } }`,
  );
const config = (name: string) => ask("admin", `mutation { userConfig(name: "${name}", data: "{}") { name } }`);
const forget = (email: string) =>
  ask(null, `mutation ($email: String!) { forgottenPassword(email: $email) }`, { email });
const leakedList = path.join(settings.dataDir, "leaked");
writeFileSync(leakedList, `${createHash("sha1").update("modrý koloběžkář ve žitě").digest("hex").toUpperCase()}:3\r\n`);

/** The refusals of logins, passwords and invitations. */
export const accounts = {
  badCredentials: () => whole(logIn(emails.admin)),
  tokenInvalid: () => whole(ask(null, `{ profileInvitation(token: "none") { id } }`)),
  registrationClosed: () =>
    whenever({ settings: { ...settings, MOTUS_REGISTRATION: false } }, () =>
      whole(ask(null, `mutation { userCreate(email: "a@nowhere.example") }`)),
    ),
  valueInvalid: () => field("name", config("a name with blanks")),
  tooManyAttempts: () => whole(last(6, () => forget("often@nowhere.example"))),
  emailInvalid: () => field("email", forget("no address")),
  emailSame: () => field("email", ask("admin", `mutation { loginEmailChange(email: "${emails.admin}") { email } }`)),
  passwordTooShort: () => field("password", newPassword("krátké")),
  passwordTooLong: () => field("password", newPassword("x".repeat(201))),
  passwordCommon: () => field("password", newPassword("password12345")),
  passwordLeaked: () =>
    whenever({ settings: { ...settings, MOTUS_LEAKED_PASSWORDS: leakedList } }, () =>
      field("password", newPassword("modrý koloběžkář ve žitě")),
    ),
  passwordOwnData: () => field("password", newPassword("dana-u-lipy-pracuje")),
  passwordMismatch: () =>
    form("/nastaveni/osobni/zmena-hesla", { currentPassword: "x", password: "jedno", passwordAgain: "druhé" }),
  passwordWrong: () => field("currentPassword", newPassword("modrý koloběžkář ve žitě", "jiné heslo")),
  alreadyInvited: () => whole(invite(emails.paramedic)),
};

import type { Pool } from "pg";
import { emails, ids, password } from "#tests/cast/people.ts";
import { rowUuids } from "./known.ts";
import { onlyAdmin, type Samples } from "./sample.ts";

const person = `name: "Nová", surname: "Osoba"`;

/** A mail and an unfinished form of the administrator. */
export async function prepareAccounts(owner: Pool) {
  await owner.query(
    `insert into mails (id, medical_center_id, recipient, subject, body) values ($1, ${ids.center}, $2, 's', 'b')`,
    [rowUuids.mail, emails.admin],
  );
  await owner.query(
    `insert into kept_forms (id, user_id, path, body, created_at) select $1, id, '/', '', '2026-03-16T08:00:00Z' from users where email = $2`,
    [rowUuids.keptForm, emails.admin],
  );
}

/** Logins, sessions, invitations, and what a user keeps. */
export const accounts: Samples = {
  "Query.me": { call: () => `me { email profile { medicalCenter { name } } }`, stranger: "own" },
  "Query.myProfiles": { call: () => `myProfiles { id fullName medicalCenter { name } }`, stranger: "own" },
  "Query.registrationOpen": { call: () => `registrationOpen`, stranger: "own" },
  "Query.verifyToken": { call: () => `verifyToken(token: "none") { state email }`, stranger: "own" },
  "Query.userEmailStatusCheck": { call: () => `userEmailStatusCheck(email: "${emails.admin}")`, stranger: "own" },
  "Query.profileInvitation": {
    call: () => `profileInvitation(token: "none") { id }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Query.loginEmailPending": { call: () => `loginEmailPending { email validity }`, stranger: "own" },
  "Query.loginEmailByToken": { call: () => `loginEmailByToken(token: "none") { email validity }`, stranger: "own" },
  "Query.sessions": { call: () => `sessions { id current }`, stranger: "own" },
  "Query.sessionEndsIn": { call: () => `sessionEndsIn(session: 1)`, stranger: "own" },
  "Query.formKept": { call: (at) => `formKept(id: "${at.uuids.keptForm}") { path }`, fault: onlyAdmin("notFound") },
  "Query.userConfig": { call: () => `userConfig(name: "calendarSettings") { data }`, stranger: "own" },
  "Query.mail": { call: (at) => `mail(id: "${at.uuids.mail}") { body }` },
  "Mutation.authLogin": {
    call: () => `authLogin(username: "${emails.admin}", password: "${password}") { accessToken }`,
    stranger: "own",
  },
  "Mutation.userCreate": { call: (_at, who) => `userCreate(email: "${who}@new.example")`, stranger: "own" },
  "Mutation.forgottenPassword": {
    call: (_at, who) => `forgottenPassword(email: "${who}@new.example")`,
    stranger: "own",
  },
  "Mutation.loginEmailChange": {
    call: (_at, who) => `loginEmailChange(email: "${who}@new.example") { email validity }`,
    stranger: "own",
  },
  "Mutation.loginEmailConfirm": {
    call: () => `loginEmailConfirm(token: "none")`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.passwordSet": {
    call: () => `passwordSet(token: "none", password: "${password}") { accessToken }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
  "Mutation.passwordConfirm": {
    call: () => `passwordConfirm(password: "wrong")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.changePassword": {
    call: () => `changePassword(currentPassword: "wrong", password: "wrong too")`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.meUpdate": { call: () => `meUpdate(input: { ${person}, version: 1 }) { id }`, stranger: "own" },
  "Mutation.logout": { call: () => `logout`, stranger: "own" },
  "Mutation.sessionEnd": {
    call: (at) => `sessionEnd(session: ${at.center === ids.center ? 1 : 999_000})`,
    fault: onlyAdmin("notFound"),
  },
  "Mutation.formKeep": {
    call: () => `formKeep(path: "/", body: "")`,
    fault: (who) => (who === "anonymous" ? "notSignedIn" : undefined),
    stranger: "own",
  },
  "Mutation.userConfig": { call: () => `userConfig(name: "calendarSettings", data: "{}") { data }`, stranger: "own" },
  "Mutation.profileChoose": {
    call: (at) => `profileChoose(profile: ${at.profiles.admin}) { id }`,
    fault: onlyAdmin("notFound"),
  },
  "Mutation.profileAndMedicalCenterCreate": {
    call: (_at, who) =>
      `profileAndMedicalCenterCreate(input: { ${person}, motusProfession: DOCTOR, medicalCenterName: "Nové ${who}", country: "CZ" }) { id }`,
    stranger: "own",
  },
  "Mutation.profileInvitationCreate": {
    call: (_at, who) =>
      `profileInvitationCreate(input: { ${person}, email: "${who}@new.example", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { id token }`,
    stranger: "own",
  },
  "Mutation.profileInvitationResend": {
    call: () => `profileInvitationResend(email: "${emails.paramedic}") { id }`,
    fault: "notFound",
  },
  "Mutation.profileInvitationAccept": {
    call: () => `profileInvitationAccept(token: "none", input: { ${person} }) { id }`,
    fault: "tokenInvalid",
    stranger: "tokenInvalid",
  },
};

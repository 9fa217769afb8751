import { isInputObjectType, getNamedType, type GraphQLInputType } from "graphql";
import { expect, test } from "vitest";
import { permissions, reach, type Permission } from "#rules/permissions.ts";
import { steering, type Steered } from "#rules/steering.ts";
import { emails, ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { schema } from "../../schema/index.ts";

const api = await testApi();

/** Input fields that may hold an account, an address or words for patients. */
const STEERING = /account|iban|message|subject|text|origin|email|phone|url|recipient|footer|requests/i;

/** Operations with such a field that steer neither money nor messages, and why. */
const otherwise: Record<string, string> = {
  medicalCenterUpdate: "the centre's own contacts, which patients see in messages and do not pay to",
  profileInvitationCreate: "a colleague's address; the invitation is mailed to all administrators of its own",
  profileInvitationResend: "the same",
  profileUpdate: "a colleague's contacts; another e-mail is mailed to the colleague and to administrators",
  importMatch: "places of columns, not addresses",
  importAnswer: "kinds of names in a table, not subjects of messages",
  gdprWordingCreate: "what patients agree to; a new wording replaces no former one",
};

const namesIn = (type: GraphQLInputType, name: string): string[] => {
  const inner = getNamedType(type);
  return isInputObjectType(inner)
    ? Object.values(inner.getFields()).flatMap((field) => namesIn(field.type, field.name))
    : [name];
};
const reception = { role: "ROLE_RECEPTIONIST", profession: "OTHER" } as const;

test("each operation of administrators that takes an account, an address or words for patients steers, or says why not", () => {
  const taking = Object.values(schema.getMutationType()!.getFields()).filter(
    ({ args, extensions: { rule } }) =>
      permissions.includes(rule as Permission) &&
      reach(reception, rule as Permission) === "none" &&
      args.some(({ type, name }) => namesIn(type, name).some((one) => STEERING.test(one))),
  );
  expect(taking.map(({ name }) => name).sort()).toEqual([...Object.keys(steering), ...Object.keys(otherwise)].sort());
});

/** A change of each thing that is steered, and what the mail says of it. */
const changes: Record<Steered, [change: string, said: RegExp]> = {
  account: [
    `billingInformationUpdate(version: 0, input: { companyNumber: "27082440", accountNumberCze: "19-2000145399/0800" }) { version }`,
    /bankovní účet.*Dosud: nic Nově: CZ65 0800 0000 1920 0014 5399/,
  ],
  invoiceFooter: [
    `billingInformationUpdate(version: 1, input: { invoiceFooter: "Na účet 1/0800" }) { version }`,
    /text na konci faktur.*Dosud: nic Nově: „Na účet 1/,
  ],
  introduction: [
    `bookingConfigUpdate(version: 1, input: { introductoryText: "Plaťte jinam." }) { id }`,
    /úvodní text.*Dosud: nic Nově: „Plaťte jinam.“/,
  ],
  paymentText: [
    `bookingConfigUpdate(version: 2, input: { paymentInAdvance: true, paymentText: "Na účet 1/0800" }) { id }`,
    /platbě předem.*Nově: „Na účet 1/,
  ],
  origins: [
    `bookingConfigUpdate(version: 3, input: { origins: ["https://zly.example"] }) { id }`,
    /weby.*Nově: „https/,
  ],
  emailText: [
    `emailNotificationUpdate(notification: 3, version: 0, input: { subject: "Platba", message: "Jinam" }) { id }`,
    /text e-mailu pacientům/,
  ],
  smsText: [`smsNotificationUpdate(notification: 1, version: 0, input: { message: "Jinam" }) { id }`, /text SMS/],
  staffNotices: [
    `staffNoticesUpdate(version: 0, input: { requests: [${ids.profiles.admin}], sheet: [], sheetTime: "18:00" }) { version }`,
    /kdo z kolegů/,
  ],
};

test("each change of what steers is mailed to every active administrator, and says what it was", async () => {
  for (const [steered, [change, said]] of Object.entries(changes)) {
    await runJobs(api);
    expect([steered, (await api.call("admin", `mutation { ${change} }`)).errors]).toEqual([steered, undefined]);
    const mails = await runJobs(api);
    expect([steered, mails.map(({ to }) => to).sort()]).toEqual([steered, [emails.admin, emails.manager].sort()]);
    expect(mails[0]!.text.replace(/[\s\u00a0]+/g, " ").replaceAll("\u2060", "")).toMatch(said);
  }
});

test("a change of how far ahead patients book is mailed to no administrator", async () => {
  const { errors } = await api.call(
    "admin",
    "mutation { bookingConfigUpdate(version: 4, input: { earliestBookingInDays: 30 }) { id } }",
  );
  expect([errors, await runJobs(api)]).toEqual([undefined, []]);
});

import { beforeEach, expect, test } from "vitest";
import { permissions, reach, type Actor, type Permission } from "#rules/permissions.ts";
import { emails, ids, now, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, openDesk, pin } from "#tests/kit/accounts/desk.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { known, prepareSamples, samples } from "#tests/kit/operation-samples.ts";
import { withPlans } from "#tests/kit/subscriptions.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";
import { asking, notAsking } from "../../schema/accounts/recent-auth.ts";
import { schema } from "../../schema/index.ts";

const api = await testApi({}, withPlans);
await prepareSamples(api.database.owner);
const MINUTE = 60;
const { profiles } = ids;
const loggingIn =
  "mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken secondStep } }";

type Bearer = { token: string };
const logIn = async (who: keyof typeof emails): Promise<Bearer> => ({
  token: (await api.call(null, loggingIn, { username: emails[who], password })).data.authLogin.accessToken,
});
const sayPassword = (who: Bearer, said = password) =>
  api.call(who, "mutation ($password: String!) { passwordConfirm(password: $password) }", { password: said });
const sayCode = (who: Bearer, code: string) =>
  api.call(who, "mutation ($code: String!) { codeConfirm(code: $code) }", { code });
/** Harmless to try, and refused like the others. */
const requireNothing = async (who: Bearer) =>
  codeOf(await api.call(who, "mutation { secondFactorRequiredSet(of: NOBODY) { id } }"));

let manager: Bearer;
beforeEach(async () => {
  api.clock.now = now;
  manager = await logIn("manager");
});

const others: Actor[] = [
  { role: "ROLE_PARAMEDIC", profession: "DOCTOR" },
  { role: "ROLE_RECEPTIONIST", profession: "OTHER" },
];
/** The mutations of administrators alone. */
const administrative = Object.values(schema.getMutationType()!.getFields())
  .filter(
    ({ extensions: { rule } }) =>
      permissions.includes(rule as Permission) && others.every((actor) => reach(actor, rule as Permission) === "none"),
  )
  .map(({ name }) => `Mutation.${name}`);
/**
 * Other calls than the samples: one that requires it only for some arguments, and one that leaves the cast's sessions
 * open.
 */
const calls: Record<string, string> = {
  "Mutation.medicalReportsSummaryConsentSet": "medicalReportsSummaryConsentSet(active: true) { id }",
  "Mutation.sessionEnd": "sessionEnd(session: 999000)",
};
const call = async (who: Bearer, name: string) => {
  const [kind, { call, file }] = [name.split(".")[0]!.toLowerCase(), samples[name]!];
  const text = calls[name] ?? call(known, "admin");
  return codeOf(
    await (file
      ? api.upload(who, `${kind} ($file: Upload!) { ${text} }`, { file: null }, { file })
      : api.call(who, `${kind} { ${text} }`)),
  );
};

test("each mutation of administrators declares whether it requires recent authentication, and no other operation is listed twice or in vain", () => {
  expect(
    [...Object.keys(asking), ...notAsking]
      .filter((name) => name.startsWith("Mutation.") && administrative.includes(name))
      .sort(),
  ).toEqual([...administrative].sort());
  const fields = { Mutation: schema.getMutationType()!.getFields(), Query: schema.getQueryType()!.getFields() };
  expect(Object.keys(asking).filter((name) => !(name.split(".")[1]! in fields[name.split(".")[0] as "Query"]))).toEqual(
    [],
  );
  expect(notAsking.filter((name) => !administrative.includes(name))).toEqual([]);
});

test("each operation that requires it is refused ten minutes after the login until the password is confirmed, and no other one is", async () => {
  const admin = await logIn("admin");
  pass(api, 10 * MINUTE);
  for (const name of new Set([...administrative, ...Object.keys(asking)]))
    expect([name, (await call(admin, name)) === "E174"]).toEqual([name, name in asking]);
  await sayPassword(admin);
  for (const name of Object.keys(asking)) expect([name, await call(admin, name)]).not.toEqual([name, "E174"]);
});

test("a deactivated administrator is refused each operation of administrators, however recently they logged in", async () => {
  const admin = await logIn("admin");
  const { owner } = api.database;
  await owner.query("update profiles set deactivated_at = now() where id = $1", [profiles.admin]);
  for (const name of administrative) expect([name, await call(admin, name)]).toEqual([name, "E002"]);
  await owner.query("update profiles set deactivated_at = null where id = $1", [profiles.admin]);
});

test("a login or a confirmed password counts for ten minutes, in its own session alone", async () => {
  pass(api, 10 * MINUTE - 1);
  expect(await requireNothing(manager)).toBeUndefined();
  pass(api, 1);
  expect(await requireNothing(manager)).toBe("E174");
  const elsewhere = await logIn("manager");
  expect([await requireNothing(elsewhere), await requireNothing(manager)]).toEqual([undefined, "E174"]);
  expect(codeOf(await sayPassword(manager, "wrong"))).toBe("E1U7");
  expect(await requireNothing(manager)).toBe("E174");
  await sayPassword(manager);
  expect([await requireNothing(manager), await requireNothing(manager)]).toEqual([undefined, undefined]);
  pass(api, 10 * MINUTE);
  expect(await requireNothing(manager)).toBe("E174");
});

test("guessing ends after ten attempts, and then the right password is refused too", async () => {
  pass(api, 10 * MINUTE);
  for (let wrong = 0; wrong < 10; wrong++) expect(codeOf(await sayPassword(manager, "wrong"))).toBe("E1U7");
  expect([codeOf(await sayPassword(manager)), await requireNothing(manager)]).toEqual(["E005", "E174"]);
});

test("each operation that requires it is refused in a session unlocked by a PIN until the password is confirmed", async () => {
  const at = await openDesk(api);
  const token = await at.logIn("admin");
  await at.setPin(token);
  const session = await at.sessionOf(token);
  await at.lock(session);
  const unlocked: Bearer = { token: (await at.unlock(session, pin)).data.deskUnlock.accessToken };
  for (const name of Object.keys(asking)) expect([name, await call(unlocked, name)]).toEqual([name, "E174"]);
  await sayPassword(unlocked);
  expect(await requireNothing(unlocked)).toBeUndefined();
});

test("a user with a second factor confirms a code or a recovery code, for a password is too little", async () => {
  const { key, recoveryCodes } = await turnOn(api, "manager");
  const { data } = await api.call(null, loggingIn, { username: emails.manager, password });
  const step = await api.call(
    null,
    "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }",
    { token: data.authLogin.accessToken, code: codeAt(key, api.clock.now) },
  );
  const coded: Bearer = { token: step.data.authSecondStep.accessToken };
  pass(api, 10 * MINUTE);
  await sayPassword(coded);
  expect(await requireNothing(coded)).toBe("E174");
  await sayCode(coded, codeAt(key, api.clock.now));
  expect(await requireNothing(coded)).toBeUndefined();
  pass(api, 10 * MINUTE);
  await sayCode(coded, recoveryCodes[0]!);
  expect(await requireNothing(coded)).toBeUndefined();
});

import { beforeEach, expect, test } from "vitest";
import { emails, ids, now, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, openDesk, pin } from "#tests/kit/desk.ts";
import { codeAt } from "#tests/kit/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/second-factor.ts";

const api = await testApi();
const MINUTE = 60;
const { profiles, patients } = ids;
const loggingIn = "mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken secondStep } }";

type Bearer = { token: string };
const logIn = async (who: keyof typeof emails): Promise<Bearer> => ({ token: (await api.call(null, loggingIn, { username: emails[who], password })).data.authLogin.accessToken });
const sayPassword = (who: Bearer, said = password) => api.call(who, "mutation ($password: String!) { passwordConfirm(password: $password) }", { password: said });
const sayCode = (who: Bearer, code: string) => api.call(who, "mutation ($code: String!) { codeConfirm(code: $code) }", { code });
/** Harmless to try, and asked for a proof as the others are. */
const requireNothing = async (who: Bearer) => codeOf(await api.call(who, "mutation { secondFactorRequiredSet(active: false) { id } }"));

let dana: Bearer;
beforeEach(async () => {
  api.clock.now = now;
  dana = await logIn("manager");
});

test("each deed that is hard to undo asks who did not prove lately who they are, and none is done", async () => {
  const deeds = [
    `mutation { patientCardErase(patientCard: ${patients.karel}, version: 1, input: { requestedOn: "1. 3. 2026" }) { whole } }`,
    "mutation { disposalConfirm(disposal: 1, version: 1) { id } }",
    `{ patientCopy(patientCard: ${patients.karel}) }`,
    `mutation { profileSecondFactorRemove(profile: ${profiles.receptionist}) { id } }`,
    `mutation { profileDeactivate(profile: ${profiles.receptionist}) { id } }`,
    `mutation { profileSessionsEnd(profile: ${profiles.receptionist}) { id } }`,
    "mutation { sessionEnd(session: 2) }",
    "mutation { secondFactorRequiredSet(active: false) { id } }",
  ];
  const admin = await logIn("admin");
  pass(api, 10 * MINUTE);
  for (const deed of deeds) expect([deed, codeOf(await api.call(admin, deed))]).toEqual([deed, "E174"]);
  expect(codeOf(await api.call("receptionist", "{ me { id } }"))).toBeUndefined();
  await sayPassword(admin);
  for (const deed of deeds) expect(codeOf(await api.call(admin, deed))).not.toBe("E174");
});

test("a login or a password said anew counts for ten minutes, in its own session alone", async () => {
  pass(api, 10 * MINUTE - 1);
  expect(await requireNothing(dana)).toBeUndefined();
  pass(api, 1);
  expect(await requireNothing(dana)).toBe("E174");
  const elsewhere = await logIn("manager");
  expect([await requireNothing(elsewhere), await requireNothing(dana)]).toEqual([undefined, "E174"]);
  expect(codeOf(await sayPassword(dana, "wrong"))).toBe("E1U7");
  expect(await requireNothing(dana)).toBe("E174");
  await sayPassword(dana);
  expect([await requireNothing(dana), await requireNothing(dana)]).toEqual([undefined, undefined]);
  pass(api, 10 * MINUTE);
  expect(await requireNothing(dana)).toBe("E174");
});

test("of who has a second factor a password is too little, and a code or a recovery code is asked", async () => {
  const { key, recoveryCodes } = await turnOn(api, "admin");
  const { data } = await api.call(null, loggingIn, { username: emails.admin, password });
  const step = await api.call(null, "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }", { token: data.authLogin.accessToken, code: codeAt(key, api.clock.now) });
  const admin: Bearer = { token: step.data.authSecondStep.accessToken };
  pass(api, 10 * MINUTE);
  await sayPassword(admin);
  expect(await requireNothing(admin)).toBe("E174");
  await sayCode(admin, codeAt(key, api.clock.now));
  expect(await requireNothing(admin)).toBeUndefined();
  pass(api, 10 * MINUTE);
  await sayCode(admin, recoveryCodes[0]!);
  expect(await requireNothing(admin)).toBeUndefined();
});

test("what was proved before a desk was unlocked by a PIN does not count", async () => {
  const at = await openDesk(api);
  const token = await at.logIn("manager");
  await at.setPin(token);
  expect(await requireNothing({ token })).toBeUndefined();
  const session = await at.sessionOf(token);
  await at.lock(session);
  const unlocked: Bearer = { token: (await at.unlock(session, pin)).data.deskUnlock.accessToken };
  expect(await requireNothing(unlocked)).toBe("E174");
  await sayPassword(unlocked);
  expect(await requireNothing(unlocked)).toBeUndefined();
});

test("guessing ends after ten, and then the right password is refused too", async () => {
  pass(api, 10 * MINUTE);
  for (let wrong = 0; wrong < 10; wrong++) expect(codeOf(await sayPassword(dana, "wrong"))).toBe("E1U7");
  expect([codeOf(await sayPassword(dana)), await requireNothing(dana)]).toEqual(["E005", "E174"]);
});

import { beforeEach, expect, test } from "vitest";
import { emails, ids, now, password, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles } = ids;
type Bearer = { token: string };
const LOG_IN =
  "mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }";
const STEP =
  "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }";
const logIn = async (who: Role): Promise<Bearer> => ({
  token: (await api.call(null, LOG_IN, { username: emails[who], password })).data.authLogin.accessToken,
});
const enter = async (key: string): Promise<Bearer> => {
  pass(api, 60);
  const { token } = await logIn("paramedic");
  return {
    token: (await api.call(null, STEP, { token, code: codeAt(key, api.clock.now) })).data.authSecondStep.accessToken,
  };
};
const choose = (who: Bearer, profile: number) =>
  api.call(who, `mutation { profileChoose(profile: ${profile}) { id } }`);
const actsIn = async (who: Bearer) =>
  (await api.call(who, "{ me { profile { medicalCenter { name } } } }")).data?.me.profile?.medicalCenter.name ??
  "signed out";
const act = async (who: Bearer | Role, verb: string, profile: number) =>
  codeOf(await api.call(who, `mutation { profile${verb}(profile: ${profile}) { id } }`));
const actionsIn = async (center: number) =>
  (
    await owner.query(
      "select action from audit_rows where medical_center_id = $1 and action ~ '^(profile|secondFactor)' order by id",
      [center],
    )
  ).rows.map(({ action }) => action as string);

/** Petr works in the cast's centre, and by an accepted invitation in another one. */
const { rows } = await owner.query(
  `insert into profiles (medical_center_id, user_id, role, profession, name, surname, email, registered_at) select ${ids.foreignCenter}, user_id, role, profession, name, surname, email, now() from profiles where id = $1 returning id`,
  [profiles.paramedic],
);
const petrThere = rows[0].id as number;
const { key } = await turnOn(api, "paramedic");
let cyril: Bearer;
beforeEach(async () => {
  api.clock.now = new Date(Math.max(api.clock.now.getTime(), now.getTime()));
  cyril = await logIn("foreign");
});

test("an administrator of another centre neither removes a colleague's second factor nor ends the sessions at home", async () => {
  const home = await enter(key);
  await choose(home, profiles.paramedic);
  const before = await actionsIn(ids.center);
  expect(await act(cyril, "SecondFactorRemove", petrThere)).toBe("E165");
  expect(await act(cyril, "SessionsEnd", petrThere)).toBeUndefined();
  expect([
    await act(cyril, "Deactivate", petrThere),
    await act(cyril, "SecondFactorRemove", petrThere),
    await act(cyril, "SessionsEnd", petrThere),
  ]).toEqual([undefined, "E003", "E002"]);
  expect(await actsIn(home)).toBe("Rehabilitace U Lípy");
  expect(
    (await api.call(null, LOG_IN.replace("accessToken", "secondStep"), { username: emails.paramedic, password })).data
      .authLogin.secondStep,
  ).toBe(true);
  expect([await actionsIn(ids.center), await actionsIn(ids.foreignCenter)]).toEqual([
    before,
    ["secondFactor.turnedOn", "profile.sessionsEnded", "profile.deactivated"],
  ]);
  expect(
    (await api.call(cyril, `{ staffMember(profile: ${petrThere}) { secondFactorSince } }`)).data.staffMember,
  ).toEqual({ secondFactorSince: null });
  expect(await act(cyril, "Activate", petrThere)).toBeUndefined();
  await runJobs(api);
});

test("a colleague signed out of one centre stays in the other, and returns only by another login", async () => {
  const [home, there] = [await enter(key), await enter(key)];
  await choose(home, profiles.paramedic);
  await choose(there, petrThere);
  pass(api, 1);
  expect(await act(cyril, "SessionsEnd", petrThere)).toBeUndefined();
  expect([await actsIn(home), await actsIn(there)]).toEqual(["Rehabilitace U Lípy", "signed out"]);
  expect([codeOf(await choose(home, petrThere)), await actsIn(home)]).toEqual(["E166", "Rehabilitace U Lípy"]);
  expect(codeOf(await choose(await enter(key), petrThere))).toBeUndefined();
});

test("a form kept in one centre stays when the access to the other ends", async () => {
  const home = await enter(key);
  await choose(home, profiles.paramedic);
  const keep = async (who: Bearer) =>
    (await api.call(who, `mutation { formKeep(path: "/nastaveni", body: "phone=1") }`)).data.formKeep as string;
  const atHome = await keep(home);
  const there = await enter(key);
  await choose(there, petrThere);
  const elsewhere = await keep(there);
  await act(cyril, "Deactivate", petrThere);
  const read = async (id: string) => codeOf(await api.call(home, `{ formKept(id: "${id}") { body } }`));
  expect([await read(atHome), await read(elsewhere)]).toEqual([undefined, "E003"]);
  await act(cyril, "Activate", petrThere);
});

import { expect, test } from "vitest";
import { calendarChanges } from "#api/calendar/live/changes.ts";
import { watchCalendar } from "#api/calendar/live/watch.ts";
import { emails, ids, password, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf, openDesk, pin } from "#tests/kit/accounts/desk.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, patients } = ids;
const at = await openDesk(api, 60);
const LOG_IN =
  "mutation ($username: String!, $password: String!, $device: String) { authLogin(username: $username, password: $password, device: $device) { accessToken secondStep } }";
const logIn = async (who: Role, device?: string, said = password) =>
  (await api.call(null, LOG_IN, { username: emails[who], password: said, device })).data.authLogin as {
    accessToken: string;
    secondStep: boolean;
  };
/** The administrator sits elsewhere: at the desk another would lock her out. */
const dana = { token: (await logIn("admin")).accessToken };
const change = async (verb: string, profile: number) =>
  expect((await api.call(dana, `mutation { profile${verb}(profile: ${profile}) { id } }`)).data).toBeTruthy();
const take = (profile: number) => change("Deactivate", profile);
const giveBack = (profile: number) => change("Activate", profile);
const opens = async (token: string) => codeOf(await api.call({ token }, "{ me { id } }")) ?? "open";
/** The reach of a token in the centre: each of these requires another permission. */
const reaches = async (token: string) => {
  const questions = [
    "{ patientCards { total } }",
    `{ medicalReports(patientCard: ${patients.jana}) { total } }`,
    "{ profiles { id } }",
    "{ calendarResources { staffs { id } } }",
    `mutation { waitingPatientCreate(input: { patientCard: ${patients.anna} }) { id } }`,
  ];
  return new Set(await Promise.all(questions.map(async (question) => codeOf(await api.call({ token }, question)))));
};
const userOf = async (who: Role): Promise<number> =>
  (await owner.query("select id from users where email = $1", [emails[who]])).rows[0].id;

test("sessions end everywhere, a locked one at a desk with its PIN too; a later login has the access of an anonymous user", async () => {
  const elsewhere = (await logIn("receptionist")).accessToken;
  const renata = await at.logIn("receptionist");
  await at.setPin(renata);
  const session = await at.sessionOf(renata);
  await at.lock(session);
  await take(profiles.receptionist);
  expect([await opens(elsewhere), await opens(renata), await opens(tokens.receptionist)]).toEqual([
    "E001",
    "E001",
    "E001",
  ]);
  expect(codeOf(await at.unlock(session, pin))).toBe("E003");
  expect((await at.call(null, "{ deskLock { people { name } } }")).data.deskLock.people).not.toContainEqual({
    name: "receptionist Test",
  });
  const later = (await logIn("receptionist")).accessToken;
  expect([await opens(later), await reaches(later)]).toEqual(["open", new Set(["E002"])]);
  const choose = await api.call(
    { token: later },
    `mutation { profileChoose(profile: ${profiles.receptionist}) { id } }`,
  );
  expect(codeOf(choose)).toBe("E003");
  expect((await api.call({ token: later }, "{ myProfiles { id } pinSetAt }")).data).toEqual({
    myProfiles: [],
    pinSetAt: null,
  });
});

test("a password reset by mail opens the account and nothing of the centre", async () => {
  await api.call(null, "mutation ($email: String!) { forgottenPassword(email: $email) }", {
    email: emails.receptionist,
  });
  const mail = (await runJobs(api)).find(({ subject }) => subject === "Nové heslo");
  const { data } = await api.call(
    null,
    "mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }",
    { token: tokenIn(mail), password: "docela nové heslo recepce" },
  );
  expect(await reaches(data.passwordSet.accessToken)).toEqual(new Set(["E002"]));
});

test("text being typed is neither kept nor restored", async () => {
  await giveBack(profiles.receptionist);
  const { accessToken: token } = await logIn("receptionist", undefined, "docela nové heslo recepce");
  const keep = () =>
    api.call({ token }, `mutation { formKeep(path: "/kartoteka/novy", body: "surname=Tajemn%C3%A1") }`);
  const id = (await keep()).data.formKeep as string;
  await take(profiles.receptionist);
  expect(codeOf(await keep())).toBe("E001");
  const { accessToken: later } = await logIn("receptionist", undefined, "docela nové heslo recepce");
  expect(codeOf(await api.call({ token: later }, `{ formKept(id: "${id}") { body } }`))).toBe("E003");
});

test("a remembered device is forgotten with the only profile, and a pending login ends", async () => {
  const { key } = await turnOn(api, "paramedic");
  const owed = await logIn("paramedic");
  const second = await api.call(
    null,
    "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code, rememberDevice: true) { deviceToken } }",
    { token: owed.accessToken, code: codeAt(key, api.clock.now) },
  );
  const device = second.data.authSecondStep.deviceToken as string;
  expect((await logIn("paramedic", device)).secondStep).toBe(false);
  pass(api, 60);
  const waiting = await logIn("paramedic");
  await take(profiles.paramedic);
  const late = await api.call(
    null,
    "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }",
    { token: waiting.accessToken, code: codeAt(key, api.clock.now) },
  );
  expect(codeOf(late)).toBe("E017");
  expect((await logIn("paramedic", device)).secondStep).toBe(true);
  await giveBack(profiles.paramedic);
});

test("a colleague of two centres keeps the other: its sessions, the PIN and the devices", async () => {
  const user = await userOf("paramedic");
  await owner.query("delete from second_factors where user_id = $1", [user]);
  const { rows } = await owner.query(
    `insert into profiles (medical_center_id, user_id, role, profession, name, surname, email, registered_at) values (${ids.foreignCenter}, $1, 'ROLE_PARAMEDIC', 'DOCTOR', 'Petr', 'Šindelář', $2, now()) returning id`,
    [user, emails.paramedic],
  );
  const there = (await logIn("paramedic")).accessToken;
  expect(
    (await api.call({ token: there }, `mutation { profileChoose(profile: ${rows[0].id}) { id } }`)).errors,
  ).toBeUndefined();
  const here = (await logIn("paramedic")).accessToken;
  await api.call({ token: here }, `mutation { profileChoose(profile: ${profiles.paramedic}) { id } }`);
  const desk = await at.logIn("paramedic");
  await api.call({ token: desk }, `mutation { profileChoose(profile: ${rows[0].id}) { id } }`);
  await at.setPin(desk);
  await take(profiles.paramedic);
  expect([await opens(here), await opens(desk), await opens(there)]).toEqual(["E001", "E001", "open"]);
  const { data } = await api.call(
    { token: there },
    "{ me { profile { medicalCenter { name } } } myProfiles { id } pinSetAt profiles { id } }",
  );
  expect(data).toMatchObject({
    me: { profile: { medicalCenter: { name: "Cizí ordinace" } } },
    myProfiles: [{ id: rows[0].id }],
    pinSetAt: expect.any(String),
  });
  await giveBack(profiles.paramedic);
});

test("an open calendar is closed at once", async () => {
  const changes = calendarChanges(api.database.queue);
  const { accessToken: token } = await logIn("paramedic");
  await api.call({ token }, `mutation { profileChoose(profile: ${profiles.paramedic}) { id } }`);
  const stream = (await watchCalendar(api.services, changes, token, new AbortController().signal)).body!.getReader();
  await stream.read();
  const ends = (async () => {
    for (;;) if ((await stream.read()).done) return "ended";
  })();
  await take(profiles.paramedic);
  expect(await ends).toBe("ended");
  changes.stop();
  await giveBack(profiles.paramedic);
});

test("a link to a patient's consent that they have sent stays the patient's", async () => {
  for (const name of ["gdprActiveSet", "gdprConsentByEmailSet"])
    await api.call(dana, `mutation { ${name}(active: true) { id } }`);
  await api.call(dana, `mutation { gdprWordingCreate(text: "Informace", version: 0) { id } }`);
  await runJobs(api);
  const { accessToken: token } = await logIn("paramedic");
  await api.call({ token }, `mutation { profileChoose(profile: ${profiles.paramedic}) { id } }`);
  await api.call({ token }, `mutation { gdprConsentEmailSend(patientCard: ${patients.jana}) { id } }`);
  const link = /\/souhlas\/([\w-]+)/.exec((await runJobs(api)).at(-1)?.text ?? "")?.[1];
  await take(profiles.paramedic);
  const mails = await runJobs(api);
  expect(mails.map(({ to, text }) => [to, /Jana|Dvořáčk/.test(text)])).toEqual([[emails.paramedic, false]]);
  expect(
    (await api.call(null, "mutation ($token: String!) { gdprConsentGive(token: $token) }", { token: link })).data
      .gdprConsentGive,
  ).toBe(true);
});

test("turning off or removing a second factor, and new recovery codes, end the sessions they opened", async () => {
  await giveBack(profiles.paramedic);
  const { recoveryCodes } = await turnOn(api, "manager");
  const [first, second] = recoveryCodes;
  const enter = async (code: string) => {
    const { accessToken } = await logIn("manager");
    return (
      await api.call(
        null,
        "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code) { accessToken } }",
        { token: accessToken, code },
      )
    ).data.authSecondStep.accessToken as string;
  };
  const other = await enter(first!);
  const { data } = await api.call(
    "manager",
    "mutation ($password: String!, $code: String!) { recoveryCodesCreate(password: $password, code: $code) }",
    { password, code: second },
  );
  expect([await opens(other), await opens(tokens.manager)]).toEqual(["E001", "open"]);
  const [third, fourth] = data.recoveryCodesCreate as string[];
  const again = await enter(third!);
  await api.call(
    "manager",
    "mutation ($password: String!, $code: String!) { secondFactorTurnOff(password: $password, code: $code) }",
    { password, code: fourth },
  );
  expect([await opens(again), await opens(tokens.manager)]).toEqual(["E001", "open"]);
  await turnOn(api, "manager");
  await change("SecondFactorRemove", profiles.manager);
  expect(await opens(tokens.manager)).toBe("E001");
});

import { expect, test } from "vitest";
import { emails, ids, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;
const { center, profiles } = ids;
/** The rows written since the last call, once the jobs are done. */
let seen = 0;
async function written() {
  await runJobs(api);
  const { rows } = await owner.query(
    "select id, medical_center_id as center, profile_id as profile, action, details from audit_rows where id > $1 and action ~ '^(session|access)' order by id",
    [seen],
  );
  seen = rows.at(-1)?.id ?? seen;
  return rows.map(({ center: of, profile, action, details }) => [
    of === center ? profile : `of ${of}`,
    action,
    ...(details ? [details] : []),
  ]);
}
const logIn = async (said = password, device?: string) =>
  api.call(
    null,
    "mutation ($username: String!, $password: String!, $device: String) { authLogin(username: $username, password: $password, device: $device) { accessToken secondStep } }",
    { username: emails.paramedic, password: said, device },
  );

test("a logout is written down, by whichever way a session is ended", async () => {
  const first = (await logIn()).data.authLogin.accessToken as string;
  const second = (await logIn()).data.authLogin.accessToken as string;
  const { data } = await api.call({ token: second }, "{ sessions { id current } }");
  await api.call({ token: first }, "mutation { logout }");
  await api.call({ token: first }, "mutation { logout }");
  for (const _ of [1, 2])
    await api.call(
      "paramedic",
      `mutation { sessionEnd(session: ${data.sessions.find(({ current }: { current: boolean }) => current).id}) }`,
    );
  const by = { factor: "PASSWORD" };
  expect(await written()).toEqual([
    [profiles.paramedic, "session.started", by],
    [profiles.paramedic, "session.started", by],
    [profiles.paramedic, "session.ended"],
    [profiles.paramedic, "session.ended"],
  ]);
});

test("a login names its means: the link of a mail, a code, a recovery code, a remembered device", async () => {
  await api.call(null, "mutation ($email: String!) { forgottenPassword(email: $email) }", {
    email: emails.receptionist,
  });
  const token = tokenIn((await runJobs(api))[0]);
  await api.call(
    null,
    "mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }",
    { token, password: "docela nové heslo recepce" },
  );
  const { key, recoveryCodes } = await turnOn(api, "paramedic");
  const step = async (code: string) =>
    api.call(
      null,
      "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code, rememberDevice: true) { deviceToken } }",
      { token: (await logIn()).data.authLogin.accessToken, code },
    );
  const { data } = await step(codeAt(key, api.clock.now));
  await step(recoveryCodes[0]!);
  await logIn(password, data.authSecondStep.deviceToken);
  expect((await written()).map(([, action, details]) => [action, (details as { factor: string }).factor])).toEqual(
    ["LINK", "CODE", "RECOVERY_CODE", "DEVICE"].map((factor) => ["session.started", factor]),
  );
});

test("a wrong password or code within a session, and a limit that is spent, once a window, are written down", async () => {
  await owner.query("truncate rate_limits");
  await api.call("paramedic", `mutation { passwordConfirm(password: "jiné") }`);
  await api.call(
    "paramedic",
    `mutation { changePassword(currentPassword: "jiné", password: "zcela jiné heslo tady") }`,
  );
  await api.call("paramedic", `mutation { codeConfirm(code: "000000") }`);
  expect(await written()).toEqual([
    [profiles.paramedic, "session.proofRefused"],
    [profiles.paramedic, "session.proofRefused"],
    [profiles.paramedic, "session.proofRefused"],
  ]);
  for (let n = 0; n < 14; n++) await api.call("paramedic", `mutation { passwordConfirm(password: "jiné") }`);
  const many = async () => (await written()).map(([, action]) => action).sort();
  expect(await many()).toEqual(["session.limited", ...Array(9).fill("session.proofRefused")]);
  for (let n = 0; n < 13; n++) await logIn("špatné heslo");
  expect(await many()).toEqual(["session.limited", ...Array(10).fill("session.refused")]);
});

test("a refusal by the matrix is recorded though the write is rolled back; a loop of refusals leaves few rows", async () => {
  const erase = () => api.call("receptionist", `mutation { retentionYearsSet(years: 10) { id } }`);
  await owner.query("update sessions set ended_at = null");
  expect(codeOf(await erase())).toBe("E002");
  for (let n = 0; n < 11; n++) await api.call("receptionist", '{ some: mail(id: "x") { id } }');
  expect(await written()).toEqual([
    [profiles.receptionist, "access.refused", { field: "retentionYearsSet", count: 1 }],
    ...[1, 10].map((count) => [profiles.receptionist, "access.refused", { field: "mail", count }]),
  ]);
  pass(api, 61);
  await Promise.all([erase(), erase(), erase()]);
  expect(await written()).toEqual([
    [profiles.receptionist, "access.refused", { field: "retentionYearsSet", count: 1 }],
  ]);
});

test("anonymous callers, users without a profile and missing rows leave no row; the log counts refusals together", async () => {
  expect(codeOf(await api.call("lonely", '{ mail(id: "x") { id } }'))).toBe("E002");
  expect(codeOf(await api.call(null, '{ mail(id: "x") { id } }'))).toBe("E001");
  expect(codeOf(await api.call("admin", '{ patientCard(uuid: "99999999-9999-4999-8999-999999999999") { id } }'))).toBe(
    "E003",
  );
  expect(await written()).toEqual([]);
  const rows = await listsOf(api).rowsOf("admin", "auditLog", "kind=REFUSED");
  expect(rows[0]).toMatchObject({
    what: { action: "access.refused", count: 1, factor: null },
    who: { name: expect.stringContaining("Malá") },
  });
  expect(new Set(rows.map(({ what }: { what: { action: string } }) => what.action))).toEqual(
    new Set(["access.refused", "session.refused", "session.proofRefused", "session.limited"]),
  );
});

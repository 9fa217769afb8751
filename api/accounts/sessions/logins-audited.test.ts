import { expect, test } from "vitest";
import { emails, ids, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, waitingJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { center, foreignCenter, profiles } = ids;
const logIn = async (username: string, typed = password) =>
  (
    await api.call(
      null,
      `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`,
      { username, password: typed },
      { address: "192.0.2.7" },
    )
  ).data?.authLogin?.accessToken;
const rows = async () =>
  (
    await api.database.owner.query(
      "select medical_center_id as center, profile_id as profile, action, address, at from audit_rows where action like 'session.%' order by id",
    )
  ).rows;

test("a login is written down in the centre it acts in, with where it came from", async () => {
  await logIn(emails.paramedic);
  expect(await rows()).toEqual([
    { center, profile: profiles.paramedic, action: "session.started", address: "192.0.2.7", at: api.clock.now },
  ]);
});

test("a wrong password is recorded in every centre of its user; an unknown address leads to a job as well, and to no row", async () => {
  const { rows: made } = await api.database.owner.query(
    "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, 'ROLE_PARAMEDIC', 'Dana', 'Marešová', email from profiles where id = $2 returning id",
    [foreignCenter, profiles.admin],
  );
  await runJobs(api);
  await logIn(emails.admin, "špatné heslo");
  await logIn("nikdo@lipa.example", "špatné heslo");
  expect(await waitingJobs(api)).toEqual(["noteRefusedLogin", "noteRefusedLogin"]);
  const tried = api.clock.now;
  api.clock.now = new Date(tried.getTime() + 60_000);
  await runJobs(api);
  const refused = { action: "session.refused", address: "192.0.2.7", at: tried };
  expect((await rows()).slice(1)).toEqual([
    { center, profile: profiles.admin, ...refused },
    { center: foreignCenter, profile: made[0].id, ...refused },
  ]);
});

test("a user of several centres is recorded in the one that is chosen", async () => {
  const token = await logIn(emails.admin);
  const before = (await rows()).length;
  await api.call({ token }, `mutation { profileChoose(profile: ${profiles.admin}) { id } }`);
  expect((await rows()).slice(before)).toMatchObject([{ center, profile: profiles.admin, action: "session.started" }]);
});

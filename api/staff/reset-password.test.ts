import { expect, test } from "vitest";
import { emails, ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf } from "#tests/kit/lists.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles } = ids;
const reset = (who: Role, profile: number) =>
  api.call(who, "mutation ($profile: Int!) { profilePasswordReset(profile: $profile) { id } }", { profile });

test("an administrator has a link to a new password mailed to a colleague, and does not get it", async () => {
  const answer = await reset("admin", profiles.receptionist);
  expect(answer.data).toEqual({ profilePasswordReset: { id: profiles.receptionist } });
  const [mail, ...others] = await runJobs(api);
  expect([mail!.to, mail!.subject, others]).toEqual([emails.receptionist, "Nové heslo", []]);
  expect(JSON.stringify(await listsOf(api).rowsOf("admin", "mails"))).not.toContain(emails.receptionist);
  const set =
    'mutation ($token: String!) { passwordSet(token: $token, password: "modrý koloběžkář ve žitě") { accessToken } }';
  expect((await api.call(null, set, { token: tokenIn(mail) })).status).toBe(200);
  expect(
    (await owner.query("select profile_id, entity_id from audit_rows where action = 'profile.passwordMailed'")).rows,
  ).toEqual([{ profile_id: profiles.admin, entity_id: profiles.receptionist }]);
});

test("an administrator cannot reset their own, an outsider's, a deactivated colleague's, or that of a colleague of another centre too", async () => {
  await runJobs(api);
  await owner.query(
    "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, 'ROLE_PARAMEDIC', 'Petr', 'Kos', email from profiles where id = $2",
    [ids.foreignCenter, profiles.paramedic],
  );
  const answers = [
    await reset("paramedic", profiles.receptionist),
    await reset("admin", profiles.admin),
    await reset("admin", profiles.foreign),
    await reset("admin", profiles.deactivated),
    await reset("admin", profiles.paramedic),
  ];
  expect(answers.map(codeOf).slice(0, 4)).toEqual(["E002", "E002", "E003", "E002"]);
  expect(codeOf(answers[4]!)).toBe("E165");
  expect(await runJobs(api)).toEqual([]);
});

test("a session unlocked by a PIN, or long signed in, authenticates first", async () => {
  await owner.query("update sessions set authenticated_at = null");
  expect(codeOf(await reset("admin", profiles.manager))).toBe("E174");
});

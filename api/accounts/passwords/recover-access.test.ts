import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { emails, ids, password } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";
import { turnOn } from "#tests/kit/accounts/second-factor.ts";
import { recoverAccess } from "./recover-access.ts";

const api = await testApi();
const { owner } = api.database;
const { center, profiles } = ids;
const recover = (email: string) =>
  recoverAccess(
    { ...api.services, db: createDb(owner), requestId: "r", address: "admin:recover", session: null },
    email,
  );
const logIn = (username: string, said: string) =>
  api.call(
    null,
    `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { secondStep } }`,
    { username, password: said },
  );
const setPassword = (token: string, chosen: string) =>
  api.call(
    null,
    `mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }`,
    { token, password: chosen },
  );

test("the last administrator, deactivated, out of attempts and without the telephone, regains access by a link that is not mailed; the log says so", async () => {
  await turnOn(api, "admin");
  await owner.query("update profiles set deactivated_at = now() where role = 'ROLE_ADMIN' and medical_center_id = $1", [
    center,
  ]);
  for (let n = 0; n < 11; n++) await logIn(emails.admin, "dávno zapomenuté");
  expect((await logIn(emails.admin, "dávno zapomenuté")).status).toBe(429);
  const recovery = await recover(` ${emails.admin.toUpperCase()} `);
  expect(recovery).toEqual({ link: expect.stringContaining("/token-check/"), medicalCenters: ["Rehabilitace U Lípy"] });
  expect((await setPassword(tokenIn({ text: recovery!.link }), "zbrusu nové heslo správkyně")).errors).toBeUndefined();
  expect((await logIn(emails.admin, "zbrusu nové heslo správkyně")).data.authLogin).toEqual({ secondStep: false });
  const { rows } = await owner.query(
    "select medical_center_id as center, entity_id as profile, profile_id as by, address from audit_rows where action = 'profile.recovered'",
  );
  expect(rows).toEqual([{ center, profile: profiles.admin, by: null, address: "admin:recover" }]);
  const { rows: active } = await owner.query(
    "select id from profiles where role = 'ROLE_ADMIN' and medical_center_id = $1 and deactivated_at is null",
    [center],
  );
  expect(active).toEqual([{ id: profiles.admin }]);
});

test("the administrator and the others of the centre get an e-mail without the link", async () => {
  await owner.query("update profiles set deactivated_at = null where id = $1", [profiles.manager]);
  await runJobs(api);
  const recovery = await recover(emails.admin);
  const mails = (await runJobs(api))
    .filter(({ subject }) => subject.startsWith("Přístup byl"))
    .sort((a, b) => a.to.localeCompare(b.to));
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [emails.admin, "Přístup byl obnoven"],
    [emails.manager, "Přístup byl obnoven: „Rehabilitace U Lípy“"],
  ]);
  expect(mails[1]!.text).toContain(emails.admin);
  expect(mails.map(({ text }) => text).join()).not.toContain(tokenIn({ text: recovery!.link }));
  await owner.query("update profiles set deactivated_at = now() where id = $1", [profiles.manager]);
});

test("a colleague of two centres who has lost the telephone regains access, and both centres' logs and administrators learn of it", async () => {
  await owner.query(
    "insert into profiles (medical_center_id, user_id, role, name, surname, email) select $1, user_id, role, name, surname, email from profiles where id = $2",
    [ids.foreignCenter, profiles.receptionist],
  );
  await turnOn(api, "receptionist");
  await runJobs(api);
  expect((await recover(emails.receptionist))?.medicalCenters).toEqual(["Rehabilitace U Lípy", "Cizí ordinace"]);
  expect((await logIn(emails.receptionist, password)).data.authLogin).toEqual({ secondStep: false });
  expect((await runJobs(api)).map(({ to }) => to).sort()).toEqual([emails.foreign, emails.admin, emails.receptionist]);
  const { rows } = await owner.query(
    "select medical_center_id as center from audit_rows where action = 'profile.recovered' and entity_id not in ($1, $2) order by 1",
    [profiles.admin, profiles.manager],
  );
  expect(rows).toEqual([{ center }, { center: ids.foreignCenter }]);
});

test("access is not recovered without a profile: an unknown address, a user of no centre, an administrator whom another one has deactivated", async () => {
  for (const email of [emails.lonely, "nikdo@lipa.example", emails.manager]) expect(await recover(email)).toBeNull();
});

test("the command reports its error without touching a database", async () => {
  const run = promisify(execFile)("npx", ["tsx", "scripts/commands/recover-access.ts"], {
    env: { ...process.env, MOTUS_DATA: api.services.settings.dataDir },
  });
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("takes the e-mail") });
});

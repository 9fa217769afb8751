import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { emails, password, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";

const api = await testApi();
const forget = `mutation ($email: String!) { forgottenPassword(email: $email) }`;
const set = `mutation ($token: String!, $password: String!) { passwordSet(token: $token, password: $password) { accessToken } }`;
const change = `mutation ($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }`;
const logIn = `mutation ($username: String!, $password: String!) { authLogin(username: $username, password: $password) { accessToken } }`;
const good = "modrý koloběžkář ve žitě";

async function renewal(email: string) {
  await api.call(null, forget, { email });
  return tokenIn((await runJobs(api)).find(({ to }) => to === email));
}
const isSignedIn = async (who: Parameters<typeof api.call>[0]) => (await api.call(who, "{ me { id } }")).status === 200;

test("a new password by mail ends every session and every other link, and notifies its user", async () => {
  const [first, second] = [await renewal(emails.paramedic), await renewal(emails.paramedic)];
  const { data } = await api.call(null, set, { token: second, password: good });
  expect(await isSignedIn("paramedic")).toBe(false);
  expect(await isSignedIn({ token: data.passwordSet.accessToken })).toBe(true);
  expect(await api.call(null, set, { token: first, password: `${good} x` })).toMatchObject({
    errors: [{ extensions: { code: "E009" } }],
  });
  expect((await api.call(null, logIn, { username: emails.paramedic, password: good })).data).toBeTruthy();
  expect((await api.call(null, logIn, { username: emails.paramedic, password })).errors).toBeTruthy();
  expect(await runJobs(api)).toMatchObject([{ to: emails.paramedic, subject: "Heslo bylo změněno" }]);
});

test("of two who use one link at once the second is refused", async () => {
  const token = await renewal(emails.receptionist);
  const answers = await Promise.all(
    [good, `${good} jinak`].map((password) => api.call(null, set, { token, password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("weak passwords are refused with the reason, at their field, and use no link up", async () => {
  const token = await renewal(emails.admin);
  const fault = async (password: string) =>
    (await api.call(null, set, { token, password })).errors?.[0]?.extensions.fields;
  expect(await fault("krátké")).toMatchObject([{ path: ["password"], code: "E1U2" }]);
  expect(await fault("password12345")).toMatchObject([{ path: ["password"], code: "E1U4" }]);
  expect(await fault("dana-u-lipy-pracuje")).toMatchObject([{ path: ["password"], code: "E1U5" }]);
  expect(await fault("x".repeat(201))).toMatchObject([{ path: ["password"], code: "E1U3" }]);
  expect((await api.call(null, set, { token, password: good })).status).toBe(200);
});

test("changing the password asks for the current one, keeps this session and ends the others", async () => {
  const { data } = await api.call(null, logIn, { username: emails.foreign, password });
  const here = { token: data.authLogin.accessToken };
  expect(
    (await api.call(here, change, { currentPassword: "wrong", password: good })).errors?.[0]?.extensions.fields,
  ).toMatchObject([{ path: ["currentPassword"], code: "E1U7" }]);
  expect(await isSignedIn("foreign")).toBe(true);
  expect((await api.call(here, change, { currentPassword: password, password: good })).data).toEqual({
    changePassword: true,
  });
  expect((await api.call(here, change, { currentPassword: password, password: good })).data).toEqual({
    changePassword: true,
  });
  expect(await isSignedIn(here)).toBe(true);
  expect(await isSignedIn("foreign")).toBe(false);
  expect((await runJobs(api)).filter(({ to }) => to === emails.foreign)).toHaveLength(1);
});

test("guessing the current password is limited", async () => {
  for (let i = 0; i < 10; i++) await api.call("lonely", change, { currentPassword: `guess ${i}`, password: good });
  expect(await api.call("lonely", change, { currentPassword: password, password: good })).toMatchObject({
    status: 429,
  });
});

test("passwords are never stored in the clear, logged or mailed", async () => {
  const { rows } = await api.database.owner.query(
    "select (select count(*) from users where password_hash not like '$argon2id$%')::int as plain",
  );
  expect(rows[0].plain).toBe(0);
  const written = JSON.stringify([api.logged, api.mails]);
  for (const secret of [password, good, ...Object.values(tokens)]) expect(written).not.toContain(secret);
});

test("a password with a hash of an earlier cost is rehashed at the next login", async () => {
  const { owner } = api.database;
  const stored = async () =>
    (await owner.query("select password_hash from users where email = $1", [emails.manager])).rows[0]
      .password_hash as string;
  await owner.query("update users set password_hash = $1 where email = $2", [
    await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }),
    emails.manager,
  ]);
  expect((await api.call(null, logIn, { username: emails.manager, password: "wrong" })).errors).toBeTruthy();
  expect(await stored()).toContain("m=8192,t=1");
  expect((await api.call(null, logIn, { username: emails.manager, password })).data).toBeTruthy();
  const fresh = await stored();
  expect(fresh).toContain("$m=19456,t=2,p=1$");
  expect((await api.call(null, logIn, { username: emails.manager, password })).data).toBeTruthy();
  expect(await stored()).toBe(fresh);
});

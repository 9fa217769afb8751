import { expect, test } from "vitest";
import { emails, password, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { codeAt } from "#tests/kit/accounts/one-time-code.ts";
import { pass, turnOn } from "#tests/kit/accounts/second-factor.ts";

const api = await testApi();
const { owner } = api.database;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

type From = { userAgent?: string; address?: string; password?: string; device?: string };
const logIn = async (
  who: Role,
  { userAgent = firefox, address = "90.180.1.7", password: said = password, device }: From = {},
) =>
  (
    await api.call(
      null,
      "mutation ($username: String!, $password: String!, $device: String) { authLogin(username: $username, password: $password, device: $device) { accessToken secondStep refusedLogins } }",
      { username: emails[who], password: said, device },
      { "user-agent": userAgent, address },
    )
  ).data?.authLogin as { accessToken: string; secondStep: boolean; refusedLogins: number };
const loginMails = async () => (await runJobs(api)).filter(({ subject }) => subject === "Přihlášení z nového místa");
/** As if the user had only ever been at one device. */
const onlyAt = (who: Role, userAgent: string, address: string) =>
  owner.query("update sessions set user_agent = $2, address = $3 from users where users.id = user_id and email = $1", [
    emails[who],
    userAgent,
    address,
  ]);

test("a login from a new device or network is reported by mail, marked among the sessions, and becomes familiar", async () => {
  await onlyAt("paramedic", firefox, "90.180.1.7");
  expect([await logIn("paramedic", { address: "90.180.77.1" }), await loginMails()]).toEqual([
    expect.objectContaining({ secondStep: false }),
    [],
  ]);
  const { accessToken: token } = await logIn("paramedic", { userAgent: iphone });
  const [mail, ...others] = await loginMails();
  expect([mail!.to, others]).toEqual([emails.paramedic, []]);
  expect(mail!.text).toMatch(/16\.\s3\.\s2026.* · Safari,\siPhone · 90\.180\.…\n/);
  expect(mail!.text).toContain("/zapomenute-heslo");
  await logIn("paramedic", { userAgent: iphone });
  expect(await loginMails()).toEqual([]);
  await logIn("paramedic", { address: "203.0.113.9" });
  expect((await loginMails())[0]!.text).toContain("Firefox, Windows · 203.0.…");
  const { sessions } = (await api.call({ token }, "{ sessions { strange current } }")).data;
  expect(sessions.filter(({ strange }: { strange: boolean }) => strange)).toHaveLength(2);
  expect(sessions.find(({ current }: { current: boolean }) => current).strange).toBe(true);
});

test("a device or network unused for 90 days is strange again, and the first login of a new account is not", async () => {
  await onlyAt("manager", firefox, "90.180.1.7");
  await owner.query("update sessions set last_seen_at = $2 from users where users.id = user_id and email = $1", [
    emails.manager,
    new Date(api.clock.now.getTime() - 91 * 86_400_000),
  ]);
  await owner.query("update users set created_at = $2 where email = $1", [
    emails.manager,
    new Date(api.clock.now.getTime() - 400 * 86_400_000),
  ]);
  await logIn("manager");
  expect(await loginMails()).toHaveLength(1);
  await owner.query("delete from sessions using users where users.id = user_id and email = $1", [emails.foreign]);
  await owner.query("update users set created_at = $2 where email = $1", [emails.foreign, api.clock.now]);
  await logIn("foreign");
  expect(await loginMails()).toEqual([]);
});

test("a mailbox gets five of them a day, and a remembered device none", async () => {
  await onlyAt("receptionist", firefox, "90.180.1.7");
  for (let n = 1; n <= 8; n++) await logIn("receptionist", { address: `203.${n}.113.9` });
  expect(await loginMails()).toHaveLength(5);
  const { key } = await turnOn(api, "admin");
  await onlyAt("admin", firefox, "90.180.1.7");
  const step =
    "mutation ($token: String!, $code: String!) { authSecondStep(token: $token, code: $code, rememberDevice: true) { deviceToken } }";
  const { data } = await api.call(
    null,
    step,
    { token: (await logIn("admin")).accessToken, code: codeAt(key, api.clock.now) },
    { "user-agent": firefox, address: "90.180.1.7" },
  );
  await logIn("admin", { address: "203.0.113.9", device: data.authSecondStep.deviceToken });
  expect(await loginMails()).toEqual([]);
});

test("the next login reports refused ones once, if they reached the limit", async () => {
  const refused = async (times: number) => {
    for (let n = 0; n < times; n++) await logIn("foreign", { password: "jiné heslo" });
    await runJobs(api);
    pass(api, 16 * 60);
  };
  await refused(3);
  expect((await logIn("foreign")).refusedLogins).toBe(0);
  await refused(10);
  await refused(2);
  expect((await logIn("foreign")).refusedLogins).toBe(12);
  expect((await logIn("foreign")).refusedLogins).toBe(0);
});

import { beforeEach, expect, test } from "vitest";
import { emails, password, tokens } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";
import { runJobs, tokenIn, waitingJobs } from "#tests/kit/jobs.ts";
import { change, loginEmailsOf } from "#tests/kit/accounts/login-emails.ts";
import { tokenHash } from "../../core/access/authenticate.ts";

const api = await testApi();
const { owner } = api.database;
const { reset } = await loginEmailsOf(api);

beforeEach(reset);

test("a request needs recent authentication", async () => {
  await owner.query("update sessions set authenticated_at = null where token_hash = $1", [
    tokenHash(tokens.receptionist),
  ]);
  const request = () => api.call("receptionist", change, { email: "renata@nowhere.example" });
  expect(codeOf(await request())).toBe("E174");
  expect(codeOf(await api.call(null, change, { email: "renata@nowhere.example" }))).toBe("E001");
  await api.call("receptionist", "mutation ($password: String!) { passwordConfirm(password: $password) }", {
    password,
  });
  expect((await request()).errors).toBeUndefined();
});

test("an address that is none, or the present one, is refused at the field", async () => {
  const fault = async (email: string) =>
    (await api.call("admin", change, { email })).errors?.[0]?.extensions.fields.map(
      ({ path, code }: { path: string[]; code: string }) => [path.join(), code],
    );
  expect(await fault("no address")).toEqual([["email", "E1U1"]]);
  expect(await fault(` ${emails.admin.toUpperCase()} `)).toEqual([["email", "E333"]]);
  expect(await waitingJobs(api)).toEqual([]);
});

test("an address with an account answers and costs the same, and gets a mail without a link", async () => {
  const costOf = async (email: string) => {
    api.queries.length = 0;
    const { data, status } = await api.call("foreign", change, { email });
    return { status, fields: Object.keys(data.loginEmailChange), cost: [...api.queries] };
  };
  const free = await costOf("free@nowhere.example");
  await runJobs(api);
  const taken = await costOf(emails.lonely);
  expect(taken).toEqual(free);
  const { data } = await api.call("foreign", "{ loginEmailPending { email } }");
  expect(data.loginEmailPending).toEqual({ email: emails.lonely });
  const [mail, ...more] = await runJobs(api);
  expect([mail!.to, mail!.subject, more]).toEqual([emails.lonely, "Tato adresa už účet má", []]);
  expect([tokenIn(mail), mail!.text]).toEqual(["", expect.not.stringContaining("http")]);
});

test("a request that ended before its mail was written sends none", async () => {
  for (const email of ["dana.a@nowhere.example", "dana.b@nowhere.example"]) await api.call("admin", change, { email });
  expect((await runJobs(api)).map(({ to }) => to)).toEqual(["dana.b@nowhere.example"]);
});

test("requests are limited by user and by address", async () => {
  for (let n = 0; n < 5; n++) await api.call("admin", change, { email: `dana${n}@nowhere.example` });
  expect((await api.call("admin", change, { email: "dana5@nowhere.example" })).status).toBe(429);
  const users = ["manager", "paramedic", "receptionist", "foreign", "lonely"] as const;
  for (const who of users) await api.call(who, change, { email: "often@nowhere.example" });
  expect((await api.call("manager", change, { email: "often@nowhere.example" })).status).toBe(429);
});

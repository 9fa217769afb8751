import { expect, test } from "vitest";
import { emails, password, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const logIn = `mutation { authLogin(username: "${emails.paramedic}", password: "${password}") { accessToken } }`;
const list = `{ sessions { id device address createdAt lastSeenAt current } }`;
const end = `mutation ($session: Int!) { sessionEnd(session: $session) }`;
const keep = `mutation ($path: String!, $body: String!) { formKeep(path: $path, body: $body) }`;
const kept = `query ($id: String!) { formKept(id: $id) { path body } }`;
const read = `query ($name: String!) { userConfig(name: $name) { data } }`;
const write = `mutation ($name: String!, $data: String!) { userConfig(name: $name, data: $data) { name data } }`;
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

const newSession = async () => ({
  token: (await api.call(null, logIn, {}, { "user-agent": "Firefox" })).data.authLogin.accessToken as string,
});

test("one sees where one is signed in, and ends it there", async () => {
  const elsewhere = await newSession();
  const { data } = await api.call("paramedic", list);
  expect(data.sessions).toMatchObject([
    { device: "Firefox", address: "127.0.0.1", current: false },
    { device: "vitest", current: true },
  ]);
  const [other, own] = data.sessions;
  expect(await api.call("receptionist", end, { session: other.id })).toMatchObject({ status: 404 });
  for (let twice = 0; twice < 2; twice++)
    expect((await api.call("paramedic", end, { session: other.id })).data).toEqual({ sessionEnd: true });
  expect((await api.call(elsewhere, "{ me { id } }")).status).toBe(401);
  expect((await api.call("paramedic", list)).data.sessions.map(({ id }: { id: number }) => id)).toEqual([own.id]);
});

test("logging out ends the own session only, and is no fault where there is none", async () => {
  const here = await newSession();
  for (let twice = 0; twice < 2; twice++)
    expect((await api.call(here, "mutation { logout }")).data).toEqual({ logout: true });
  expect((await api.call(here, "{ me { id } }")).status).toBe(401);
  expect((await api.call("paramedic", "{ me { id } }")).status).toBe(200);
});

test("signing in ends the session that was open in the same browser", async () => {
  const before = await newSession();
  await api.call(before, logIn);
  expect((await api.call(before, "{ me { id } }")).status).toBe(401);
});

test("a form whose session has ended is kept for its user: without passwords, for a day, for nobody else", async () => {
  const here = await newSession();
  await api.call(here, "mutation { logout }");
  const body = new URLSearchParams({
    name: "Jana",
    "address.town": "Písek",
    password: "secret",
    passwordAgain: "secret",
    currentPassword: "secret",
    idempotencyKey: "k",
  });
  const id = (await api.call(here, keep, { path: "/kartoteka/novy", body: body.toString() })).data.formKeep;
  const form = { path: "/kartoteka/novy", body: "name=Jana&address.town=P%C3%ADsek" };
  expect((await api.call("paramedic", kept, { id })).data.formKept).toEqual(form);
  expect(code(await api.call("admin", kept, { id }))).toBe("E003");
  expect(code(await api.call(here, kept, { id }))).toBe("E001");
  expect(code(await api.call("paramedic", kept, { id: "rubbish" }))).toBe("E003");
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 3_600_000);
  const again = await newSession();
  expect(code(await api.call(again, kept, { id }))).toBe("E003");
});

test("nobody keeps a form without a token, leading elsewhere, or larger than 200 kB", async () => {
  expect(code(await api.call(null, keep, { path: "/", body: "" }))).toBe("E001");
  expect(code(await api.call({ token: "unknown" }, keep, { path: "/", body: "" }))).toBe("E001");
  for (const path of ["//evil.example", "/\\evil.example", "https://evil.example"])
    expect(code(await api.call({ token: tokens.paramedic }, keep, { path, body: "" }))).toBe("E004");
  expect(code(await api.call({ token: tokens.paramedic }, keep, { path: "/", body: "x".repeat(200_001) }))).toBe(
    "E004",
  );
});

test("settings of a screen are each user's own JSON, of at most 20 kB, by names of a pattern", async () => {
  const who = await newSession();
  expect((await api.call(who, read, { name: "calendarSettings" })).data).toEqual({ userConfig: null });
  for (const data of ['{"weekend":true}', '{"weekend":false}'])
    await api.call(who, write, { name: "calendarSettings", data });
  expect((await api.call(who, read, { name: "calendarSettings" })).data).toEqual({
    userConfig: { data: '{"weekend":false}' },
  });
  expect((await api.call(await newSession(), read, { name: "calendarSettings" })).data.userConfig).not.toBeNull();
  for (const [name, data] of [
    ["Bad name", "{}"],
    ["ok", "no JSON"],
    ["ok", JSON.stringify("ž".repeat(10_000))],
  ] as const)
    expect(code(await api.call(who, write, { name, data }))).toBe("E004");
});

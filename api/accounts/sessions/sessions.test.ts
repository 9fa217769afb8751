import { expect, test } from "vitest";
import { emails, ids, password, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const logIn = (who: Role) =>
  `mutation { authLogin(username: "${emails[who]}", password: "${password}") { accessToken } }`;
const list = `{ sessions { id device address createdAt lastSeenAt current } }`;
const end = `mutation ($session: Int!) { sessionEnd(session: $session) }`;
const keep = `mutation ($path: String!, $body: String!) { formKeep(path: $path, body: $body) }`;
const kept = `query ($id: String!) { formKept(id: $id) { path body } }`;
const read = `query ($name: String!) { userConfig(name: $name) { data } }`;
const write = `mutation ($name: String!, $data: String!) { userConfig(name: $name, data: $data) { name data } }`;
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

const newSession = async (who: Role = "paramedic") => ({
  token: (await api.call(null, logIn(who), {}, { "user-agent": "Firefox" })).data.authLogin.accessToken as string,
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
  await api.call(before, logIn("paramedic"));
  expect((await api.call(before, "{ me { id } }")).status).toBe(401);
});

test("a form whose session has ended is kept for its user alone: without passwords, for a day", async () => {
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

test("row-level security shows a kept form to its user, and to the centre where it was typed", async () => {
  const { owner, app } = api.database;
  await owner.query("delete from kept_forms");
  await owner.query(
    "insert into kept_forms (user_id, profile_id, path, body) select user_id, id, '/', '' from profiles where id = $1",
    [ids.profiles.paramedic],
  );
  const [{ user_id: user }] = (await owner.query("select user_id from kept_forms")).rows;
  const seen = async (userId: number | "", center: number | "") => {
    const client = await app.connect();
    try {
      await client.query("begin");
      await client.query("select set_config('motus.user', $1, true), set_config('motus.medical_center', $2, true)", [
        String(userId),
        String(center),
      ]);
      return (await client.query("select from kept_forms")).rowCount;
    } finally {
      await client.query("rollback");
      client.release();
    }
  };
  expect([await seen(user, ""), await seen("", ids.center)]).toEqual([1, 1]);
  expect([await seen("", ""), await seen(user + 1, ""), await seen(user + 1, ids.center + 1)]).toEqual([0, 0, 0]);
});

test("asking when a session ends does not prolong it unless somebody is at work, and past the longest time nothing does", async () => {
  const here = await newSession();
  const { id, endsIn, ticket } = (await api.call(here, "{ me { session { id endsIn ticket } } }")).data.me.session;
  expect([endsIn, ticket]).toEqual([1800, expect.stringMatching(/^\d+\.[\w-]{43}$/)]);
  const ask = async (headers: Record<string, string> = {}, session = id) =>
    (await api.call(here, `{ sessionEndsIn(session: ${session}) }`, {}, headers)).data.sessionEndsIn;
  const unattended = { "x-unattended": "1" };
  const pass = (seconds: number) => (api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000));
  const begun = api.clock.now;
  pass(1000);
  expect([await ask(unattended), await ask(unattended), await ask(unattended, id + 1)]).toEqual([800, 800, null]);
  pass(799);
  expect([await ask(unattended), await ask(), await ask(unattended)]).toEqual([1, 1800, 1800]);
  pass(1800);
  expect([await ask(unattended), await ask()]).toEqual([null, null]);
  const later = await newSession();
  const mine = (await api.call(later, "{ me { session { id } } }")).data.me.session.id;
  const longest = api.clock.now.getTime() + 12 * 3_600_000;
  while (api.clock.now.getTime() < longest - 600_000) {
    pass(600);
    await api.call(later, `{ sessionEndsIn(session: ${mine}) }`);
  }
  expect((await api.call(later, `{ sessionEndsIn(session: ${mine}) }`)).data.sessionEndsIn).toBe(600);
  pass(600);
  expect((await api.call(later, `{ sessionEndsIn(session: ${mine}) }`)).data.sessionEndsIn).toBeNull();
  api.clock.now = begun;
});

test("a page keeps its form for its own session's user by its ticket, also after another login; a forged ticket keeps nothing", async () => {
  const [here, admin] = [await newSession(), await newSession("admin")];
  const { ticket } = (await api.call(here, "{ me { session { ticket } } }")).data.me.session;
  const byTicket = (given: string) =>
    api.call(
      admin,
      `mutation ($ticket: String!) { formKeep(path: "/kartoteka/novy", body: "surname=Jana", ticket: $ticket) }`,
      { ticket: given },
    );
  await api.call(here, "mutation { logout }");
  const id = (await byTicket(ticket)).data.formKeep;
  expect(code(await api.call(admin, kept, { id }))).toBe("E003");
  expect((await api.call(await newSession(), kept, { id })).data.formKept.body).toBe("surname=Jana");
  const [session, signature] = ticket.split(".");
  for (const forged of [
    `${Number(session) + 1}.${signature}`,
    `${session}.${"A".repeat(43)}`,
    session,
    "",
    "0.x",
  ].filter(Boolean))
    expect([forged, code(await byTicket(forged))]).toEqual([forged, "E001"]);
});

test("a form is not kept without a token, with a foreign address, or larger than 200 kB", async () => {
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

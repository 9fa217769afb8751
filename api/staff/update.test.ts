import { afterAll, expect, test } from "vitest";
import { ids, tokens, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { addPayments } from "#tests/kit/add-payments.ts";
import { billInsurers } from "#tests/kit/insurance.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";
import { calendarChanges } from "../calendar/live/changes.ts";
import { watchCalendar } from "../calendar/live/watch.ts";
import { serveGrid } from "../grids/serve-grid.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, procedures } = ids;
const shown = `id version email phone room profileRole motusProfession degreeBefore degreeAfter name surname expertises accessibleInBooking
  address { uliceNazev cisloDomovni psc obecNazev } procedures { id } user { email name } myProfilesCount`;

const read = async (profile: number, who: Role = "admin") => {
  const answer = await api.call(who, `{ profile(profile: ${profile}) { ${shown} } }`);
  return answer.data?.profile ?? codeOf(answer);
};
const update = async (profile: number, input: object, who: Role = "admin", version?: number) =>
  api.call(
    who,
    `mutation ($profile: Int!, $input: ProfileUpdateInput!, $version: Int!) { profileUpdate(profile: $profile, input: $input, version: $version) { ${shown} } }`,
    {
      profile,
      input,
      version:
        version ?? (await owner.query("select version from profiles where id = $1", [profile])).rows[0]?.version ?? 1,
    },
  );
const leaving = new AbortController();
/** The changes of calendars, as two processes hear of them. */
const processes = [calendarChanges(api.database.queue), calendarChanges(api.database.queue)];
afterAll(async () => {
  leaving.abort();
  for (const changes of processes) await changes.stop();
});
const roleOf = async (profile: number) =>
  (await owner.query("select role from profiles where id = $1", [profile])).rows[0].role as string;
const restore = () =>
  owner.query("update profiles set role = 'ROLE_ADMIN' where id = any($1)", [[profiles.admin, profiles.manager]]);

test("an administrator changes what a colleague is and does; omitted data stay, and the log names the fields", async () => {
  await billInsurers(owner);
  const before = await read(profiles.receptionist);
  const { data } = await update(profiles.receptionist, {
    degreeBefore: "Bc.",
    phone: "601 000 999",
    room: "Recepce 1",
    address: { uliceNazev: "Lipová", cisloDomovni: "5", psc: "370 01", obecNazev: "České Budějovice" },
    procedures: [procedures.group, procedures.therapy],
    expertises: ["902"],
    accessibleInBooking: true,
  });
  expect(data.profileUpdate).toEqual({
    ...before,
    version: before.version + 1,
    degreeBefore: "Bc.",
    phone: "+420601000999",
    room: "Recepce 1",
    address: { uliceNazev: "Lipová", cisloDomovni: "5", psc: "37001", obecNazev: "České Budějovice" },
    procedures: [{ id: procedures.therapy }, { id: procedures.group }],
    expertises: ["902"],
    accessibleInBooking: true,
  });
  const { rows } = await owner.query(
    "select details from audit_rows where action = 'profile.updated' order by id desc limit 1",
  );
  expect(rows[0].details.fields).toEqual([
    "degreeBefore",
    "phone",
    "room",
    "expertises",
    "procedures",
    "accessibleInBooking",
    "address",
  ]);
  const emptied = await update(profiles.receptionist, { procedures: [], expertises: [], room: null });
  expect(emptied.data.profileUpdate).toMatchObject({ procedures: [], expertises: [], room: null, degreeBefore: "Bc." });
  expect(await runJobs(api)).toEqual([]);
});

test("bad data are refused at their fields, a stale version and a taken e-mail as a whole", async () => {
  const faultsOf = async (input: object) =>
    (
      (await update(profiles.receptionist, input)).errors![0]!.extensions.fields as { path: string[]; code: string }[]
    ).map(({ path }) => path.join());
  expect(await faultsOf({ name: " ", email: "x", address: { psc: "1" } })).toEqual(["name", "email", "address,psc"]);
  expect(await faultsOf({ procedures: [procedures.foreign] })).toEqual(["procedures"]);
  expect(await faultsOf({ expertises: ["401"] })).toEqual(["expertises"]);
  expect(codeOf(await update(profiles.receptionist, { room: "2" }, "admin", 1))).toBe("E012");
  expect(codeOf(await update(profiles.receptionist, { email: "petr@lipa.example" }))).toBe("E103");
  expect((await read(profiles.receptionist)).email).toBe("renata@lipa.example");
});

test("the address and the account are shown to administrators and their owner, the count of profiles to the owner", async () => {
  await update(profiles.receptionist, { address: { obecNazev: "Tábor" } });
  const own = await read(profiles.receptionist, "receptionist");
  expect(own).toMatchObject({
    address: { obecNazev: "Tábor" },
    user: { email: "renata@lipa.example", name: "receptionist Test" },
    myProfilesCount: 1,
  });
  expect(await read(profiles.receptionist)).toMatchObject({ address: { obecNazev: "Tábor" }, myProfilesCount: null });
  expect(await read(profiles.receptionist, "paramedic")).toMatchObject({
    address: null,
    user: null,
    myProfilesCount: null,
    surname: "Malá",
  });
  expect([await read(profiles.foreign), await read(999_000)]).toEqual(["E003", "E003"]);
  expect(codeOf(await update(profiles.foreign, { room: "1" }))).toBe("E003");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(codeOf(await update(profiles.receptionist, { room: "1" }, who))).toBe("E002");
});

test("another role or e-mail asks for recent authentication, and is mailed to the colleague and administrators", async () => {
  await owner.query("update sessions set authenticated_at = null where profile_id = $1", [profiles.admin]);
  expect(codeOf(await update(profiles.receptionist, { room: "3" }))).toBeUndefined();
  for (const input of [{ profileRole: "ROLE_PARAMEDIC" }, { email: "renata.mala@lipa.example" }])
    expect(codeOf(await update(profiles.receptionist, input))).toBe("E174");
  await owner.query("update sessions set authenticated_at = $1 where profile_id = $2", [api.clock.now, profiles.admin]);
  await runJobs(api);
  const both = { profileRole: "ROLE_PARAMEDIC", email: "renata.mala@lipa.example" };
  expect(codeOf(await update(profiles.receptionist, both))).toBeUndefined();
  const mails = await runJobs(api);
  expect(mails.map(({ to }) => to).sort()).toEqual(["dana@lipa.example", "milan@lipa.example", "renata@lipa.example"]);
  const plain = mails.map(({ to, text }) => [to, text.replaceAll("\u2060", "")] as const);
  for (const [, text] of plain) {
    expect(text).toContain("Role: zdravotník (dosud recepční)");
    expect(text).toContain("„renata.mala@lipa.example“ (dosud „renata@lipa.example“)");
  }
  expect(plain.find(([to]) => to === "renata@lipa.example")![1]).toContain("Přihlašovací e-mail zůstává.");
  expect((await read(profiles.receptionist)).user.email).toBe("renata@lipa.example");
  await update(profiles.receptionist, { profileRole: "ROLE_RECEPTIONIST", email: "renata@lipa.example" });
  await runJobs(api);
});

test("the own role is changed by another administrator only; of two who demote each other at once one stays", async () => {
  expect(codeOf(await update(profiles.admin, { profileRole: "ROLE_PARAMEDIC" }))).toBe("E002");
  expect(codeOf(await update(profiles.admin, { room: "Kancelář" }))).toBeUndefined();
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([
      update(profiles.manager, { profileRole: "ROLE_RECEPTIONIST" }, "admin"),
      update(profiles.admin, { profileRole: "ROLE_RECEPTIONIST" }, "manager"),
    ]);
    expect(answers.filter(({ data }) => data).length).toBe(1);
    expect(codeOf(answers.find(({ errors }) => errors)!)).toBe("E002");
    expect([await roleOf(profiles.admin), await roleOf(profiles.manager)].sort()).toEqual([
      "ROLE_ADMIN",
      "ROLE_RECEPTIONIST",
    ]);
    await restore();
  }
  const mixed = await Promise.all([
    update(profiles.manager, { profileRole: "ROLE_RECEPTIONIST" }, "admin"),
    api.call("manager", `mutation { profileDeactivate(profile: ${profiles.admin}) { id } }`),
  ]);
  expect(mixed.filter(({ data }) => data).length).toBe(1);
  await owner.query("update profiles set deactivated_at = null where id = $1", [profiles.admin]);
  await owner.query("update sessions set ended_at = null");
  await restore();
});

test("a demotion holds from the next request, in a begun file, and asks open calendars of every process", async () => {
  await addPayments(owner, 1_200);
  const streams = [];
  for (const changes of processes) {
    const stream = await watchCalendar(api.services, changes, tokens.manager, leaving.signal);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    streams.push(reader);
  }
  const file = await serveGrid(
    api.services,
    { token: tokens.manager, address: "", requestId: "" },
    "payments",
    new URLSearchParams("format=csv"),
  );
  const colleagues = '{ dataGrid(name: "profiles", parameters: []) { total } }';
  const seen = await api.call("manager", colleagues);
  expect(codeOf(seen)).toBeUndefined();
  await update(profiles.manager, { profileRole: "ROLE_RECEPTIONIST" });
  for (const stream of streams) expect((await stream.read()).value).toContain("data: ");
  expect(codeOf(await api.call("manager", colleagues))).toBe("E002");
  expect((await api.call("manager", "{ me { roles } }")).data.me.roles).toEqual(["ROLE_RECEPTIONIST"]);
  await expect(file.text()).rejects.toThrow();
  await restore();
  await runJobs(api);
});

test("another e-mail of an open invitation gets a new one, and the former link ends", async () => {
  const invited = await api.call(
    "admin",
    `mutation { profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "iva@lipa.example", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { profile { id } } }`,
  );
  const { id } = invited.data.profileInvitationCreate.profile;
  const former = tokenIn((await runJobs(api)).find(({ to }) => to === "iva@lipa.example"));
  expect(codeOf(await update(id, { email: "iva.nova@lipa.example" }))).toBeUndefined();
  const mails = await runJobs(api);
  const next = tokenIn(mails.find(({ to }) => to === "iva.nova@lipa.example"));
  const offers = async (token: string) =>
    codeOf(await api.call(null, `{ profileInvitation(token: "${token}") { id } }`)) ?? "offered";
  expect([await offers(former), await offers(next)]).toEqual(["E009", "offered"]);
  expect(mails.map(({ to }) => to)).not.toContain("iva@lipa.example");
});

test("colleagues with their services and accounts take as many queries for many as for one", async () => {
  const count = async (document: string) => {
    api.queries.length = 0;
    await api.call("admin", document);
    return api.queries.length;
  };
  const one = await count(
    `{ profile(profile: ${profiles.paramedic}) { procedures { id } user { email } expertises } }`,
  );
  expect(await count("{ profiles { procedures { id } user { email } expertises } }")).toBeLessThanOrEqual(one + 1);
});

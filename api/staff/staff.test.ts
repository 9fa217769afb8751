import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { runJobs, tokenIn } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, patients, procedures } = ids;
type Who = Role | { token: string };
const change = (verb: "Deactivate" | "Activate" | "SessionsEnd", profile: number, who: Who = "admin", headers = {}) =>
  api.call(who, `mutation { profile${verb}(profile: ${profile}) { id active deactivatedAt } }`, {}, headers);
const receptionist = async () =>
  (await api.call("admin", `{ staffMember(profile: ${profiles.receptionist}) { sessions profile { active } } }`)).data
    .staffMember;
const me = async (who: Who) =>
  codeOf(await api.call(who, "{ me { id } }")) ??
  (codeOf(await api.call(who, "{ profiles { id } }")) ? "nowhere" : "in");
const actions = async () =>
  (await owner.query("select action from audit_rows where action ~ '^profile' order by id")).rows.map(
    ({ action }) => action as string,
  );

test("their open work is shown before the deactivation", async () => {
  const { data } = await api.call(
    "admin",
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, patientCards: [${patients.anna}], owner: ${profiles.paramedic}, beginAt: "2026-03-18T08:00:00+01:00", endAt: "2026-03-18T08:45:00+01:00" }) { id } }`,
  );
  expect(data.eventCreate.id).toBeTruthy();
  const preview = `{ profileDeactivationPreview(profile: ${profiles.paramedic}) { eventsAhead nextEventAt drafts } }`;
  expect((await api.call("admin", preview)).data.profileDeactivationPreview).toEqual({
    eventsAhead: 1,
    nextEventAt: "2026-03-18T07:00:00.000Z",
    drafts: 0,
  });
});

test("a deactivated colleague loses access on the next request, is notified, and stays named in past records; activation restores the profile", async () => {
  expect(await me("paramedic")).toBe("in");
  const answer = (await change("Deactivate", profiles.paramedic)).data.profileDeactivate;
  expect(answer).toEqual({ id: profiles.paramedic, active: false, deactivatedAt: "2026-03-16T09:00:00.000Z" });
  expect(await me("paramedic")).toBe("E001");
  const [mail] = await runJobs(api);
  expect([mail?.to, mail?.subject]).toEqual(["petr@lipa.example", "Přístup skončil: „Rehabilitace U Lípy“"]);
  const { data } = await api.call(
    "receptionist",
    `{ event(event: ${ids.events.janaTherapy}) { owner { fullName active } } calendarResources(from: "2026-03-18T00:00:00Z", to: "2026-03-19T00:00:00Z") { staffs { id } } free: calendarResources(from: "2026-03-20T00:00:00Z", to: "2026-03-21T00:00:00Z") { staffs { id } } }`,
  );
  expect(data.event.owner).toEqual({ fullName: "Petr Šindelář", active: false });
  const column = (of: { staffs: { id: number }[] }) => of.staffs.some(({ id }) => id === profiles.paramedic);
  expect([column(data.calendarResources), column(data.free)]).toEqual([true, false]);
  const again = await api.call(
    "admin",
    `mutation { eventCreate(input: { eventType: EVENT, name: "x", owner: ${profiles.paramedic}, beginAt: "2026-03-19T08:00:00+01:00", endAt: "2026-03-19T09:00:00+01:00" }) { id } }`,
  );
  expect(codeOf(again)).toBe("E1F6");
  expect((await change("Activate", profiles.paramedic)).data.profileActivate.active).toBe(true);
  expect((await runJobs(api)).map(({ subject }) => subject)).toEqual(["Přístup je zpět: „Rehabilitace U Lípy“"]);
  expect(await me("paramedic")).toBe("E001");
  expect(await actions()).toEqual(["profile.deactivated", "profile.activated"]);
});

test("a repeated call acts once: without a key it changes nothing, with one it answers the stored answer", async () => {
  const key = { "idempotency-key": "leave" };
  const first = await change("Deactivate", profiles.receptionist, "admin", key);
  await change("Activate", profiles.receptionist);
  expect(await change("Deactivate", profiles.receptionist, "admin", key)).toEqual(first);
  expect((await receptionist()).profile.active).toBe(true);
  const before = await actions();
  expect((await change("Activate", profiles.receptionist)).data.profileActivate.active).toBe(true);
  expect(await actions()).toEqual(before);
});

test("a profile of another centre is answered as not found, and only administrators decide", async () => {
  for (const verb of ["Deactivate", "Activate", "SessionsEnd"] as const) {
    const [given, missing] = [await change(verb, profiles.foreign), await change(verb, 999_000)];
    expect(given).toEqual(missing);
    expect(codeOf(given)).toBe("E003");
  }
  await owner.query("update sessions set ended_at = null");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(codeOf(await change("Deactivate", profiles.manager, who))).toBe("E002");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(codeOf(await api.call(who, `{ staffMember(profile: ${profiles.manager}) { own } }`))).toBe("E002");
});

test("an administrator cannot deactivate themselves, the last one neither; of two who deactivate each other at once one stays", async () => {
  expect(codeOf(await change("Deactivate", profiles.admin))).toBe("E002");
  for (let round = 0; round < 4; round++) {
    const answers = await Promise.all([
      change("Deactivate", profiles.manager, "admin"),
      change("Deactivate", profiles.admin, "manager"),
    ]);
    expect(answers.filter(({ data }) => data).length).toBe(1);
    expect(["E001", "E002"]).toContain(codeOf(answers.find(({ errors }) => errors)!));
    const { rows } = await owner.query(
      "select id from profiles where medical_center_id = $1 and role = 'ROLE_ADMIN' and deactivated_at is null",
      [ids.center],
    );
    expect(rows.length).toBe(1);
    expect(codeOf(await change("Deactivate", rows[0].id, rows[0].id === profiles.admin ? "admin" : "manager"))).toBe(
      "E002",
    );
    await owner.query("update profiles set deactivated_at = null where id = any($1)", [
      [profiles.admin, profiles.manager],
    ]);
    await owner.query("update sessions set ended_at = null");
  }
});

test("a pending invitation stops working, and works again when it is sent again", async () => {
  await api.call(
    "admin",
    `mutation { profileInvitationCreate(input: { name: "Iva", surname: "Nová", email: "iva@lipa.example", profileRole: ROLE_RECEPTIONIST, motusProfession: OTHER }) { profile { id } } }`,
  );
  const token = tokenIn((await runJobs(api)).find(({ to }) => to === "iva@lipa.example"));
  const invited = (await owner.query("select id from profiles where email = 'iva@lipa.example'")).rows[0].id as number;
  const offers = async (of: string) =>
    codeOf(await api.call(null, `{ profileInvitation(token: "${of}") { id } }`)) ?? "offered";
  expect(await offers(token)).toBe("offered");
  await change("Deactivate", invited);
  expect([await offers(token), await runJobs(api)]).toEqual(["E009", []]);
  await change("Activate", invited);
  expect(await offers(token)).toBe("E009");
  await api.call("admin", `mutation { profileInvitationResend(email: "iva@lipa.example") { id } }`);
  expect(await offers(tokenIn((await runJobs(api))[0]))).toBe("offered");
});

test("an administrator signs a colleague out everywhere, never themselves so", async () => {
  expect([await me("receptionist"), (await receptionist()).sessions]).toEqual(["in", 1]);
  expect((await change("SessionsEnd", profiles.receptionist)).data.profileSessionsEnd.active).toBe(true);
  expect([await me("receptionist"), await me("paramedic")]).toEqual(["E001", "in"]);
  expect(codeOf(await change("SessionsEnd", profiles.admin))).toBe("E002");
  expect((await actions()).at(-1)).toBe("profile.sessionsEnded");
});

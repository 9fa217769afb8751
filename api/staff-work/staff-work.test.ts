import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles, procedures, patients } = ids;
type Work = {
  total: number;
  page: number;
  requests: number;
  waitingPatients: number;
  drafts: number;
  items: { events: number; event: { beginAt: string; procedure: { name: string } | null } }[];
};
const ask = (profile: number, who: Role = "admin", page = 1) =>
  api.call(
    who,
    `{ profileWork(profile: ${profile}, page: ${page}) { total page requests waitingPatients drafts items { events event { id beginAt procedure { name } owner { id } facilities { name } patientAttendances { patientCard { fullName } } } } } }`,
  );
const work = async (profile: number, page = 1): Promise<Work> => (await ask(profile, "admin", page)).data.profileWork;
const enter = (input: object) =>
  api.call("admin", "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }", {
    input: { eventType: "EVENT", confirmOutsideHours: true, ...input },
  });

test("coming events are listed by their begin, a series once, with those in which the colleague only takes part", async () => {
  const before = await work(profiles.manager);
  expect([before.total, before.items]).toEqual([0, []]);
  await enter({
    procedure: procedures.therapy,
    owner: profiles.manager,
    patientCards: [patients.karel],
    beginAt: "2026-03-18T08:00:00Z",
    recurrence: { frequency: "WEEKLY", interval: 1, count: 5 },
  });
  await enter({
    name: "Porada",
    owner: profiles.admin,
    staffs: [profiles.manager],
    beginAt: "2026-03-17T08:00:00Z",
    endAt: "2026-03-17T09:00:00Z",
  });
  await enter({
    name: "Minulá",
    owner: profiles.manager,
    beginAt: "2026-03-13T08:00:00Z",
    endAt: "2026-03-13T09:00:00Z",
  });
  const after = await work(profiles.manager);
  expect(after.total).toBe(2);
  expect(after.items.map(({ events, event }) => [event.beginAt, events])).toEqual([
    ["2026-03-17T08:00:00.000Z", 1],
    ["2026-03-18T08:00:00.000Z", 5],
  ]);
});

test("requests that hold the colleague's time, waiting patients who ask for them and drafts are counted", async () => {
  const { rows } = await owner.query(
    `select (select count(*)::int from waiting_patient_profiles join waiting_patients on waiting_patients.id = waiting_patient_id
       where profile_id = $1 and removed_at is null) as waiting`,
    [profiles.paramedic],
  );
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, examined_at, content, summary, created_by, updated_by)
     values ($1, $2, now(), 'x', 'x', $3, $3)`,
    [ids.center, patients.jana, profiles.paramedic],
  );
  const drafts = await owner.query(
    "select count(*)::int as count from medical_reports where created_by = $1 and signed_at is null and removed_at is null",
    [profiles.paramedic],
  );
  expect(await work(profiles.paramedic)).toMatchObject({
    waitingPatients: rows[0].waiting,
    drafts: drafts.rows[0].count,
    requests: 0,
  });
});

test("pages are bounded, a page takes as many queries as an empty one and its relations, and others are refused", async () => {
  await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, name, owner_id)
     select $1, 'EVENT', timestamptz '2026-04-01 08:00Z' + n * interval '1 day', timestamptz '2026-04-01 09:00Z' + n * interval '1 day', 'Porada ' || n, $2 from generate_series(1, 60) n`,
    [ids.center, profiles.receptionist],
  );
  expect([(await work(profiles.receptionist)).items.length, (await work(profiles.receptionist, 9)).page]).toEqual([
    25, 3,
  ]);
  const counted = async (profile: number) => {
    api.queries.length = 0;
    await work(profile);
    return api.queries.length;
  };
  expect(await counted(profiles.receptionist)).toBeLessThanOrEqual((await counted(profiles.admin)) + 6);
  expect(codeOf(await ask(profiles.foreign))).toBe("E003");
  for (const who of ["paramedic", "receptionist"] as const)
    expect(codeOf(await ask(profiles.paramedic, who))).toBe("E002");
});

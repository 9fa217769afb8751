import { beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { codeOf } from "#tests/kit/accounts/desk.ts";
import { testApi } from "#tests/kit/api.ts";
import { handoversOf } from "#tests/kit/staff/handovers.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures } = ids;
const { paramedic: from, admin: to, receptionist, deactivated, foreign } = ids.profiles;
const { notifyPatients, must, enter, handOver, handed, undo, plan, preview, people, ownersOf, seriesOf, mails, clear } =
  await handoversOf(api);

beforeEach(clear);

test("all work goes to a colleague, series and meetings too, but for what the other does not give or is taken for", async () => {
  const first = await enter({
    beginAt: "2026-03-17T08:00:00Z",
    recurrence: { frequency: "WEEKLY", interval: 1, count: 3 },
  });
  const series = await seriesOf(first);
  const helps = await enter({
    name: "Porada",
    owner: receptionist,
    staffs: [from],
    beginAt: "2026-03-18T08:00:00Z",
    endAt: "2026-03-18T09:00:00Z",
  });
  const both = await enter({
    name: "Školení",
    staffs: [to],
    beginAt: "2026-03-19T08:00:00Z",
    endAt: "2026-03-19T09:00:00Z",
  });
  const taken = await enter({ beginAt: "2026-03-20T08:00:00Z", patientCards: [patients.anna] });
  await enter({ name: "Supervize", owner: to, beginAt: "2026-03-20T08:30:00Z", endAt: "2026-03-20T09:30:00Z" });
  const notGiven = await enter({ procedure: procedures.examination, beginAt: "2026-03-23T08:00:00Z" });
  const past = await enter({ name: "Minulá", beginAt: "2026-03-13T08:00:00Z", endAt: "2026-03-13T09:00:00Z" });

  expect(await plan(`to: ${to}`)).toEqual({
    events: 3,
    stayingTotal: 2,
    staying: [
      {
        obstacle: "TAKEN",
        events: 1,
        event: { id: taken },
        conflicts: [{ reason: "EVENT", eventName: "Supervize", label: "Dana Marešová" }],
      },
      { obstacle: "SERVICE_NOT_GIVEN", events: 1, event: { id: notGiven }, conflicts: [] },
    ],
  });
  const handover = await handed({ to, all: true });
  expect(handover).toMatchObject({ events: 5, to: { id: to } });
  expect(await people(...series, helps, both)).toEqual(
    [
      { owner: to, staffs: [], claims: [to] },
      { owner: receptionist, staffs: [to], claims: [to, receptionist] },
      { owner: to, staffs: [], claims: [to] },
      { owner: to, staffs: [], claims: [to] },
      { owner: to, staffs: [], claims: [to] },
    ].map((row) => expect.objectContaining(row)),
  );
  expect(await ownersOf(past, taken, notGiven)).toEqual([from, from, from]);

  await undo(handover.id);
  expect(await people(helps, both)).toMatchObject([
    { owner: receptionist, staffs: [from], claims: [from, receptionist] },
    { owner: from, staffs: [to], claims: [to, from].sort() },
  ]);
  expect(await ownersOf(...series)).toEqual([from, from, from]);
  expect(codeOf(await undo(handover.id))).toBe("E012");
});

test("a series with one conflict stays whole, a chosen event takes the rest of its series along, and hours are asked for", async () => {
  const first = await enter({
    beginAt: "2026-03-17T08:00:00Z",
    recurrence: { frequency: "WEEKLY", interval: 1, count: 3 },
  });
  const series = await seriesOf(first);
  const single = await enter({ beginAt: "2026-03-17T10:00:00Z" });
  const obstacle = await enter({
    name: "Dovolená",
    owner: to,
    beginAt: "2026-03-24T08:00:00Z",
    endAt: "2026-03-24T09:00:00Z",
  });
  expect(await handOver({ to, events: [series[1], single] })).toMatchObject({
    data: { handoverCreate: { events: 1 } },
  });
  expect(await ownersOf(...series, single)).toEqual([from, to, from, from]);
  expect(codeOf(await handOver({ to, events: [series[1]] }))).toBe("E1F6");
  await must(`mutation { eventRemove(event: ${obstacle}) { id } }`);
  expect(await handed({ to, events: [series[1]!] })).toMatchObject({ events: 3 });

  const late = await enter({ beginAt: "2026-03-19T20:00:00Z" });
  expect(codeOf(await handOver({ to, events: [late], confirmOutsideHours: false }))).toBe("E1F6");
  const outside = await must(
    `{ profileWork(profile: ${from}, to: ${to}, staying: true) { items { obstacle } plan { events } } }`,
  );
  expect(outside.profileWork).toEqual({ items: [{ obstacle: "OUTSIDE_HOURS" }], plan: { events: 0 } });
  expect(await handed({ to, events: [late] })).toMatchObject({ events: 1 });
});

test("a patient gets one notice of another therapist for all visits, and none if it is undone in time", async () => {
  await notifyPatients();
  await enter({ beginAt: "2026-03-17T08:00:00Z", recurrence: { frequency: "WEEKLY", interval: 1, count: 3 } });
  await enter({ beginAt: "2026-03-18T08:00:00Z" });
  expect(await mails()).toHaveLength(1);
  const undone = await handed({ to, all: true });
  await undo(undone.id);
  expect(await mails()).toEqual([]);
  const handover = await handed({ to, all: true });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.subject).toMatch(/^Jiný terapeut: 17\./);
  expect(mail!.text).toMatch(/Přijme vás Mgr\. Dana Marešová[^]*Počet termínů: 4/);
  await undo(handover.id);
  expect((await mails())[0]!.text).toMatch(/Přijme vás .*Petr/);
});

test("a request that holds the colleague's time goes along, and not to the waiting list", async () => {
  const { rows } = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, owner_id, procedure_id) values ($1, 'BOOKING', '2026-03-20T08:00Z', '2026-03-20T08:45Z', $2, $3) returning id`,
    [ids.center, from, procedures.therapy],
  );
  expect(await plan("toWaitingList: true")).toMatchObject({ events: 0, staying: [{ obstacle: "REQUEST" }] });
  await handed({ to, all: true });
  expect(await people(rows[0].id)).toMatchObject([{ owner: to, claims: [to] }]);
});

test("nobody is handed over to who has left, is foreign or is the same, and administrators alone hand over", async () => {
  await enter({ beginAt: "2026-03-17T08:00:00Z" });
  for (const target of [deactivated, foreign, from])
    expect(codeOf(await handOver({ to: target, all: true }))).toBe("E1F6");
  for (const who of ["paramedic", "receptionist"] as const) {
    expect(codeOf(await handOver({ to, all: true }, who))).toBe("E002");
    expect(codeOf(await undo(1, who))).toBe("E002");
  }
  expect(codeOf(await handOver({ to, all: true }, "admin", foreign))).toBe("E003");
  expect(codeOf(await handOver({ to, all: true }, "foreign"))).toBe("E003");
  const { id } = await handed({ to, all: true });
  expect(codeOf(await undo(id, "foreign"))).toBe("E003");
  expect(codeOf(await handOver({ to, all: true }))).toBe("E1F6");
});

test("handing over and undoing take as many queries for many events as for a few, to a colleague and to the waiting list", async () => {
  const count = async (events: number, target: object) => {
    const { rows } = await owner.query(
      `insert into events (medical_center_id, type, begin_at, end_at, name, owner_id)
       select $1, 'EVENT', timestamptz '2026-05-01 08:00Z' + n * interval '1 day', timestamptz '2026-05-01 09:00Z' + n * interval '1 day', 'Porada ' || n, $2 from generate_series(1, $3) n returning id`,
      [ids.center, from, events],
    );
    await owner.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id) select $1, unnest($2::int[]), $3",
      [ids.center, rows.map(({ id }) => id), patients.karel],
    );
    api.queries.length = 0;
    const done = await handed({ ...target, all: true });
    expect(done.events).toBe(events);
    await undo(done.id);
    const taken = api.queries.length;
    await owner.query("update events set removed_at = now() where removed_at is null");
    await owner.query("delete from occupancies");
    return taken;
  };
  for (const target of [{ to }, {}]) expect(await count(40, target)).toBeLessThanOrEqual(await count(4, target));
});

test("undoing leaves what was changed since, or for what the colleague is taken, and refuses for one who has left", async () => {
  const moved = await enter({ beginAt: "2026-03-17T08:00:00Z" });
  const taken = await enter({ beginAt: "2026-03-18T08:00:00Z" });
  const free = await enter({ beginAt: "2026-03-19T08:00:00Z" });
  const handover = await handed({ to, all: true });
  await must(
    `mutation { eventUpdate(event: ${moved}, dateInput: { beginAt: "2026-03-17T10:00:00Z" }, confirmOutsideHours: true) { id } }`,
  );
  await enter({ name: "Nové", beginAt: "2026-03-18T08:00:00Z", endAt: "2026-03-18T09:00:00Z" });
  expect(await preview(handover.id)).toMatchObject({
    events: 1,
    staying: [
      { obstacle: "CHANGED", event: { id: moved } },
      { obstacle: "TAKEN", event: { id: taken } },
    ],
  });
  await must(`mutation { profileDeactivate(profile: ${from}) { id } }`);
  expect(codeOf(await undo(handover.id))).toBe("E331");
  await must(`mutation { profileActivate(profile: ${from}) { id } }`);
  await undo(handover.id);
  expect(await ownersOf(moved, taken, free)).toEqual([to, to, from]);
});

import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;

const cancel = async (date: string, events: number[], freeTime?: string) =>
  (
    await api.call(
      "receptionist",
      `mutation ($date: Date!, $events: [Int!]!, $freeTime: String) { dayCancel(profile: ${profiles.paramedic}, date: $date, events: $events, freeTime: $freeTime) { waitingPatients { id } } }`,
      { date, events, freeTime },
    )
  ).data.dayCancel.waitingPatients.map(({ id }: { id: number }) => id) as number[];
const restore = (date: string, who: Role | null = "receptionist", profile: number = profiles.paramedic) =>
  api.call(
    who,
    "mutation ($date: Date!, $profile: Int!) { dayRestore(profile: $profile, date: $date) { id patientAttendances { state patientCard { id } } } }",
    { date, profile },
  );
const enter = async (beginAt: string, patientCards: number[], rest: object = {}) =>
  (
    await api.call("receptionist", "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }", {
      input: {
        eventType: "EVENT",
        procedure: procedures.therapy,
        owner: profiles.paramedic,
        beginAt: `${beginAt}:00+01:00`,
        patientCards,
        ...rest,
      },
    })
  ).data.eventCreate.id as number;
const there = async (date: string) =>
  (
    await owner.query(
      "select id, name from events where owner_id = $1 and removed_at is null and (begin_at at time zone 'Europe/Prague')::date = $2 order by begin_at",
      [profiles.paramedic, date],
    )
  ).rows;
const waiting = async (calls: number[]) =>
  (
    await owner.query("select id from waiting_patients where removed_at is null and id = any($1) order by id", [calls])
  ).rows.map(({ id }) => id);

test("the canceled day returns with its patients, and the free time entered with it goes", async () => {
  const events = [await enter("2026-03-17T08:00", [patients.jana]), await enter("2026-03-17T09:00", [patients.karel])];
  await enter("2026-03-17T10:00", [], {
    eventType: "FREE_TIME",
    procedure: null,
    name: "Porada",
    endAt: "2026-03-17T10:30:00+01:00",
  });
  await owner.query("update events set created_at = created_at - interval '1 hour' where name = 'Porada'");
  const whole = await there("2026-03-17");
  const calls = await cancel("2026-03-17", events, "Nemoc");
  expect((await there("2026-03-17")).map(({ name }) => name)).toEqual(["Nemoc", "Porada", "Nemoc", "Nemoc"]);

  const { data } = await restore("2026-03-17");
  expect(data.dayRestore).toEqual([
    { id: events[0], patientAttendances: [{ state: "NOT_SET", patientCard: { id: patients.jana } }] },
    { id: events[1], patientAttendances: [{ state: "NOT_SET", patientCard: { id: patients.karel } }] },
  ]);
  expect(await there("2026-03-17")).toEqual(whole);
  expect(await waiting(calls)).toEqual([]);
  const audit = await owner.query(
    "select action, patient_card_id as card from audit_rows where action in ('event.restored', 'waitingPatient.booked') order by id",
  );
  expect(audit.rows).toEqual(
    ["waitingPatient.booked", "event.restored"].flatMap((action) =>
      [patients.jana, patients.karel].map((card) => ({ action, card })),
    ),
  );
  expect((await restore("2026-03-17")).data.dayRestore).toEqual([]);
});

test("where slots are taken by now, all conflicts are reported and nothing returns", async () => {
  const events = [
    await enter("2026-03-18T08:00", [patients.jana]),
    await enter("2026-03-18T09:00", [patients.karel]),
    await enter("2026-03-18T10:00", [patients.anna]),
  ];
  const calls = await cancel("2026-03-18", events);
  const taken = [
    await enter("2026-03-18T08:30", [], { owner: profiles.paramedic }),
    await enter("2026-03-18T10:15", []),
  ];
  const refused = await restore("2026-03-18");
  const conflict = (event: number) => ({ kind: "PROFILE", id: profiles.paramedic, event });
  expect(refused).toMatchObject({
    status: 409,
    errors: [
      { extensions: { code: "E101", conflicts: [conflict(taken[0]!), conflict(taken[0]!), conflict(taken[1]!)] } },
    ],
  });
  expect((await there("2026-03-18")).map(({ id }) => id)).toEqual(taken);
  expect(await waiting(calls)).toEqual(calls);
  for (const event of taken) await api.call("receptionist", `mutation { eventRemove(event: ${event}) { id } }`);
  expect((await restore("2026-03-18")).data.dayRestore).toMatchObject(events.map((id) => ({ id })));
});

test("a patient with another slot by now keeps it: the old single visit stays canceled, in a group the others return", async () => {
  const alone = await enter("2026-03-19T08:00", [patients.jana]);
  const group = await enter("2026-03-19T09:00", [patients.karel, patients.anna], { procedure: procedures.group });
  const [jana, karel, anna] = await cancel("2026-03-19", [alone, group]);
  await enter("2026-03-23T08:00", [patients.jana], { waitingPatient: jana });
  const later = await enter("2026-03-23T09:00", [patients.karel], { waitingPatient: karel });
  const [first, second] = await Promise.all([restore("2026-03-19"), restore("2026-03-19")]);
  const attendances = [
    { state: "EXCUSED", patientCard: { id: patients.karel } },
    { state: "NOT_SET", patientCard: { id: patients.anna } },
  ];
  expect([...first.data.dayRestore, ...second.data.dayRestore]).toEqual([
    { id: group, patientAttendances: attendances },
  ]);
  expect(await there("2026-03-19")).toMatchObject([{ id: group }]);
  const { rows } = await owner.query(
    "select id, booked_event_id as event from waiting_patients where id = any($1) order by id",
    [[karel, anna]],
  );
  expect(rows).toEqual([
    { id: karel, event: later },
    { id: anna, event: group },
  ]);
});

test("only a user who may write in the calendar restores a day, and only in the own centre", async () => {
  const calls = await cancel("2026-03-20", [await enter("2026-03-20T08:00", [patients.jana])]);
  expect((await restore("2026-03-20", "receptionist", profiles.foreign)).data.dayRestore).toEqual([]);
  expect((await restore("2026-03-20", "receptionist", profiles.admin)).data.dayRestore).toEqual([]);
  expect(await restore("2026-03-20", null)).toMatchObject({ status: 401 });
  expect(await restore("2026-03-20", "lonely")).toMatchObject({ status: 403 });
  expect(await waiting(calls)).toEqual(calls);
});

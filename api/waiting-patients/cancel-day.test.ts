import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, waitingPatients } = ids;

const shape = `{ events { id } waitingPatients { id urgent note createdAt patientCard { name } procedures { id } profiles { id } canceledEvent { id beginAt } bookedEvent { id } } }`;
const look = async (date: string, profile: number = profiles.paramedic) =>
  (
    await api.call(
      "receptionist",
      `query ($date: Date!, $profile: Int!) { dayCancellation(profile: $profile, date: $date) ${shape} }`,
      { date, profile },
    )
  ).data.dayCancellation;
const cancel = (variables: object, who: Role | null = "receptionist") =>
  api.call(
    who,
    `mutation ($date: Date!, $profile: Int!, $events: [Int!]!, $freeTime: String) { dayCancel(profile: $profile, date: $date, events: $events, freeTime: $freeTime) ${shape} }`,
    { profile: profiles.paramedic, ...variables },
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
const remove = (event: number) =>
  api.call("receptionist", "mutation ($event: Int!) { eventRemove(event: $event) { id } }", { event });
const restore = (event: number) =>
  api.call("receptionist", "mutation ($event: Int!) { eventRestore(event: $event) { id } }", { event });
const waits = async (id: number) =>
  (await owner.query("select removed_at is null as waits from waiting_patients where id = $1", [id])).rows[0].waits;
const namesOf = (list: { patientCard: { name: string } }[]) => list.map(({ patientCard }) => patientCard.name);

test("all canceled patients wait urgently, and the rest of the day is free time", async () => {
  const booked = await enter("2026-03-16T13:00", [patients.karel], { waitingPatient: waitingPatients.karel });
  const group = await enter("2026-03-16T14:00", [patients.jana, patients.anna], {
    procedure: procedures.group,
    note: "Vzít podložky",
  });
  const excused = await enter("2026-03-16T10:00", [patients.anna]);
  await owner.query("update patient_attendances set state = 'EXCUSED' where event_id = $1", [excused]);
  await owner.query("delete from occupancies where event_id = $1", [excused]);

  // At ten Jana's therapy is over, and a break is no visit.
  expect(await look("2026-03-16")).toEqual({ events: [{ id: booked }, { id: group }], waitingPatients: [] });
  const { data } = await cancel({ date: "2026-03-16", events: [group, booked], freeTime: "Nemoc" });
  expect(data.dayCancel.events).toEqual([]);
  const therapyWithPetr = {
    urgent: true,
    procedures: [{ id: procedures.therapy }],
    profiles: [{ id: profiles.paramedic }],
  };
  expect(data.dayCancel.waitingPatients).toMatchObject([
    {
      ...therapyWithPetr,
      id: waitingPatients.karel,
      createdAt: "2026-03-10T09:00:00.000Z",
      note: "Stačí zavolat hodinu předem",
      canceledEvent: { id: booked, beginAt: "2026-03-16T12:00:00.000Z" },
    },
    {
      ...therapyWithPetr,
      procedures: [{ id: procedures.group }],
      patientCard: { name: "Jana" },
      note: "Vzít podložky",
      canceledEvent: { id: group },
    },
    { ...therapyWithPetr, procedures: [{ id: procedures.group }], patientCard: { name: "Anna" }, bookedEvent: null },
  ]);
  const free = await owner.query(
    "select to_char(begin_at at time zone 'Europe/Prague', 'HH24:MI') as from, to_char(end_at at time zone 'Europe/Prague', 'HH24:MI') as to from events where name = 'Nemoc' order by begin_at",
  );
  expect(free.rows).toEqual([
    { from: "10:00", to: "11:30" },
    { from: "13:00", to: "15:00" },
  ]);
  const audit = await owner.query(
    "select action, count(*)::int as n from audit_rows where action in ('event.removed', 'waitingPatient.created', 'waitingPatient.unbooked') group by 1 order by 1",
  );
  expect(audit.rows).toEqual([
    { action: "event.removed", n: 3 },
    { action: "waitingPatient.created", n: 2 },
    { action: "waitingPatient.unbooked", n: 1 },
  ]);
});

test("a patient booked since stays on the list of calls, one restored to their slot leaves it", async () => {
  const [first, second] = [
    await enter("2026-03-17T08:00", [patients.jana]),
    await enter("2026-03-17T09:00", [patients.anna]),
  ];
  const { data } = await cancel({ date: "2026-03-17", events: [first, second] });
  const [jana, anna] = data.dayCancel.waitingPatients;
  const later = await enter("2026-03-18T08:00", [patients.jana], { waitingPatient: jana.id });
  expect((await look("2026-03-17")).waitingPatients).toMatchObject([
    { id: jana.id, bookedEvent: { id: later } },
    { id: anna.id, bookedEvent: null },
  ]);
  await restore(second);
  expect(await waits(anna.id)).toBe(false);
  expect(namesOf((await look("2026-03-17")).waitingPatients)).toEqual(["Jana"]);
  await remove(second);
  expect(await waits(anna.id)).toBe(true);
});

test("a removed event puts its entry back on the list, a restored event takes it off again", async () => {
  const add = await api.call(
    "receptionist",
    `mutation { waitingPatientCreate(input: { patientCard: ${patients.karel} }) { id } }`,
  );
  const { id } = add.data.waitingPatientCreate;
  const event = await enter("2026-03-19T08:00", [patients.karel], { waitingPatient: id });
  expect(await waits(id)).toBe(false);
  await remove(event);
  expect(await waits(id)).toBe(true);
  await restore(event);
  expect(await waits(id)).toBe(false);
  await remove(event);
  await api.call("receptionist", `mutation { waitingPatientRemove(waitingPatient: ${id}) }`);
  await restore(event);
  await remove(event);
  expect(await waits(id)).toBe(false);
});

test("a patient taken off an event returns to the waiting list for good; a moved one keeps the slot", async () => {
  const add = await api.call(
    "receptionist",
    `mutation { waitingPatientCreate(input: { patientCard: ${patients.karel} }) { id } }`,
  );
  const { id } = add.data.waitingPatientCreate;
  const event = await enter("2026-03-24T08:00", [patients.karel], { waitingPatient: id });
  const change = (rest: string) =>
    api.call("receptionist", `mutation { eventUpdate(event: ${event}, ${rest}) { id } }`);
  await change('dateInput: { beginAt: "2026-03-24T10:00:00+01:00" }, detailsInput: { note: "Přijde dřív" }');
  expect(await waits(id)).toBe(false);
  await change(`detailsInput: { patientCards: [${patients.jana}] }`);
  expect(await waits(id)).toBe(true);
  await remove(event);
  await restore(event);
  expect(await waits(id)).toBe(true);
  const audit = await owner.query(
    "select action, details from audit_rows where action like 'waitingPatient.%booked' and entity_id = $1 order by id",
    [id],
  );
  expect(audit.rows).toEqual(
    ["booked", "unbooked"].map((what) => ({ action: `waitingPatient.${what}`, details: { event } })),
  );
});

test("a patient added to an event from the list leaves it, unless another event was first", async () => {
  const add = await api.call(
    "receptionist",
    `mutation { waitingPatientCreate(input: { patientCard: ${patients.karel}, note: "do skupiny" }) { id } }`,
  );
  const { id } = add.data.waitingPatientCreate;
  const event = await enter("2026-03-25T08:00", [patients.jana], { procedure: procedures.group });
  const join = () =>
    api.call(
      "receptionist",
      `mutation { eventUpdate(event: ${event}, detailsInput: { patientCards: [${patients.jana}, ${patients.karel}], waitingPatient: ${id} }) { id } }`,
    );
  expect((await join()).status).toBe(200);
  expect(await waits(id)).toBe(false);
  expect(await join()).toMatchObject({ status: 409, errors: [{ extensions: { code: "E105" } }] });
});

test("a day that was changed concurrently is refused as stale, and nothing is canceled", async () => {
  const event = await enter("2026-03-20T08:00", [patients.jana]);
  const another = await enter("2026-03-20T09:00", [patients.anna]);
  for (const events of [[event], [], [event, another, 999_999], [event, ids.events.foreignEvent]])
    expect(await cancel({ date: "2026-03-20", events })).toMatchObject({
      status: 409,
      errors: [{ extensions: { code: "E012" } }],
    });
  expect((await look("2026-03-20")).events).toEqual([{ id: event }, { id: another }]);
  const answers = await Promise.all([1, 2, 3].map(() => cancel({ date: "2026-03-20", events: [event, another] })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await look("2026-03-20")).waitingPatients).toHaveLength(2);
});

test("a patient in treatment is not canceled, other people's days are not touched", async () => {
  const here = await enter("2026-03-23T08:00", [patients.jana]);
  await owner.query("update patient_attendances set state = 'PRESENT' where event_id = $1", [here]);
  await enter("2026-03-23T10:00", [patients.anna], { owner: profiles.admin, staffs: [profiles.paramedic] });
  expect((await look("2026-03-23")).events).toEqual([]);
  expect(await cancel({ date: "2026-03-23", events: [], freeTime: "x", profile: profiles.foreign })).toMatchObject({
    status: 400,
    errors: [{ extensions: { fields: [{ path: ["profile"], code: "E1F6" }] } }],
  });
  expect(await cancel({ date: "2026-03-23", events: [], freeTime: "x".repeat(201) })).toMatchObject({
    status: 400,
    errors: [{ extensions: { fields: [{ path: ["freeTime"], code: "E1F2" }] } }],
  });
  expect(await cancel({ date: "2026-03-23", events: [] }, null)).toMatchObject({ status: 401 });
  expect(await cancel({ date: "2026-03-23", events: [] }, "lonely")).toMatchObject({ status: 403 });
});

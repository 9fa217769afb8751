import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, waitingPatients } = ids;
/** A Wednesday, on which Karel waits for a therapy with Petr until noon. */
const wednesday = { from: "2026-03-18T08:00:00+01:00", to: "2026-03-18T12:00:00+01:00", profile: profiles.paramedic };
const suiting = `query ($from: DateTime!, $to: DateTime!, $profile: Int!, $procedure: Int) {
  waitingPatientsFor(from: $from, to: $to, profile: $profile, procedure: $procedure) { waitingPatient { id patientCard { name } } procedure { id } beginAt endAt }
}`;
const ask = (place: object = {}, who: Role = "receptionist") => api.call(who, suiting, { ...wednesday, ...place });
const names = async (place: object = {}) =>
  (await ask(place)).data.waitingPatientsFor.map(
    (one: { waitingPatient: { patientCard: { name: string } } }) => one.waitingPatient.patientCard.name,
  );
const wait = (input: object) =>
  api.call("receptionist", "mutation ($input: WaitingPatientInput!) { waitingPatientCreate(input: $input) { id } }", {
    input,
  });
const book = (input: object, who: Role = "receptionist") =>
  api.call(who, "mutation ($input: EventCreateInput!) { eventCreate(input: $input) { id } }", {
    input: { eventType: "EVENT", procedure: procedures.therapy, owner: profiles.paramedic, ...input },
  });
const entry = async (id: number) =>
  (
    await owner.query(
      "select booked_event_id as event, removed_at is null as waits, removed_by as by from waiting_patients where id = $1",
      [id],
    )
  ).rows[0];

test("a suitable patient comes with the visit it would be; urgent ones first, then those with more preferences", async () => {
  expect((await ask()).data.waitingPatientsFor).toEqual([
    {
      waitingPatient: { id: waitingPatients.karel, patientCard: { name: "Karel" } },
      procedure: { id: procedures.therapy },
      beginAt: "2026-03-18T07:00:00.000Z",
      endAt: "2026-03-18T07:45:00.000Z",
    },
  ]);
  await wait({ patientCard: patients.anna });
  await wait({
    patientCard: patients.jana,
    urgent: true,
    profiles: [profiles.paramedic],
    procedures: [procedures.examination],
  });
  expect(await names()).toEqual(["Jana", "Karel", "Anna"]);
  expect(await names({ procedure: procedures.therapy })).toEqual(["Karel", "Anna"]);
  expect(await names({ to: "2026-03-18T08:30:00+01:00" })).toEqual([]);
  expect(await names({ profile: profiles.admin })).toEqual([]);
  expect(await names({ procedure: procedures.foreign })).toEqual([]);
  expect(await names({ from: "2026-03-19T08:00:00+01:00", to: "2026-03-19T12:00:00+01:00" })).toEqual(["Jana", "Anna"]);
  expect((await owner.query("select action, details from audit_rows order by id desc limit 1")).rows[0]).toMatchObject({
    action: "waitingPatient.listed",
    details: { waitingPatients: [102, 101] },
  });
});

test("a patient with another event at that time is offered the rest", async () => {
  await book({ owner: profiles.admin, patientCards: [patients.karel], beginAt: "2026-03-18T08:00:00+01:00" });
  const [, karel] = (await ask()).data.waitingPatientsFor;
  expect(karel).toMatchObject({ waitingPatient: { id: waitingPatients.karel }, beginAt: "2026-03-18T07:45:00.000Z" });
  expect(await names({ to: "2026-03-18T09:00:00+01:00" })).toEqual(["Jana", "Anna"]);
});

test("a booking removes the entry from the list; the second of two is refused, and enters nothing", async () => {
  const { data } = await book({
    patientCards: [patients.karel],
    waitingPatient: waitingPatients.karel,
    beginAt: "2026-03-18T09:00:00+01:00",
  });
  expect(await entry(waitingPatients.karel)).toEqual({
    event: data.eventCreate.id,
    waits: false,
    by: profiles.receptionist,
  });
  expect(
    (await owner.query("select patient_card_id from audit_rows where action = 'waitingPatient.booked'")).rows,
  ).toEqual([{ patient_card_id: patients.karel }]);
  const events = async () => (await owner.query("select count(*)::int as n from events")).rows[0].n;
  const before = await events();
  for (const waitingPatient of [waitingPatients.karel, waitingPatients.foreign, 999_999])
    expect(
      await book({ patientCards: [patients.karel], waitingPatient, beginAt: "2026-03-18T13:00:00+01:00" }),
    ).toMatchObject({ status: 409, errors: [{ extensions: { code: "E105" } }] });
  expect(await events()).toBe(before);
});

test("of two concurrent bookings of the same entry one is refused", async () => {
  const id = (await wait({ patientCard: patients.anna, note: "jednou" })).data.waitingPatientCreate.id;
  const at = (hour: number) =>
    book({ patientCards: [patients.anna], waitingPatient: id, beginAt: `2026-03-20T${hour}:00:00+01:00` });
  const answers = await Promise.all([at(10), at(11), at(12), at(13)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test("an event without the patient leaves the entry on the list", async () => {
  const id = (await wait({ patientCard: patients.anna, note: "kdykoli" })).data.waitingPatientCreate.id;
  expect(
    await book({ patientCards: [patients.jana], waitingPatient: id, beginAt: "2026-03-19T13:00:00+01:00" }),
  ).toMatchObject({ status: 200 });
  expect(await entry(id)).toEqual({ event: null, waits: true, by: null });
});

test("a slot is a stretch of time within a day", async () => {
  expect(await ask({ to: wednesday.from })).toMatchObject({
    status: 400,
    errors: [{ extensions: { fields: [{ path: ["to"], code: "E1T1" }] } }],
  });
  expect(await ask({ to: "2026-03-19T08:01:00+01:00" })).toMatchObject({
    status: 400,
    errors: [{ extensions: { fields: [{ path: ["to"], code: "E1T2" }] } }],
  });
  expect(await ask({}, "lonely")).toMatchObject({ status: 403 });
  expect((await ask({}, "foreign")).data.waitingPatientsFor).toEqual([]);
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { bookingCalls, forgetBookings, openBookings } from "#tests/kit/bookings.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const api = await testApi();
const { owner } = api.database;
const { call, sent, accept, cancel } = bookingCalls(api);
const { group } = ids.procedures;
const { jana, karel } = ids.patients;
const at = "2026-03-18T09:00:00Z";

/** A planned event of the group; its id. */
async function plan(capacity: number): Promise<number> {
  const { rows } = await owner.query(
    `insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id, capacity)
     values ($1, 'EVENT', $2, '2026-03-18T10:00:00Z', $3, $4, $5) returning id`,
    [ids.center, at, group, ids.profiles.paramedic, capacity],
  );
  return rows[0].id;
}
const ask = (n: number) => sent(at, { procedure: group, email: `n${n}@example.com`, phone: `60122233${n}` });
const attendances = async (event: number) => {
  const { rows } = await owner.query(
    `select a.patient_card_id as card, a.state, (select count(*)::int from occupancies o
       where o.event_id = a.event_id and o.patient_card_id = a.patient_card_id) as places
     from patient_attendances a where a.event_id = $1 order by a.patient_card_id`,
    [event],
  );
  return rows;
};

beforeAll(() => openBookings(owner));
beforeEach(async () => {
  await forgetBookings(owner);
  await runJobs(api);
});

test("a patient who has cancelled a place in a group gets one again by the next acceptance", async () => {
  const event = await plan(1);
  const first = await ask(1);
  await accept(first.id, `, patientCard: ${karel}`);
  expect(await cancel(first.token)).toMatchObject({ status: "CANCELED_BY_CUSTOMER" });
  expect(await attendances(event)).toEqual([{ card: karel, state: "EXCUSED", places: 0 }]);
  const second = await ask(2);
  expect(await accept(second.id, `, patientCard: ${karel}`)).toMatchObject({ status: "ACCEPTED" });
  expect(await attendances(event)).toEqual([{ card: karel, state: "NOT_SET", places: 1 }]);
  expect(
    await call(null, `{ bookingTimes(slug: "u-lipy", procedure: ${group}, from: "2026-03-18", days: 1) { beginAt } }`),
  ).toEqual([]);
});

test("a request is refused for the card of a patient who comes to the group already", async () => {
  const event = await plan(3);
  const [first, second] = [await ask(1), await ask(2)];
  await accept(first.id, `, patientCard: ${karel}`);
  expect(await accept(second.id, `, patientCard: ${karel}`)).toBe("E230");
  expect(await call("admin", `{ booking(booking: ${second.id}) { status } }`)).toEqual({ status: "CREATED" });
  expect(await attendances(event)).toEqual([{ card: karel, state: "NOT_SET", places: 1 }]);
});

test("requests for one group that are accepted at once all get their places", async () => {
  for (let round = 0; round < 3; round++) {
    await forgetBookings(owner);
    const event = await plan(2);
    const [first, second] = [await ask(1), await ask(2)];
    const answers = await Promise.all([
      accept(first.id, `, patientCard: ${karel}`),
      accept(second.id, `, patientCard: ${jana}`),
    ]);
    expect(answers).toMatchObject([{ status: "ACCEPTED" }, { status: "ACCEPTED" }]);
    expect((await attendances(event)).map(({ places }) => places)).toEqual([1, 1]);
  }
});

test("a waiting patient who was excused from a group gets a place again when booked into it", async () => {
  const event = await plan(1);
  const change = (details: string) =>
    call("receptionist", `mutation { eventUpdate(event: ${event}, detailsInput: { ${details} }) { id } }`);
  await call(
    "receptionist",
    `mutation { eventUpdate(event: ${event}, detailsInput: { patientCards: [${karel}] }) { id } }`,
  );
  const { rows } = await owner.query("select id from patient_attendances where event_id = $1", [event]);
  await call(
    "receptionist",
    `mutation { patientAttendanceSetState(patientAttendance: ${rows[0].id}, state: EXCUSED) { id } }`,
  );
  const entry = (await call(
    "receptionist",
    `mutation { waitingPatientCreate(input: { patientCard: ${karel} }) { id } }`,
  )) as { id: number };
  expect(await change(`patientCards: [${karel}], waitingPatient: ${entry.id}`)).toEqual({ id: event });
  expect(await attendances(event)).toEqual([{ card: karel, state: "NOT_SET", places: 1 }]);
  await owner.query("delete from waiting_patients where id = $1", [entry.id]);
});

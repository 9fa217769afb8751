import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const page = `items { id event { beginAt } } total page pageSize`;
const document = `query ($uuid: String!, $one: Int) { patientCard(uuid: $uuid) {
  visitCounts { total notExcused excused } nextVisit { beginAt owner { surname } } visits(patientAttendance: $one) { coming { ${page} } past { ${page} } } } }`;
const read = async (variables: object) =>
  (await api.call("receptionist", document, { uuid: uuids.karel, ...variables })).data.patientCard;
const begins = (list: { items: { event: { beginAt: string } }[] }) =>
  list.items.map(({ event }) => event.beginAt.slice(0, 10));

beforeAll(async () => {
  // One a day at noon, from 60 days before the cast's Monday to 60 days after it, that Monday's at noon still to come.
  await api.database.owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
       select ${ids.center}, 'EVENT', timestamptz '2026-03-16 11:00Z' + n * interval '1 day', timestamptz '2026-03-16 12:00Z' + n * interval '1 day', ${ids.procedures.therapy}, ${ids.profiles.paramedic} from generate_series(-60, 60) n returning id, begin_at)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, state)
     select ${ids.center}, id, ${ids.patients.karel}, (case when begin_at > '2026-03-16' and begin_at < '2026-03-18' then 'EXCUSED' when begin_at < '2026-01-20' then 'NOT_EXCUSED' else 'PRESENT' end)::attendance_state from event`,
  );
});

test("coming visits begin with the nearest, past ones with the latest; the next is one that was not called off", async () => {
  const { visitCounts, nextVisit, visits } = await read({});
  expect(visitCounts).toEqual({ total: 121, notExcused: 5, excused: 2 });
  expect(nextVisit).toEqual({ beginAt: "2026-03-18T11:00:00.000Z", owner: { surname: "Šindelář" } });
  expect(visits.coming).toMatchObject({ total: 61, page: 1, pageSize: 50 });
  expect(visits.past).toMatchObject({ total: 60, page: 1, pageSize: 50 });
  expect(begins(visits.coming).slice(0, 2)).toEqual(["2026-03-16", "2026-03-17"]);
  expect(begins(visits.past).slice(0, 2)).toEqual(["2026-03-15", "2026-03-14"]);
});

test("a visit that is named turns its own list to its page; another patient's turns none", async () => {
  const { rows } = await api.database.owner.query(
    "select a.id from patient_attendances a join events e on e.id = event_id where patient_card_id = $1 order by begin_at limit 1",
    [ids.patients.karel],
  );
  const { coming, past } = (await read({ one: rows[0].id })).visits;
  expect([coming.page, past.page, past.items.at(-1).id]).toEqual([1, 2, rows[0].id]);
  expect((await read({ one: ids.attendances.jana })).visits.past.page).toBe(1);
});

test("a card without visits has empty lists; reading them is audited", async () => {
  const none = { items: [], total: 0, page: 1, pageSize: 50 };
  expect(await read({ uuid: uuids.anna })).toEqual({
    visitCounts: { total: 0, notExcused: 0, excused: 0 },
    nextVisit: null,
    visits: { coming: none, past: none },
  });
  const { rows } = await api.database.owner.query(
    "select distinct action from audit_rows where patient_card_id = $1 order by 1",
    [ids.patients.anna],
  );
  expect(rows.map(({ action }) => action)).toEqual(["patientAttendance.listed", "patientCard.read"]);
});

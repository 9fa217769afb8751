import { beforeAll, expect, test } from "vitest";
import { ids, uuids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { listsOf, refusal } from "#tests/kit/lists.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles, center } = ids;
const ofKarel = `patientCard=${patients.karel}`;
const { serve, page, rowsOf, idsOf, fileOf, queriesOf } = listsOf(api, ofKarel);
/** Ids of visits by the days from the cast's Monday at noon, which is still to come. */
const visits: Record<number, number> = {};

beforeAll(async () => {
  await owner.query(
    `with event as (insert into events (medical_center_id, type, begin_at, end_at, procedure_id, owner_id)
       select $1, 'EVENT', timestamptz '2026-03-16 11:00Z' + n * interval '1 day', timestamptz '2026-03-16 11:45Z' + n * interval '1 day', $2, $3 from generate_series(-60, 20) n returning id, begin_at)
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, state_at, state_by)
     select $1, event.id, $4, (case when begin_at < '2026-03-16' then 'PRESENT' else 'NOT_SET' end)::attendance_state, case when begin_at < '2026-03-16' then begin_at end, case when begin_at < '2026-03-16' then $5::int end from event`,
    [center, procedures.therapy, profiles.paramedic, patients.karel, profiles.receptionist],
  );
  const { rows } = await owner.query(
    `select a.id, round(extract(epoch from begin_at - timestamptz '2026-03-16 11:00Z') / 86400)::int as day
     from patient_attendances a join events e on e.id = event_id where patient_card_id = $1`,
    [patients.karel],
  );
  for (const { id, day } of rows) visits[day] = id;
  await owner.query(
    "insert into payments (id, medical_center_id, patient_card_id, attendance_id, currency, price, variable_symbol) overriding system value values (90001, $1, $2, $3, 'CZK', 65000, '90001')",
    [center, patients.karel, visits[-1]],
  );
  await owner.query(
    `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest)
     select $1, $2, $3, '2026-03-15 11:00Z', 'Tajemství', 'Tajemství', $4, $4, '2026-03-15 12:00Z', $4, 'Petr', repeat('0', 64)`,
    [center, patients.karel, visits[-1], profiles.paramedic],
  );
});
const days = (...list: number[]) => list.map((day) => visits[day]);

test("visits to come are listed from the nearest, then past ones from the latest, with payment and report", async () => {
  const rows = await rowsOf("receptionist", "visits");
  expect(rows).toHaveLength(50);
  expect(rows.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual(days(0, 1));
  expect(rows[21]).toEqual({
    id: visits[-1],
    visit: {
      event: expect.any(Number),
      beginAt: "2026-03-15T11:00:00.000Z",
      endAt: "2026-03-15T11:45:00.000Z",
      allDay: false,
      coming: false,
    },
    away: -1,
    service: { name: "Individuální LTV", color: expect.any(String) },
    person: { id: profiles.paramedic, name: expect.stringContaining("Šindelář") },
    attendance: "PRESENT",
    marked: { at: "2026-03-15T11:00:00.000Z", by: expect.stringContaining("Malá") },
    outcome: {
      payment: {
        id: 90_001,
        state: { price: { amount: 65_000, currency: "CZK" }, paid: { amount: 0 }, payedAt: null, canceledAt: null },
      },
      report: { card: uuids.karel, uuid: expect.any(String), state: "SIGNED" },
    },
  });
  expect(rows[0]).toMatchObject({ away: 0, attendance: null, marked: null, outcome: null, visit: { coming: true } });
  expect(JSON.stringify(rows)).not.toContain("Tajemství");
});

test("visits are sorted by their time, and are those to come or those that were", async () => {
  expect((await idsOf("admin", "visits", `${ofKarel}&sort=visit&direction=desc`)).slice(0, 2)).toEqual(days(20, 19));
  expect((await idsOf("admin", "visits", `${ofKarel}&sort=away&direction=desc`)).slice(0, 2)).toEqual(days(-60, -59));
  const past = await page("admin", "visits", `${ofKarel}&when=past`);
  expect([past.total, past.items[0].id]).toEqual([60, visits[-1]]);
  const coming = await page("admin", "visits", `${ofKarel}&when=coming`);
  expect([coming.total, coming.items[0].id]).toEqual([21, visits[0]]);
});

test("the page of a visit that is named is answered, the first one for a visit of somebody else", async () => {
  const named = async (row: number | undefined) => (await page("admin", "visits", `${ofKarel}&row=${row}`)).page;
  expect(await named(visits[-60])).toBe(2);
  expect(await named(visits[0])).toBe(1);
  expect(await named(ids.attendances.jana)).toBe(1);
  expect(await refusal(serve("admin", "patients", "row=1"))).toBe("invalidInput");
});

test("a visit of a removed event is none, and an appointment without a service is listed by its name", async () => {
  const event = "(select event_id from patient_attendances where id = $1)";
  await owner.query(`update events set removed_at = now() where id = ${event}`, [visits[19]]);
  await owner.query(`update events set procedure_id = null, name = 'Porada' where id = ${event}`, [visits[20]]);
  const coming = await rowsOf("paramedic", "visits", `${ofKarel}&when=coming&sort=visit&direction=desc`);
  expect(coming).toHaveLength(20);
  expect(coming[0].service).toEqual({ name: "Porada", color: null });
});

test("a file has all visits, with what the page says of them", async () => {
  const file = await fileOf("receptionist", "visits", `${ofKarel}&when=past`);
  expect(file[0]!.join()).toBe(
    "Návštěva: od,Návštěva: do,Kdy: dnů od dneška,Služba,U\u00a0koho,Účast,Účast zapsána,Účast zapsána: kdo,Platba a\u00a0zpráva,Platba a\u00a0zpráva: zpráva",
  );
  expect(file).toHaveLength(61);
  const last = file.find(([from]) => from === "15.3.2026 12:00")!;
  expect(last.slice(2, 6)).toEqual(["-1", "Individuální LTV", expect.stringContaining("Šindelář"), "účast"]);
  expect(last.slice(8)).toEqual(["Nezaplaceno", "Uloženo a\u00a0podepsáno"]);
});

test("a page of visits takes as many queries whatever it holds", async () => {
  expect(await queriesOf("visits")).toBe(await queriesOf("visits", `patientCard=${patients.jana}`));
});

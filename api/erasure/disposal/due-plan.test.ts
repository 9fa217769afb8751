import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { loadManyPatients } from "#tests/kit/many-patients.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import { readGridPage } from "../../grids/read-page.ts";

onEmbedded();
const database = await testDatabase();

/** Every second patient came, every fourth of them within five years; every third has a report of that day. */
const pasts = [
  `create temp table visits as select 100000 + id as event_id, id, timestamptz '2026-03-16 08:00Z' - case when id % 8 = 0 then id % 1000 else 2000 + id % 900 end * interval '1 day' as begin_at from patient_cards where id % 2 = 0`,
  `insert into events (id, medical_center_id, type, begin_at, end_at) overriding system value select event_id, ${ids.center}, 'EVENT', begin_at, begin_at + interval '1 hour' from visits`,
  `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) select ${ids.center}, event_id, id, 'PRESENT' from visits`,
  `insert into occupancies (medical_center_id, during, event_id, patient_card_id) select ${ids.center}, tstzrange(begin_at, begin_at + interval '1 hour'), event_id, id from visits`,
  `insert into medical_reports (medical_center_id, patient_card_id, examined_at, created_at, content, summary, created_by, updated_by) select ${ids.center}, id, begin_at, begin_at, 'x', 'x', 1, 1 from visits where id % 3 = 0`,
  "vacuum analyze events, patient_attendances, occupancies, medical_reports, patient_cards",
];

test("cards past their time are found on indexes alone, bound by row-level security, at ten thousand cards", async () => {
  await loadManyPatients(database.owner, 10_000);
  const owner = await database.owner.connect();
  for (const statement of pasts) await owner.query(statement);
  owner.release();
  const { found, nodes } = await plansOf(database.app, (ctx) =>
    readGridPage(ctx, "cardsPastTime", new URLSearchParams()),
  );
  expect(found.items).toHaveLength(50);
  expect(found.total).toBeGreaterThan(200);
  // A centre and its decisions on cards are a few rows.
  expect(
    nodes.filter((node) => node.startsWith("Seq Scan") && !/medical_centers|disposal|longer_kept/.test(node)),
  ).toEqual([]);
  expect(nodes.join()).toMatch(/patient_cards_by_created/);
});

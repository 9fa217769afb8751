import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, test } from "vitest";
import { ids, now } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { loadManyPatients } from "#tests/kit/many-patients.ts";
import { bind, type ProfileCtx } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { listDue } from "./list-due.ts";

onEmbedded();
const database = await testDatabase();
const client = await database.app.connect();
afterAll(() => client.release());
const sent: { text: string; values: unknown[] }[] = [];
const db = drizzle(client, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }) as Db;
type Plan = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: Plan[] };
const nodesOf = (plan: Plan): string[] => [
  `${plan["Node Type"]} ${plan["Index Name"] ?? plan["Relation Name"] ?? ""}`.trim(),
  ...(plan.Plans ?? []).flatMap(nodesOf),
];

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
  await client.query("begin");
  await bind(db, 1, ids.center);
  const ctx = {
    db,
    now: () => now,
    reads: [],
    requestId: "x",
    session: { id: 1, userId: 1, profileId: 1 },
    profile: { id: 1, medicalCenterId: ids.center, role: "ROLE_ADMIN", profession: "OTHER" },
  } as unknown as ProfileCtx;
  const { items, total } = await listDue(ctx, 1);
  expect(items).toHaveLength(50);
  expect(total).toBeGreaterThan(200);
  const nodes: string[] = [];
  for (const { text, values } of [...sent].filter(({ text }) => text.startsWith("select"))) {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    nodes.push(...nodesOf(rows[0]!["QUERY PLAN"][0].Plan));
  }
  await client.query("rollback");
  // A centre and its decisions on cards are a few rows.
  expect(
    nodes.filter((node) => node.startsWith("Seq Scan") && !/medical_centers|disposal|longer_kept/.test(node)),
  ).toEqual([]);
  expect(nodes.join()).toMatch(/patient_cards_by_created/);
});

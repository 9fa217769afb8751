import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { bind, type ProfileCtx } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import type { facilities } from "../../db/tables/facilities.ts";
import { takenTimes } from "../availability/candidates.ts";

onEmbedded();
const database = await testDatabase();

type Plan = { "Node Type": string; "Index Name"?: string; Plans?: Plan[] };
const indexesOf = (plan: Plan): string[] =>
  [plan["Index Name"] ?? "", ...(plan.Plans ?? []).flatMap(indexesOf)].filter(Boolean);
const scansOf = (plan: Plan): string[] => [plan["Node Type"], ...(plan.Plans ?? []).flatMap(scansOf)];

test("among 25,000 claims the taken times of a fortnight are read by index, one range each", async () => {
  await database.owner.query(
    `with made as (
       insert into events (medical_center_id, type, begin_at, end_at)
       select ${ids.center}, 'EVENT', at, at + interval '30 minutes' from generate_series('2025-12-01'::timestamptz, '2027-05-01', '30 minutes') as at returning id, begin_at, end_at)
     insert into occupancies (medical_center_id, event_id, during, profile_id)
     select ${ids.center}, id, tstzrange(begin_at, end_at), 1 from made where begin_at not between '2026-03-16' and '2026-03-17'`,
  );
  await database.owner.query("analyze events");
  await database.owner.query("analyze occupancies");
  const client = await database.app.connect();
  const sent: { text: string; values: unknown[] }[] = [];
  const db = drizzle(client, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }) as Db;
  await client.query("begin");
  await bind(db, 1, ids.center);
  const ctx = { db, profile: { id: 1, medicalCenterId: ids.center } } as unknown as ProfileCtx;
  sent.length = 0;
  const laser = { facility: { id: ids.facilities.laser } as typeof facilities.$inferSelect, people: [] };
  const taken = await takenTimes(ctx, new Date("2026-03-18"), new Date("2026-04-01"), {
    people: [{ id: 1 }, { id: 3 }],
    needs: [[laser]],
    patientCard: ids.patients.jana,
  });
  expect(taken.ofProfile(1)).toHaveLength(14 * 48);
  const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
    `explain (format json) ${sent[0]!.text}`,
    sent[0]!.values,
  );
  await client.query("rollback");
  client.release();
  const plan = rows[0]!["QUERY PLAN"][0].Plan;
  expect(indexesOf(plan)).toContain("occupancies_profile_begin");
  expect(indexesOf(plan)).toHaveLength(3);
  expect(scansOf(plan)).not.toContain("Seq Scan");
});

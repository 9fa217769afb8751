import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import type { facilities } from "../../core/db/tables/facilities.ts";
import { takenTimes } from "../availability/candidates.ts";

onEmbedded();
const database = await testDatabase();

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
  const laser = { facility: { id: ids.facilities.laser } as typeof facilities.$inferSelect, people: [] };
  const { found, plans } = await plansOf(database.app, (ctx) =>
    takenTimes(ctx, new Date("2026-03-18"), new Date("2026-04-01"), {
      people: [{ id: 1 }, { id: 3 }],
      needs: [[laser]],
      patientCard: ids.patients.jana,
    }),
  );
  expect(found.ofProfile(1)).toHaveLength(14 * 48);
  const nodes = plans[0]!.nodes;
  expect(nodes.filter((node) => / occupancies_/.test(node))).toHaveLength(3);
  expect(nodes.join()).toContain("occupancies_profile_begin");
  expect(nodes.join()).not.toContain("Seq Scan");
});

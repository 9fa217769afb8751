import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ids, now } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { loadManyEvents } from "#tests/kit/calendar/many-events.ts";
import { bind, type ProfileCtx } from "../context.ts";
import type { Db } from "../db/client.ts";
import type { Claim } from "./occupancy/claims.ts";
import { takenClaims } from "./occupancy/clashes.ts";
import { listAttendances } from "./attendances/list-attendances.ts";
import { listEvents } from "./list.ts";
import { readEventRelations } from "./events/relations.ts";

onEmbedded();
const database = await testDatabase();
const client = await database.app.connect();
const sent: { text: string; values: unknown[] }[] = [];
const db = drizzle(client, { logger: { logQuery: (text, values) => sent.push({ text, values }) } }) as Db;
type Plan = { "Node Type": string; "Relation Name"?: string; "Index Name"?: string; Plans?: Plan[] };

beforeAll(() => loadManyEvents(database.owner, 30_000, 4));
afterAll(() => client.release());

/** Reads as the application does, bound by row-level security, and asks the database how each answer was found. */
async function plansOf(read: (ctx: ProfileCtx) => Promise<unknown>) {
  await client.query("begin");
  await bind(db, 1, ids.center);
  const profile = { id: 1, medicalCenterId: ids.center, role: "ROLE_ADMIN", profession: "OTHER" };
  sent.length = 0;
  const found = await read({
    db,
    now: () => now,
    profile,
    session: { id: 1, userId: 1 },
    requestId: "plan",
    reads: [],
    loaders: new WeakMap(),
  } as unknown as ProfileCtx);
  const nodes: string[] = [];
  for (const { text, values } of sent.filter(({ text }) => text.startsWith("select"))) {
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
    nodes.push(...nodesOf(rows[0]!["QUERY PLAN"][0].Plan));
  }
  await client.query("rollback");
  return { found: found as unknown[], nodes };
}
const nodesOf = (plan: Plan): string[] => [
  `${plan["Node Type"]} ${plan["Index Name"] ?? plan["Relation Name"] ?? ""}`.trim(),
  ...(plan.Plans ?? []).flatMap(nodesOf),
];
const big = /^Seq Scan (events|occupancies|patient_attendances|event_profiles|event_facilities)/;

const week = { from: new Date("2026-03-16T00:00:00+01:00"), to: new Date("2026-03-23T00:00:00+01:00") };

test.each([
  ["all", {}],
  ["of two people", { staffs: [1001, 1002] }],
  ["of a patient", { patientCards: [1_000_001] }],
  ["in a room", { facilities: [ids.facilities.gym] }],
  ["without the excused", { excludeExcusedAttendances: true }],
])("the events of a week, %s, are found by an index", async (_name, filter) => {
  const { nodes } = await plansOf((ctx) => listEvents(ctx, { ...week, ...filter }));
  expect(nodes.filter((node) => big.test(node))).toEqual([]);
  expect(nodes.join()).toMatch(/Index (Only )?Scan (events_by_begin|patient_attendances_card)/);
});

test("conflicts of one event or of four hundred are found by what they claim", async () => {
  const claims = (many: number) =>
    (["PROFILE", "PATIENT_CARD"] as const).flatMap((kind) =>
      Array.from({ length: many }, (_, n): Claim => {
        const beginAt = new Date(Date.parse("2026-03-20T07:40:00+01:00") - n * 86_400_000);
        return {
          eventId: n,
          kind,
          id: kind === "PROFILE" ? 1001 : 1_000_001,
          beginAt,
          endAt: new Date(beginAt.getTime() + 1_800_000),
        };
      }),
    );
  for (const many of [1, 400]) {
    const { found, nodes } = await plansOf((ctx) => takenClaims(ctx, claims(many)));
    expect(found.length).toBeGreaterThanOrEqual(many === 1 ? 2 : 500);
    expect(nodes.filter((node) => big.test(node))).toEqual([]);
    expect(nodes.join()).toMatch(/occupancies_profile_begin.*occupancies_patient_card_begin/);
  }
});

test("relations and a patient's visits are found by their keys", async () => {
  const { nodes } = await plansOf(async (ctx) => [
    await readEventRelations(ctx, [1_000_001, 1_000_002]),
    await listAttendances(ctx, { patientCard: 1_000_001 }),
  ]);
  expect(nodes.filter((node) => /^Seq Scan (events|patient_attendances)/.test(node))).toEqual([]);
});

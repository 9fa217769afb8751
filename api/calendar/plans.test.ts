import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { onEmbedded, testDatabase } from "#tests/kit/database.ts";
import { loadManyEvents } from "#tests/kit/calendar/many-events.ts";
import { plansOf } from "#tests/kit/queries/plans.ts";
import type { ProfileCtx } from "../core/context.ts";
import type { Claim } from "./occupancy/claims.ts";
import { takenClaims } from "./occupancy/conflicts.ts";
import { listAttendances } from "./attendances/list-attendances.ts";
import { listEvents } from "./list.ts";
import { readEventRelations } from "./events/relations.ts";

onEmbedded();
const database = await testDatabase();
const read = <Found>(work: (ctx: ProfileCtx) => Promise<Found>) => plansOf(database.app, work);

beforeAll(() => loadManyEvents(database.owner, 30_000, 4));

const big = /^Seq Scan (events|occupancies|patient_attendances|event_profiles|event_facilities)/;

const week = { from: new Date("2026-03-16T00:00:00+01:00"), to: new Date("2026-03-23T00:00:00+01:00") };

test.each([
  ["all", {}],
  ["of two people", { staffs: [1001, 1002] }],
  ["of a patient", { patientCards: [1_000_001] }],
  ["in a room", { facilities: [ids.facilities.gym] }],
  ["without the excused", { excludeExcusedAttendances: true }],
])("the events of a week, %s, are found by an index", async (_name, filter) => {
  const { nodes } = await read((ctx) => listEvents(ctx, { ...week, ...filter }));
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
    const { found, nodes } = await read((ctx) => takenClaims(ctx, claims(many)));
    expect(found.length).toBeGreaterThanOrEqual(many === 1 ? 2 : 500);
    expect(nodes.filter((node) => big.test(node))).toEqual([]);
    expect(nodes.join()).toMatch(/occupancies_profile_begin.*occupancies_patient_card_begin/);
  }
});

test("relations and a patient's visits are found by their keys", async () => {
  const { nodes } = await read(async (ctx) => [
    await readEventRelations(ctx, [1_000_001, 1_000_002]),
    await listAttendances(ctx, { patientCard: 1_000_001 }),
  ]);
  expect(nodes.filter((node) => /^Seq Scan (events|patient_attendances)/.test(node))).toEqual([]);
});

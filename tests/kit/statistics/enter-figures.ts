import type { PoolClient } from "pg";
import { expect } from "vitest";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { countDays } from "#api/statistics/count-days.ts";
import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { personOf, SECOND_CARD, type EntryOf, type EventOf, type Given } from "./random-figures.ts";

type Api = Awaited<ReturnType<typeof testApi>>;
const { admin, paramedic } = ids.profiles;
const { jana } = ids.patients;

/**
 * Puts random rows in the place of those that are there; the days of the first half are counted before cards are
 * merged and the others come.
 */
export async function enterFigures(api: Api, { events, entries }: Given) {
  const { owner } = api.database;
  const second = await secondCard(api);
  const db = await owner.connect();
  try {
    // Rows of the past, which triggers protect.
    await db.query("set session_replication_role = replica");
    for (const table of [
      "event_profiles",
      "occupancies",
      "medical_reports",
      "patient_attendances",
      "payment_entries",
      "events",
      "counted_days",
      "changed_days",
    ])
      await db.query(`delete from ${table}`);
    await db.query("set session_replication_role = origin");
    const [some, few] = [Math.ceil(events.length / 2), Math.ceil(entries.length / 2)];
    for (const [at, event] of events.entries()) {
      if (at === some) {
        await countDays(jobContext(api.services));
        await mergeIntoJana(api, second);
      }
      const cards = event.cards.map((card) => (card === SECOND_CARD && at < some ? second : personOf(card)));
      await writeEvent(db, 5_000 + at, { ...event, cards });
    }
    for (const [at, entry] of entries.entries()) {
      if (at === few) await countDays(jobContext(api.services));
      await writeEntry(db, entry);
    }
  } finally {
    db.release();
  }
}

async function change(api: Api, mutation: string) {
  const { data, errors } = await api.call("receptionist", `mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
  return data;
}
const secondCard = async (api: Api): Promise<number> =>
  (
    await change(
      api,
      'patientCardCreate(input: { name: "Jana", surname: "Nováková", dateOfBirth: "1985-06-23" }, confirmDuplicate: true) { id }',
    )
  ).patientCardCreate.id;
async function mergeIntoJana(api: Api, merged: number) {
  const { rows } = await api.database.owner.query("select version from patient_cards where id = $1", [jana]);
  await change(
    api,
    `patientCardsMerge(kept: ${jana}, keptVersion: ${rows[0].version}, merged: ${merged}, mergedVersion: 1, fromMerged: [], fromBoth: []) { id }`,
  );
}

async function writeEvent(db: PoolClient, id: number, event: EventOf) {
  await db.query(
    `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id, procedure_id, removed_at) overriding system value
     values ($1, $2, 'EVENT', $3, $3::timestamptz + interval '30 minutes', $4, $5, $6)`,
    [id, ids.center, event.at, event.owner, event.service, event.removed ? new Date() : null],
  );
  if (event.helper && event.helper !== event.owner)
    await db.query("insert into event_profiles (medical_center_id, event_id, profile_id) values ($1, $2, $3)", [
      ids.center,
      id,
      event.helper,
    ]);
  for (const [n, card] of event.cards.entries()) {
    const { rows } = await db.query(
      "insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values ($1, $2, $3, $4) returning id",
      [ids.center, id, card, event.states[n]],
    );
    if (n === 0 && event.operations > 0)
      await db.query(
        `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, coding)
         values ($1, $2, $3, $4, 'x', 'x', $5, $5, $4, $5, 'Petr', repeat('0', 64), $6)`,
        [
          ids.center,
          card,
          rows[0].id,
          event.at,
          paramedic,
          JSON.stringify({
            operations: [{ id: 1, code: "21001", expertise: "902", name: "x", count: event.operations }],
          }),
        ],
      );
  }
}

async function writeEntry(db: PoolClient, { at, method, amount, rounding, reversed, back }: EntryOf) {
  for (const [when, sign] of reversed
    ? ([
        [at, 1],
        [back, -1],
      ] as const)
    : ([[at, 1]] as const))
    await db.query(
      `insert into payment_entries (medical_center_id, payment_id, at, method, amount, rounding, reason, profile_id)
       values ($1, $2, $3, $4, $5, $6, 'x', $7)`,
      [ids.center, ids.payments.karel, when, method, sign * amount, method === "CASH" ? sign * rounding : 0, admin],
    );
}

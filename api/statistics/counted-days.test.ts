import fc from "fast-check";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { attendanceStates } from "#rules/codes.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { billInsurers } from "#tests/kit/insurance.ts";
import { countDays } from "./count-days.ts";
import { figures, type Figure } from "./count/figures.ts";
import type { Counted } from "./counted.ts";
import { readFigures } from "./read-figures.ts";

const api = await testApi();
const { owner } = api.database;
const { admin, paramedic, receptionist, manager } = ids.profiles;
await billInsurers(owner);
const ctx = { db: createDb(owner), now: () => new Date(), profile: { medicalCenterId: ids.center } };
const span = { from: "2026-01-01", to: "2026-03-01" } as const;
const days = Array.from({ length: 59 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const names = Object.keys(figures) as Figure[];

/** Rows added up by their days and keys. */
function sums(rows: readonly Counted[]) {
  const found: Record<string, number> = {};
  for (const { day, key, value } of rows) found[`${day} ${key}`] = (found[`${day} ${key}`] ?? 0) + value;
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== 0));
}

const EVENTS = 12;
const visit = (n: number) =>
  `(select id from patient_attendances where event_id = ${9_000 + (n % EVENTS)} order by id limit 1)`;
const paymentOf = (n: number) => 9_000 + (n % EVENTS);
const [jana, karel, anna] = [ids.patients.jana, ids.patients.karel, ids.patients.anna];
const card = (n: number) => [jana, karel, anna][n % 3]!;
const moment = (n: number) => `timestamptz '2026-01-01' + ${(n * 997) % (58 * 24)} * interval '1 hour'`;

await owner.query(
  `insert into events (id, medical_center_id, type, begin_at, end_at, owner_id, procedure_id) overriding system value
   select 9000 + n, $1, 'EVENT', timestamptz '2026-01-02 09:00+01' + n * interval '4 days', timestamptz '2026-01-02 10:00+01' + n * interval '4 days', $2, $3
   from generate_series(0, $4::int - 1) n`,
  [ids.center, paramedic, ids.procedures.therapy, EVENTS],
);
await owner.query(
  `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state)
   select $1, 9000 + n, (array[$2, $3, $4]::int[])[n % 3 + 1], 'PRESENT' from generate_series(0, $5::int - 1) n`,
  [ids.center, jana, karel, anna, EVENTS],
);
await owner.query(
  `insert into payments (id, medical_center_id, patient_card_id, currency, price, variable_symbol) overriding system value
   select 9000 + n, $1, $2, 'CZK', 90000, (9000 + n)::text from generate_series(0, $3::int - 1) n`,
  [ids.center, jana, EVENTS],
);
await owner.query(
  "insert into facilities (id, medical_center_id, type, name) overriding system value values (9000, $1, 'ROOM', 'Sál')",
  [ids.center],
);

/** A change of each kind that figures depend on, chosen by a number. */
const changes: Record<string, (n: number) => string> = {
  move: (n) =>
    `update events set begin_at = ${moment(n)}, end_at = ${moment(n)} + interval '40 minutes' where id = ${9_000 + (n % EVENTS)}`,
  remove: (n) =>
    `update events set removed_at = case when removed_at is null then now() end where id = ${9_000 + (n % EVENTS)}`,
  lead: (n) => `update events set owner_id = ${[admin, paramedic, manager][n % 3]} where id = ${9_000 + (n % EVENTS)}`,
  serve: (n) =>
    `update events set procedure_id = ${[ids.procedures.therapy, ids.procedures.group][n % 2]} where id = ${9_000 + (n % EVENTS)}`,
  state: (n) =>
    `update patient_attendances set state = '${attendanceStates[n % 4]}', state_at = ${moment(n)} where event_id = ${9_000 + (n % EVENTS)}`,
  add: (n) =>
    `insert into patient_attendances (medical_center_id, event_id, patient_card_id, state) values (${ids.center}, ${9_000 + (n % EVENTS)}, ${card(n)}, 'PRESENT') on conflict do nothing`,
  take: (n) =>
    `delete from patient_attendances where event_id = ${9_000 + (n % EVENTS)} and patient_card_id = ${card(n)} and not exists (select from medical_reports where patient_attendance_id = patient_attendances.id)`,
  merge: (n) =>
    `update patient_attendances a set patient_card_id = ${card(n)} where a.patient_card_id = ${card(n + 1)} and event_id >= 9000
     and not exists (select from patient_attendances b where b.event_id = a.event_id and b.patient_card_id = ${card(n)})`,
  help: (n) =>
    `insert into event_profiles (medical_center_id, event_id, profile_id) values (${ids.center}, ${9_000 + (n % EVENTS)}, ${receptionist}) on conflict do nothing`,
  leave: (n) => `delete from event_profiles where event_id = ${9_000 + (n % EVENTS)}`,
  room: (n) =>
    `insert into event_facilities (medical_center_id, event_id, facility_id) values (${ids.center}, ${9_000 + (n % EVENTS)}, 9000) on conflict do nothing`,
  pay: (n) =>
    `insert into payment_entries (medical_center_id, payment_id, at, method, amount, rounding, profile_id)
     values (${ids.center}, ${paymentOf(n)}, ${moment(n + 5)}, '${["CASH", "CARD", "TRANSFER", "VOUCHER"][n % 4]}', ${1000 + n}, ${n % 4 === 0 ? 7 : 0}, ${admin})`,
  charge: (n) =>
    `update payments set attendance_id = ${visit(n)} where id = ${paymentOf(n)} and not exists (select from payments where attendance_id = ${visit(n)})`,
  insurer: (n) =>
    `insert into insurer_payments (payment_id, medical_center_id, contract_id, insurance_variant, month, whole_month)
     select ${paymentOf(n)}, ${ids.center}, id, '1', '2026-01-01', false from insurance_contracts limit 1 on conflict do nothing`,
  report: (n) =>
    `insert into medical_reports (medical_center_id, patient_card_id, patient_attendance_id, examined_at, content, summary, created_by, updated_by, signed_at, signed_by, paramedic_name, digest, coding)
     select ${ids.center}, patient_card_id, id, now(), 'x', 'x', ${paramedic}, ${paramedic}, now(), ${paramedic}, 'Petr', repeat('0', 64), '{"operations": [{"count": ${1 + (n % 3)}}]}'
     from patient_attendances where id = ${visit(n)} on conflict do nothing`,
  invalidate: (n) =>
    `update medical_reports set invalidated_at = now(), invalidated_by = ${paramedic}, invalid_reason = 'x' where patient_attendance_id = ${visit(n)} and signed_at is not null`,
  uzis: (n) =>
    `update procedures set uzis_type = '${["LTV", "FT", "ERGO"][n % 3]}' where id = ${ids.procedures.therapy}`,
};

test("figures as they were counted, with days that changed since, equal a count of all rows, after every kind of change", async () => {
  const change = fc.record({ kind: fc.constantFrom(...Object.keys(changes)), n: fc.nat(1_000), counts: fc.boolean() });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 30, maxLength: 60 }), async (given) => {
      for (const { kind, n, counts } of given) {
        const { rowCount } = await owner.query(changes[kind]!(n));
        if (rowCount) seen.add(kind);
        if (counts) await countDays(ctx);
      }
      const read = await readFigures(ctx, span, { staffs: [], procedures: [] }, names);
      for (const name of names)
        expect([name, sums(read[name])]).toEqual([
          name,
          sums(await figures[name](ctx, { days, staffs: [], procedures: [] } as never)),
        ]);
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect([...seen].sort()).toEqual(Object.keys(changes).sort());
});

import { drizzle } from "drizzle-orm/node-postgres";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deadlinesOf } from "#rules/insurance/ft-voucher-deadlines.ts";
import { nextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import { localDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { ftVoucher } from "#tests/kit/insurance.ts";
import type { Db } from "../core/db/client.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { beginBy, bookBy, endBy, nextLimitOn } from "./next-limit.ts";
import { noVisits, visitsOf } from "./usage.ts";

const { owner } = await testDatabase();
const db = drizzle(owner) as unknown as Db;

/** Copies of a voucher by the columns that its limits go by. */
const copies = (columns: string, from: string) =>
  owner.query(
    `insert into ft_vouchers (medical_center_id, patient_card_id, insurer, insurance_variant, applicant_id, expertise, primary_diagnosis, other_diagnosis, operations, created_by, issued_at, visits, booked_on, closed_at)
     select medical_center_id, patient_card_id, insurer, insurance_variant, applicant_id, expertise, primary_diagnosis, other_diagnosis, operations, created_by, ${columns} from ft_vouchers, ${from} where ft_vouchers.id = ${original}`,
  );
const original = await ftVoucher(owner);

test("the database has the limits of the rule for every day of issue from 2021 to 2028", async () => {
  await copies("day, 5, null, null", "generate_series('2021-06-01'::date, '2028-12-31', '1 day') as day");
  const rows = await db.select({ issuedAt: ftVouchers.issuedAt, bookBy, beginBy, endBy }).from(ftVouchers);
  expect(rows.length).toBeGreaterThan(2_700);
  for (const { issuedAt, ...limits } of rows) expect([issuedAt, limits]).toEqual([issuedAt, deadlinesOf(issuedAt)]);
});

test("the next limit in the database is that of the rule, whatever visits a voucher has", async () => {
  await owner.query("delete from ft_vouchers where id <> $1", [original]);
  await copies(
    "'2025-12-01'::date + 9 * n, 1 + n % 3, case when n % 2 = 0 then '2025-12-01'::date + 9 * n end, case when n % 7 = 0 then now() end",
    "generate_series(1, 120) n",
  );
  // Up to three visits each, some at the edge of a day in Prague, removed, excused or missed.
  await owner.query(
    `with visit as (
       select row_number() over () as n, v.id as voucher, v.issued_at + (v.id * k * 13) % 60 + time '22:30' as at from ft_vouchers v, generate_series(1, 3) k where v.id % 4 >= k
     ), event as (
       insert into events (medical_center_id, type, begin_at, end_at, owner_id, note, removed_at)
       select ${ids.center}, 'EVENT', at at time zone 'UTC', (at + interval '1 hour') at time zone 'UTC', ${ids.profiles.paramedic}, n::text, case when n % 9 = 0 then now() end from visit returning id, note
     )
     insert into patient_attendances (medical_center_id, event_id, patient_card_id, state, on_ft_voucher, ft_voucher_id)
     select ${ids.center}, event.id, ${ids.patients.jana}, (array['PRESENT', 'NOT_SET', 'EXCUSED', 'NOT_EXCUSED', 'PRESENT'])[1 + n % 5]::attendance_state, true, voucher from event join visit on visit.n::text = event.note`,
  );
  const rows = await db
    .select({ voucher: ftVouchers, by: nextLimitOn })
    .from(ftVouchers)
    .where(eq(ftVouchers.medicalCenterId, ids.center));
  const visits = await visitsOf(
    { db },
    rows.map(({ voucher }) => voucher.id),
  );
  const kinds = new Set<string>();
  for (const { voucher, by } of rows) {
    const { used, booked, firstAt } = visits.get(voucher.id) ?? noVisits;
    const isOpen = voucher.closedAt === null;
    const next = nextLimit({ ...voucher, isOpen, used, booked, firstOn: firstAt && localDate(firstAt) }, "2026-03-16");
    kinds.add(next?.limit ?? "NONE");
    expect([voucher, used, booked, by]).toEqual([voucher, used, booked, next?.by ?? null]);
  }
  expect([...kinds].sort()).toEqual(["BEGIN", "BOOK", "END", "NONE"]);
});

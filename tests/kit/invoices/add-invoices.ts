import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { cashInvoice } from "./invoice-contents.ts";

/** As many invoices of the centre, of payments of their own, numbered from 1 and issued on the cast's day. */
export async function addInvoices(owner: Pool, count: number) {
  await owner.query(
    `with made as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at, invoiced_at)
       select ${ids.center}, 'Družstvo', 'CZK', 45040, 'f' || n, timestamptz '2026-03-16 07:00Z', timestamptz '2026-03-16 08:00Z'
       from generate_series(1, $1::int) n returning id, medical_center_id
     ), numbered as (
       select id, medical_center_id, row_number() over (order by id)::int as position, gen_random_uuid() as uuid from made
     ), issued as (
       insert into invoices (uuid, medical_center_id, year, position, issued_on, content, digest, issued_at, issued_by)
       select uuid, medical_center_id, 2026, position, '2026-03-16', $2::jsonb || jsonb_build_object('number', '2026-' || lpad(position::text, 4, '0'), 'uuid', uuid), '', '2026-03-16 08:00Z', ${ids.profiles.receptionist}
       from numbered returning id, uuid
     )
     insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines)
     select issued.id, numbered.id, medical_center_id, '{0}' from numbered join issued using (uuid)`,
    [count, cashInvoice],
  );
  await owner.query("insert into invoice_series (medical_center_id, year, last) values ($1, 2026, $2)", [
    ids.center,
    count,
  ]);
}

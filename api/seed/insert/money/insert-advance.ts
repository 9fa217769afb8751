import { eq, sql } from "drizzle-orm";
import { DAY, earlier } from "#rules/time/durations.ts";
import type { Db } from "../../../core/db/client.ts";
import { payments } from "../../../core/db/tables/payments.ts";
import { addAdvance } from "../../../invoices/advances/issue-advance.ts";
import { recordDocument } from "./record-document.ts";

/** Takes half of a coming visit with VAT by card, and issues the document on that advance. */
export async function insertAdvance(db: Db, now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with visit as (
      select a.id, a.medical_center_id, a.patient_card_id, p.id as procedure_id, p.name, p.price_amount, p.price_currency, p.vat_rate,
        (select created_by from payments where created_by is not null order by id limit 1) as taken_by
      from patient_attendances a join events e on e.id = a.event_id join procedures p on p.id = e.procedure_id
        join patient_cards c on c.id = a.patient_card_id
      where p.vat_rate = 'PRIMARY' and c.town is not null and e.removed_at is null and e.begin_at > ${now}::timestamptz + interval '3 days'
        and not exists (select from payments where attendance_id = a.id)
      order by e.begin_at, a.id limit 1
    ), symbol as (
      update variable_symbols set last = last + 1 from visit where variable_symbols.medical_center_id = visit.medical_center_id returning last
    ), charged as (
      insert into payments (medical_center_id, patient_card_id, attendance_id, currency, price, paid, variable_symbol, created_at, created_by)
      select medical_center_id, patient_card_id, visit.id, price_currency, price_amount, price_amount / 2, to_char(${now}::timestamptz, 'YY') || lpad(last::text, 6, '0'), ${earlier(now, DAY)}, taken_by from visit, symbol
      returning *
    ), line as (
      insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type, target_id)
      select visit.medical_center_id, charged.id, 0, name, price, price, vat_rate, 'PROCEDURE', procedure_id from charged, visit
    )
    insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
    select medical_center_id, id, created_at, 'CARD', paid, created_by from charged returning payment_id as id`);
  for (const { id } of rows) {
    const [payment] = await db.select().from(payments).where(eq(payments.id, id));
    const profile = { id: payment!.createdBy!, medicalCenterId: payment!.medicalCenterId };
    const document = await addAdvance({ db, now: () => now, profile }, payment!);
    await recordDocument(db, "invoice.issued", document, [payment!]);
  }
}

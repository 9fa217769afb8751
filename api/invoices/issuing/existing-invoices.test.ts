import { expect, test } from "vitest";
import { databaseBefore } from "#tests/kit/migrations/database-before.ts";
import { cashInvoice } from "#tests/kit/invoices/invoice-contents.ts";

test("an invoice that was issued for one payment keeps it with all its lines", async () => {
  const { owner, upgrade } = await databaseBefore("_invoice_payers");
  await owner.query(`
    insert into medical_centers (id, slug, name, country) overriding system value values (1, 'lipa', 'Lípa', 'CZ');
    insert into profiles (id, medical_center_id, role, profession, name, surname, email, working_hours) overriding system value values (1, 1, 'ROLE_RECEPTIONIST', 'OTHER', 'Renata', 'Malá', 'renata@lipa.example', '[]');
    insert into payments (id, medical_center_id, payer, currency, price, variable_symbol) overriding system value values (7, 1, 'Družstvo', 'CZK', 100, '26000007')`);
  await owner.query(
    `insert into invoices (id, uuid, medical_center_id, payment_id, year, position, issued_on, content, digest, issued_at, issued_by) overriding system value
     values (3, gen_random_uuid(), 1, 7, 2026, 1, '2026-03-16', $1, 'digest', now(), 1)`,
    [{ ...cashInvoice, lines: [...cashInvoice.lines, ...cashInvoice.lines] }],
  );
  await upgrade();
  const { rows } = await owner.query("select invoice_id, payment_id, medical_center_id, lines from invoice_payments");
  expect(rows).toEqual([{ invoice_id: 3, payment_id: 7, medical_center_id: 1, lines: [0, 1] }]);
  for (const change of ["update invoice_payments set lines = '{0}'", "delete from invoice_payments"])
    await expect(owner.query(change), change).rejects.toThrow("only added");
  await expect(owner.query("truncate invoice_payments")).rejects.toThrow("invoices are issued and stay");
});

import { expect } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import { ACCOUNT, camtFile, type Line } from "../bank/statement-files.ts";

export type Charged = { id: number; vs: string };
const fields =
  "id version invoiceNumber price { amount } lines { name } payment { id } payments { id version } isdoc { text }";

/** Invoices of several payments of Anna's at the cast's centre, and statements of its account. */
export async function jointInvoicesOf(api: Awaited<ReturnType<typeof testApi>>) {
  const { owner } = api.database;
  await owner.query(
    `insert into billing_information (medical_center_id, company_name, town, iban, account_number_cze, invoicing_active) values ($1, 'U Lípy', 'Praha', $2, $3, true)`,
    [ids.center, ACCOUNT.iban, ACCOUNT.number],
  );
  let last = 810_000;
  /** Owed payments of Anna by default, each of a day later than the one before. */
  async function charged(amounts: number[], more: Record<string, unknown> = {}): Promise<Charged[]> {
    const made: Charged[] = [];
    for (const [at, amount] of amounts.entries()) {
      const vs = `26${++last}`;
      const row = {
        patient_card_id: ids.patients.anna,
        payer: null,
        currency: "CZK",
        paid: 0,
        payed_at: null,
        ...more,
      };
      const { rows } = await owner.query(
        `insert into payments (medical_center_id, price, variable_symbol, created_at, patient_card_id, payer, currency, paid, payed_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [
          ids.center,
          amount,
          vs,
          `2026-03-1${at} 10:00+01`,
          row.patient_card_id,
          row.payer,
          row.currency,
          row.paid,
          row.payed_at,
        ],
      );
      await owner.query(
        `insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type) values ($1, $2, 0, 'Masáž', $3, $3, 'ZERO', 'PROCEDURE')`,
        [ids.center, rows[0].id, amount],
      );
      made.push({ id: rows[0].id, vs });
    }
    return made;
  }
  const issue = (which: readonly { id: number; version?: number }[], who: Role = "receptionist") => {
    const [first, ...further] = which.map(({ id: payment, version = 1 }) => ({ payment, version }));
    return api.call(
      who,
      `mutation ($payment: Int!, $version: Int!, $further: [InvoicedPaymentInput!]) { invoiceCreate(payment: $payment, version: $version, further: $further) { ${fields} } }`,
      { ...first, further },
    );
  };
  const issued = async (which: readonly Charged[]) => {
    const { data, errors } = await issue(which);
    expect(errors).toBeUndefined();
    return data.invoiceCreate;
  };
  const symbolOf = async ({ id }: { id: number }): Promise<string> =>
    (await owner.query("select content ->> 'variableSymbol' as symbol from invoices where id = $1", [id])).rows[0]
      .symbol;
  const importLines = (lines: Line[]) =>
    api.upload(
      "admin",
      `mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }`,
      { file: null },
      { file: camtFile(lines) },
    );
  return { charged, issue, issued, symbolOf, importLines };
}

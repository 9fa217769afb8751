import { createHash } from "node:crypto";
import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "../ask.ts";

/** A payment of its own by SQL, and its invoice asked for. */
async function issue(
  payment: { payer?: string | null; price?: number; invoicedAt?: string | null; openedOn?: string } = {},
) {
  const { payer = "Bytové družstvo", price = 95_000, invoicedAt = null, openedOn = null } = payment;
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, variable_symbol, invoiced_at, opened_on)
     values ($1, $2, 'CZK', $3, left(md5(random()::text), 10), $4, $5) returning id`,
    [ids.center, payer, price, invoicedAt, openedOn],
  );
  return whole(ask("receptionist", `mutation { invoiceCreate(payment: ${rows[0].id}, version: 1) { id } }`));
}

/** Two payments of other payers that are asked to be invoiced together. */
async function issueTogether() {
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, variable_symbol)
     select $1, payer, 'CZK', 95000, left(md5(random()::text), 10) from unnest('{Alfa,Beta}'::text[]) as payer returning id`,
    [ids.center],
  );
  const [one, other] = rows;
  return whole(
    ask(
      "receptionist",
      `mutation { invoiceCreate(payment: ${one.id}, version: 1, further: [{ payment: ${other.id}, version: 1 }]) { id } }`,
    ),
  );
}

/** Asks while the centre is a payer of VAT that issues invoices, as it is not for others. */
async function asPayer<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const bill = (active: boolean) =>
    owner.query(
      `insert into billing_information (medical_center_id, company_name, vat_number, vat_payer, town, iban, invoicing_active)
       values ($1, 'U Lípy', 'CZ10000071', $2, 'Praha', 'CZ6508000000192000145399', $2)
       on conflict (medical_center_id) do update set vat_payer = $2, invoicing_active = $2`,
      [ids.center, active],
    );
  await bill(true);
  return ask().finally(() => bill(false));
}

/** A payment in euros with a taxed line, at a payer of VAT, and its invoice without a rate. */
async function issueInEuros() {
  const { rows } = await owner.query(
    `with paid as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol, created_at)
       values ($1, 'Alfa', 'EUR', 1210, 'eur211', '2026-03-16T09:00:00Z') returning id)
     insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
     select $1, id, 0, 'Masáž', 1210, 1210, 'PRIMARY', 'PROCEDURE' from paid returning payment_id as id`,
    [ids.center],
  );
  const customer = `customer: { name: "Alfa", address: { cisloDomovni: "12", obecNazev: "Písek", psc: "39701" } }`;
  const mutation = `mutation { invoiceCreate(payment: ${rows[0].id}, version: 1, ${customer}) { id } }`;
  return asPayer(() => field("exchangeRate", ask("receptionist", mutation)));
}

/** A payment of a text without a rate of VAT. */
const chargeText = `mutation { paymentCreate(input: { payer: "Klub", items: [{ name: "Kurz", price: { amount: 100, currency: "CZK" }, targetType: PROCEDURE }] }) { id } }`;

/** A payment with a document on an advance by SQL, whose payer is changed. */
async function changeDocumented() {
  const { rows } = await owner.query(
    `with paid as (
       insert into payments (medical_center_id, payer, currency, price, variable_symbol) values ($1, 'Alfa', 'CZK', 1210, 'adv216') returning id
     ), document as (
       insert into invoices (uuid, medical_center_id, kind, received, year, position, issued_on, content, digest, issued_at, issued_by)
       values (gen_random_uuid(), $1, 'ADVANCE', '{}', 2026, 1, '2026-03-16', '{"lines": [{"price": 1}], "rounding": 0}', '', '2026-03-16', $2) returning id)
     insert into invoice_payments (invoice_id, payment_id, medical_center_id, lines)
     select document.id, paid.id, $1, '{0}' from document, paid returning payment_id as id`,
    [ids.center, ids.profiles.receptionist],
  );
  return whole(
    ask("receptionist", `mutation { paymentPayerSet(payment: ${rows[0].id}, version: 1, payer: "Beta") { id } }`),
  );
}

/** A payment of Alfa with a taxed line, supplied on a day, of which a part was paid on another. */
async function taxedOn(day: string, paidOn?: string): Promise<number> {
  const { rows } = await owner.query(
    `with charged as (
       insert into payments (medical_center_id, payer, currency, price, paid, variable_symbol, created_at)
       values ($1, 'Alfa', 'CZK', 1210, case when $3::timestamptz is null then 0 else 500 end, left(md5(random()::text), 10), $2) returning id
     ), item as (
       insert into payment_items (medical_center_id, payment_id, position, name, list_price, price, vat_rate, target_type)
       select $1, id, 0, 'Masáž', 1210, 1210, 'PRIMARY', 'PROCEDURE' from charged
     ), entry as (
       insert into payment_entries (medical_center_id, payment_id, at, method, amount, profile_id)
       select $1, id, $3::timestamptz, 'CARD', 500, $4 from charged where $3::timestamptz is not null)
     select id from charged`,
    [ids.center, `${day}T09:00:00Z`, paidOn ? `${paidOn}T09:00:00Z` : null, ids.profiles.receptionist],
  );
  return rows[0].id;
}
/** The invoices of taxed payments at a payer of VAT. */
const issueTaxed = async (...payments: Promise<number>[]) => {
  const [first, ...further] = await Promise.all(payments);
  const others = further.map((payment) => `{ payment: ${payment}, version: 1 }`);
  return asPayer(() =>
    whole(
      ask("receptionist", `mutation { invoiceCreate(payment: ${first}, version: 1, further: [${others}]) { id } }`),
    ),
  );
};

const issueUnprintable = async (payment: Promise<number>) => {
  const customer = `{ name: "王伟", address: { cisloDomovni: "12", obecNazev: "Písek" } }`;
  const id = await payment;
  return asPayer(() =>
    whole(ask("receptionist", `mutation { invoiceCreate(payment: ${id}, version: 1, customer: ${customer}) { id } }`)),
  );
};

const issueNoAdvance = () =>
  asPayer(() =>
    whole(ask("receptionist", `mutation { invoiceAdvanceCreate(payment: ${ids.payments.jana}, version: 1) { id } }`)),
  );

/** A document of a centre that was founded just now, mailed `times`; its words are `words`. */
async function mailFromYoung(times: number, words = "Masáž") {
  const { rows } = await owner.query(
    `insert into invoices (uuid, medical_center_id, kind, year, position, issued_on, content, digest, issued_at, issued_by)
     values (gen_random_uuid(), $1, 'INVOICE', 2026, (select coalesce(max(position), 0) + 900 from invoices), '2026-03-16', $3, '', '2026-03-16', $2) returning id`,
    [
      ids.center,
      ids.profiles.receptionist,
      { customer: { name: "Alfa", address: {} }, issuer: { name: "Lípa", address: {} }, lines: [{ name: words }] },
    ],
  );
  const mail = `mutation { invoiceEmailSend(invoice: ${rows[0].id}, email: "nekdo@nikde.example") { id } }`;
  const found = (at: string) => owner.query("update medical_centers set created_at = $1", [at]);
  await found("2026-03-16T09:00:00Z");
  await owner.query("delete from rate_limits");
  if (times > 1)
    await owner.query("insert into rate_limits (key, count, reset_at) values ($1, $2, '2026-03-17T00:00:00Z')", [
      createHash("sha256").update(`message of young centre\n${ids.center}`).digest("hex"),
      times - 1,
    ]);
  return whole(ask("receptionist", mail)).finally(() => found("2021-01-04T09:00:00Z"));
}

/** The refusals of issuing and mailing invoices. */
export const invoices = {
  invoicingOff: () => issue(),
  paymentInvoiced: () => issue({ invoicedAt: "2026-03-16" }),
  notInvoiceable: () => issue({ price: 0 }),
  paymentOpened: () => issue({ openedOn: "2026-01-01" }),
  paymentsDiffer: issueTogether,
  rateInvalid: () =>
    field(
      "exchangeRate",
      ask("receptionist", "mutation { invoiceCreate(payment: 1, version: 1, exchangeRate: 9999) { id } }"),
    ),
  rateMissing: issueInEuros,
  vatRateMissing: () => asPayer(() => field("items.0.vatRate", ask("receptionist", chargeText))),
  advanceDocumented: changeDocumented,
  noAdvance: issueNoAdvance,
  customerIncomplete: () => issueTaxed(taxedOn("2026-03-16")),
  notPrintable: () => issueUnprintable(taxedOn("2026-03-16")),
  supplyAhead: () => issueTaxed(taxedOn("2026-05-04")),
  advanceMissing: () => issueTaxed(taxedOn("2026-03-10", "2026-02-20")),
  monthsDiffer: () => issueTaxed(taxedOn("2026-02-10"), taxedOn("2026-03-10")),
  centerYoung: () => mailFromYoung(21),
  addressInDocument: () => mailFromYoung(1, "www.zlo.example"),
  customerMissing: () => issue({ payer: null }),
  exportTooLong: () =>
    field("to", ask("admin", `{ invoicesExportCheck(dateRange: { from: "2025-01-01", to: "2026-01-02" }) { count } }`)),
};

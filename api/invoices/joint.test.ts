import { expect, onTestFinished, test } from "vitest";
import { createDb } from "#api/db/client.ts";
import { DAY, later } from "#rules/time/durations.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { ACCOUNT, camtFile, type Line } from "#tests/kit/bank/statement-files.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import { verifyInvoices } from "./verify.ts";

const api = await testApi();
const { owner } = api.database;
const queries: string[] = [];
countQueries(api.database.app, queries);
await owner.query(
  `insert into billing_information (medical_center_id, company_name, town, iban, account_number_cze, invoicing_active) values ($1, 'U Lípy', 'Praha', $2, $3, true)`,
  [ids.center, ACCOUNT.iban, ACCOUNT.number],
);

let last = 810_000;
type Charged = { id: number; vs: string };
/** Owed payments of Anna by default, each of a day later than the one before. */
async function charged(amounts: number[], more: Record<string, unknown> = {}): Promise<Charged[]> {
  const made: Charged[] = [];
  for (const [at, amount] of amounts.entries()) {
    const vs = `26${++last}`;
    const row = { patient_card_id: ids.patients.anna, payer: null, currency: "CZK", paid: 0, payed_at: null, ...more };
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
const fields =
  "id version invoiceNumber price { amount } lines { name } payment { id } payments { id version } isdoc { text }";
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
const code = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const credit = async (invoice: number, version: number, lines: number[]) =>
  (
    await api.call(
      "receptionist",
      `mutation ($lines: [Int!]!) { invoiceCreditNoteCreate(invoice: ${invoice}, version: ${version}, lines: $lines, reason: "Omyl") { payments { id } corrects { version } } }`,
      { lines },
    )
  ).data.invoiceCreditNoteCreate;
const symbolOf = async ({ id }: { id: number }): Promise<string> =>
  (await owner.query("select content ->> 'variableSymbol' as symbol from invoices where id = $1", [id])).rows[0].symbol;
const importLines = (lines: Line[]) =>
  api.upload(
    "admin",
    `mutation ($file: Upload!) { bankStatementImport(file: $file) { known } }`,
    { file: null },
    { file: camtFile(lines) },
  );
const invoiceable = async () =>
  (
    await api.call("receptionist", `{ invoiceablePayments(patientCard: ${ids.patients.anna}) { id } }`)
  ).data.invoiceablePayments.map(({ id }: Charged) => id);

test("payments of a patient go on one invoice, in the order of their days, under a symbol of its own", async () => {
  const [first, second, third] = (await charged([10_000, 20_000, 30_000])) as [Charged, Charged, Charged];
  expect(await invoiceable()).toEqual(expect.arrayContaining([first.id, second.id, third.id]));
  const invoice = await issued([third, first, second]);
  expect(invoice).toMatchObject({ price: { amount: 60_000 }, payment: { id: first.id } });
  expect(invoice.payments).toEqual([first, second, third].map(({ id }) => ({ id, version: 2 })));
  expect(invoice.lines.map(({ name }: { name: string }) => name.replaceAll("\u00a0", " "))).toEqual([
    "10. 3. 2026 Masáž",
    "11. 3. 2026 Masáž",
    "12. 3. 2026 Masáž",
  ]);
  const { rows } = await owner.query("select content from invoices where id = $1", [invoice.id]);
  expect(rows[0].content).toMatchObject({ suppliedOn: "2026-03-12", paidOn: null });
  expect([first.vs, second.vs, third.vs]).not.toContain(rows[0].content.variableSymbol);
  if (hasXmllint) expect(schemaErrors(invoice.isdoc.text)).toBe("");
  expect(await invoiceable()).not.toContain(second.id);
  const { data } = await api.call("admin", `{ payment(payment: ${second.id}) { invoice { id } invoiceable } }`);
  expect(data.payment).toEqual({ invoice: { id: invoice.id }, invoiceable: false });
});

test("payments that do not go together, are invoiced, were changed or are of another centre are refused", async () => {
  const [one, other] = (await charged([10_000, 10_000])) as [Charged, Charged];
  const [paid] = await charged([10_000], { paid: 10_000, payed_at: "2026-03-12" });
  const [others] = await charged([10_000], { patient_card_id: ids.patients.jana });
  const [payers] = await charged([10_000], { payer: "Družstvo" });
  const [inPart] = await charged([10_000], { paid: 5_000 });
  const withoutCard = await charged([10_000, 10_000], { patient_card_id: null });
  for (const two of [[one, paid!], [one, others!], [one, payers!], [one, inPart!], withoutCard])
    expect(code(await issue(two))).toBe("E208");
  expect(code(await issue([one, { id: other.id, version: 7 }]))).toBe("E012");
  expect(code(await issue([one, { id: ids.payments.foreign }]))).toBe("E003");
  await issued([other]);
  expect(code(await issue([one, { id: other.id, version: 2 }]))).toBe("E193");
  const many = Array.from({ length: 101 }, (_, at) => ({ id: at + 1 }));
  expect(code(await issue(many))).toBe("E004");
});

test("a credit note frees each payment with the last of its lines, and it is invoiced again", async () => {
  const [first, second] = (await charged([10_000, 20_000])) as [Charged, Charged];
  const invoice = await issued([first, second]);
  const note = await credit(invoice.id, 1, [1]);
  expect(note.payments).toEqual([{ id: second.id }]);
  expect(await invoiceable()).toContain(second.id);
  expect(await invoiceable()).not.toContain(first.id);
  expect((await issue([{ id: second.id, version: 3 }])).data.invoiceCreate.payments).toEqual([
    { id: second.id, version: 4 },
  ]);
  await credit(invoice.id, 2, [0]);
  expect(await invoiceable()).toContain(first.id);
  const db = createDb(owner);
  expect((await verifyInvoices(db)).differing).toEqual([]);
});

test("a statement pays all payments of an invoice by its symbol and sum, and asks about another amount", async () => {
  const [first, second] = (await charged([10_000, 20_000])) as [Charged, Charged];
  const [third, fourth] = (await charged([15_000, 25_000])) as [Charged, Charged];
  const lines: Line[] = [
    { amount: 30_000, vs: await symbolOf(await issued([first, second])), reference: "J-1" },
    { amount: 15_000, vs: await symbolOf(await issued([third, fourth])), reference: "J-2" },
  ];
  await importLines(lines);
  const { rows } = await owner.query("select id from bank_movements order by id desc limit 2");
  const read = async (id: number) =>
    (
      await api.call(
        "admin",
        `{ bankMovement(bankMovement: ${id}) { state advice { reason candidates { id } } bookings { amount payment { id } } } }`,
      )
    ).data.bankMovement;
  expect(await read(rows[1].id)).toEqual({
    state: "BOOKED",
    advice: null,
    bookings: [
      { amount: 10_000, payment: { id: first.id } },
      { amount: 20_000, payment: { id: second.id } },
    ],
  });
  expect(await read(rows[0].id)).toEqual({
    state: "WAITING",
    advice: { reason: "AMOUNT_DIFFERS", candidates: [{ id: third.id }, { id: fourth.id }] },
    bookings: [],
  });
});

const transferOf = async (payment: number) =>
  (
    await api.call(
      "receptionist",
      `{ paymentInfo(input: { payment: ${payment} }) { variableSymbol invoiceNumber price { amount } qrCode } }`,
    )
  ).data.paymentInfo;
const paidOf = async (which: readonly Charged[]) =>
  (
    await owner.query("select paid::int from payments where id = any($1) order by id", [which.map(({ id }) => id)])
  ).rows.map(({ paid }) => paid);

test("a payment on an invoice with others asks for what the invoice asks for, under its symbol", async () => {
  const which = (await charged([10_000, 20_000])) as [Charged, Charged];
  const invoice = await issued(which);
  const asked = {
    variableSymbol: await symbolOf(invoice),
    invoiceNumber: invoice.invoiceNumber,
    price: { amount: 30_000 },
  };
  const infos = [await transferOf(which[0].id), await transferOf(which[1].id)];
  expect(infos).toMatchObject([asked, asked]);
  expect(infos[0].qrCode).toContain("*AM:300.00*");
  const { data } = await api.call("admin", `{ paymentOfSymbol(variableSymbol: "${asked.variableSymbol}") { id } }`);
  expect(data.paymentOfSymbol).toEqual({ id: which[0].id });
  await importLines([{ amount: 30_000, vs: asked.variableSymbol, reference: "J-3" }]);
  expect(await paidOf(which)).toEqual([10_000, 20_000]);
  expect(await transferOf(which[1].id)).toBeNull();
  await importLines([{ amount: 30_000, vs: asked.variableSymbol, reference: "J-4" }]);
  const { rows } = await owner.query("select id from bank_movements order by id desc limit 1");
  const twice = await api.call("admin", `{ bankMovement(bankMovement: ${rows[0].id}) { advice { reason } } }`);
  expect(twice.data.bankMovement.advice).toEqual({ reason: "SETTLED" });
});

test("a payment that is paid by its own symbol leaves the rest to the invoice, whichever comes first", async () => {
  const which = (await charged([10_000, 20_000, 30_000])) as [Charged, Charged, Charged];
  const invoice = await issued(which);
  await importLines([{ amount: 10_000, vs: which[0].vs, reference: "J-5" }]);
  expect(await paidOf(which)).toEqual([10_000, 0, 0]);
  expect(await transferOf(which[2].id)).toMatchObject({ price: { amount: 50_000 } });
  await importLines([{ amount: 50_000, vs: await symbolOf(invoice), reference: "J-6" }]);
  expect(await paidOf(which)).toEqual([10_000, 20_000, 30_000]);
});

test("payments on an invoice are reminded of together, once", async () => {
  await owner.query("update patient_cards set email = 'anna@pacient.example' where id = $1", [ids.patients.anna]);
  const which = (await charged([10_000, 20_000, 30_000])) as [Charged, Charged, Charged];
  const symbol = await symbolOf(await issued(which));
  const other = (await charged([10_000, 20_000])) as [Charged, Charged];
  await issued(other);
  api.clock.now = later(api.clock.now, 40 * DAY);
  await owner.query("update sessions set expires_at = '2027-01-01', last_seen_at = $1", [api.clock.now]);
  const remind = async (payments: Charged[]) =>
    (
      await api.call(
        "receptionist",
        `mutation { paymentsRemind(payments: [${payments.map(({ id }) => id).join()}]) { obstacle } }`,
      )
    ).data.paymentsRemind;
  expect(await remind([which[0], which[1]])).toEqual([{ obstacle: null }, { obstacle: null }]);
  expect(await remind([which[2]])).toEqual([{ obstacle: "TOO_SOON" }]);
  const { rows } = await owner.query("select subject, body from mails where cause like 'payment %'");
  expect(rows).toHaveLength(1);
  expect(rows[0].subject).toContain(symbol);
  expect(rows[0].body.replaceAll("\u00a0", " ")).toContain("600 Kč");
  // A colleague is about to remind of the other payment.
  const colleague = await owner.connect();
  onTestFinished(() => colleague.release(true));
  await colleague.query("begin");
  await colleague.query("select from payments where id = $1 for update", [other[0].id]);
  let obstacles: unknown;
  const answer = remind([other[1]]).then((found) => (obstacles = found));
  const waiting = async () =>
    (await owner.query("select from pg_locks where not granted and locktype = 'transactionid'")).rowCount;
  await expect.poll(async () => obstacles ?? (await waiting())).toBeTruthy();
  await colleague.query(
    "insert into payment_reminders (medical_center_id, payment_id, at, amount, profile_id) values ($1, $2, $3, 10000, $4)",
    [ids.center, other[0].id, api.clock.now, ids.profiles.admin],
  );
  await colleague.query("commit");
  expect(await answer).toEqual([{ obstacle: "TOO_SOON" }]);
});

test("an invoice of many payments takes as many queries as one of two", async () => {
  const asked = async (count: number) => {
    const which = await charged(Array.from({ length: count }, () => 1_000));
    queries.length = 0;
    await issued(which);
    return queries.length;
  };
  await asked(1);
  expect(await asked(8)).toBe(await asked(2));
});

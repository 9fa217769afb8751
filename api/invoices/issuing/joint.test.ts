import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import { jointInvoicesOf, type Charged } from "#tests/kit/invoices/joint-invoices.ts";
import { verifyInvoices } from "../verify.ts";

const api = await testApi();
const { owner } = api.database;
const { charged, issue, issued } = await jointInvoicesOf(api);

const queries: string[] = [];
countQueries(api.database.app, queries);
const code = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const credit = async (invoice: number, version: number, lines: number[]) =>
  (
    await api.call(
      "receptionist",
      `mutation ($lines: [Int!]!) { invoiceCreditNoteCreate(invoice: ${invoice}, version: ${version}, lines: $lines, reason: "Omyl") { payments { id } corrects { version } } }`,
      { lines },
    )
  ).data.invoiceCreditNoteCreate;
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

import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { cashInvoice, severalWays } from "#tests/kit/invoices/invoice-contents.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { digestOf } from "./digest.ts";
import { invoiceMailText } from "./email/mail-text.ts";
import { isdocOf } from "./files/isdoc.ts";
import { pohodaInvoice } from "./files/pohoda.ts";
import { verifyInvoices } from "./verify.ts";

const api = await testApi();
const { owner } = api.database;
await owner.query(
  `insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active) values ($1, 'U Lípy', 'Praha', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const ask = async (document: string, variables: object = {}) => {
  const { data, errors } = await api.call("admin", document, variables);
  expect(errors).toBeUndefined();
  return data;
};
type Payment = { id: number; version: number; entries: { id: number }[] };
const shown = "id version entries { id }";
const create = async (amount: number): Promise<Payment> =>
  (
    await ask(
      `mutation { paymentCreate(input: { patientCard: ${ids.patients.anna}, items: [{ name: "LTV", price: { amount: ${amount}, currency: "CZK" }, targetType: PROCEDURE }] }) { ${shown} } }`,
    )
  ).paymentCreate;
const take = async ({ id, version }: Payment, method: string, amount?: number): Promise<Payment> =>
  (
    await ask(
      `mutation ($input: PaymentUpdateInput!) { paymentUpdate(payment: ${id}, version: ${version}, input: $input) { ${shown} } }`,
      { input: { paymentMethod: method, ...(amount && { amount: { amount, currency: "CZK" } }) } },
    )
  ).paymentUpdate;
const reverse = async ({ id, version, entries }: Payment): Promise<Payment> =>
  (
    await ask(
      `mutation { paymentEntryReverse(payment: ${id}, version: ${version}, entry: ${entries.at(-1)!.id}, reason: "Omyl") { ${shown} } }`,
    )
  ).paymentEntryReverse;
const issue = async ([first, ...further]: Payment[]): Promise<{ id: number; version: number }> =>
  (
    await ask(
      `mutation ($further: [InvoicedPaymentInput!]) { invoiceCreate(payment: ${first!.id}, version: ${first!.version}, further: $further) { id version } }`,
      { further: further.map(({ id: payment, version }) => ({ payment, version })) },
    )
  ).invoiceCreate;
const contentOf = async (id: number) =>
  (await owner.query("select content from invoices where id = $1", [id])).rows[0].content;

test("an invoice says what each method has paid of it, with the rounding and without what was reversed", async () => {
  const first = await take(await take(await create(50_000), "CARD", 20_000), "CASH");
  const second = await take(await reverse(await take(await create(30_049), "TRANSFER")), "CASH");
  const { id, version } = await issue([first, second]);
  const paidBy = [
    { method: "CARD", amount: 20_000 },
    { method: "CASH", amount: 60_000 },
  ];
  expect(await contentOf(id)).toMatchObject({ paidBy, rounding: -49, payment: { method: "CASH" } });
  const note = await ask(
    `mutation { invoiceCreditNoteCreate(invoice: ${id}, version: ${version}, lines: [0], reason: "Omyl") { id } }`,
  );
  expect(Object.keys(await contentOf(note.invoiceCreditNoteCreate.id))).not.toContain("paidBy");
  await runJobs(api);
  expect((await verifyInvoices(createDb(owner))).differing).toEqual([]);
});

test("an invoice of one method, and one that is owed, have the fields that they always had", async () => {
  for (const payment of [await take(await create(10_000), "CARD"), await create(10_000)])
    expect(Object.keys(await contentOf((await issue([payment])).id)).toSorted()).toEqual(
      Object.keys(cashInvoice).toSorted(),
    );
  const issued = { medicalCenterId: 1, paymentIds: [7], year: 2026, position: 3, content: cashInvoice };
  expect(digestOf(issued)).toBe("8b9e2f98f13416e9d9df2093b4bd75d3d7072c8cd535e3f40a11fef87bd79ef2");
});

test("ISDOC, Pohoda and the mail have every method with its amount", () => {
  const parse = (text: string) => new DOMParser().parseFromString(text, "text/xml");
  const paid = [...parse(isdocOf(severalWays)).getElementsByTagName("Payment")];
  expect(paid.map(({ textContent }) => textContent!.trim().split(/\s+/))).toEqual([
    ["400.00", "48"],
    ["50.00", "10"],
  ]);
  const pohoda = pohodaInvoice(severalWays);
  expect(pohoda).toContain("Uhrazeno kartou 400.00 CZK, v hotovosti 50.00 CZK.");
  expect(pohoda).toContain("<typ:paymentType>cash</typ:paymentType>");
  const mailed = (["cs", "de", "en", "sk"] as const).map((language) =>
    invoiceMailText(language, severalWays)
      .body.replaceAll("\u00a0", " ")
      .split("\n")
      .find((row) => row.includes("400")),
  );
  expect(mailed).toEqual([
    "Uhrazeno: kartou 400,00 Kč, v hotovosti 50,00 Kč.",
    "Bezahlt: mit Karte 400,00 Kč, bar 50,00 Kč.",
    "Paid: by card 400.00 Kč, in cash 50.00 Kč.",
    "Uhradené: kartou 400,00 Kč, v hotovosti 50,00 Kč.",
  ]);
});

import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
await owner.query("truncate payments, cash_entries cascade");
await owner.query("update medical_centers set currency = 'EUR' where id = $1", [ids.center]);
await owner.query(
  `insert into billing_information (medical_center_id, company_name, company_number, vat_number, vat_payer, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true)`,
  [ids.center],
);

async function ask(document: string, variables: object = {}) {
  const { data, errors } = await api.call("receptionist", document, variables);
  if (!errors) return data[Object.keys(data)[0]!];
  const fields = (errors[0]!.extensions.fields ?? []) as { path: string[]; code: string }[];
  return fields.map(({ path, code }) => `${path.join(".")} ${code}`).join() || errors[0]!.extensions.code;
}
const charge = async (vatRate = "PRIMARY"): Promise<number> =>
  (
    await ask("mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }", {
      input: {
        patientCard: ids.patients.anna,
        items: [{ name: "Masáž", price: { amount: 12_100, currency: "EUR" }, vatRate, targetType: "PROCEDURE" }],
      },
    })
  ).id;
const issue = (payment: number, exchangeRate?: number) =>
  ask(
    `mutation { invoiceCreate(payment: ${payment}, version: 1${exchangeRate === undefined ? "" : `, exchangeRate: ${exchangeRate}`}) { id version invoiceCacheUuid } }`,
  );
const contentOf = async ({ invoiceCacheUuid }: { invoiceCacheUuid: string }) =>
  (await ask(`{ dataForInvoice(invoiceCacheUuid: "${invoiceCacheUuid}") { content } }`)).content;
const rateOf = (payment: number) => ask(`{ invoiceExchangeRate(payment: ${payment}) { suppliedOn offered } }`);

// A tax document names the address of its customer.
await owner.query("update patient_cards set house_number = '12', town = 'Písek' where id = $1", [ids.patients.anna]);

test("an invoice of a taxed line in euros needs a rate, which its credit note keeps", async () => {
  const payment = await charge();
  expect(await issue(payment)).toBe("exchangeRate E211");
  for (const rate of [9_999, 50_001, -1]) expect(await issue(payment, rate)).toBe("exchangeRate E210");
  const invoice = await issue(payment, 24_315);
  expect((await contentOf(invoice)).exchangeRate).toBe(24_315);
  const note = await ask(
    `mutation { invoiceCreditNoteCreate(invoice: ${invoice.id}, version: ${invoice.version}, lines: [0], reason: "Omyl") { invoiceCacheUuid } }`,
  );
  expect((await contentOf(note)).exchangeRate).toBe(24_315);
});

test("the rate last used for a day of supply is offered for it, and for no other", async () => {
  expect(await rateOf(await charge())).toEqual({ suppliedOn: "2026-03-16", offered: 24_315 });
  await issue(await charge(), 24_320);
  expect(await rateOf(await charge())).toEqual({ suppliedOn: "2026-03-16", offered: 24_320 });
  api.clock.now = new Date("2026-03-17T08:00:00Z");
  await owner.query("update sessions set expires_at = '2027-01-01', last_seen_at = $1", [api.clock.now]);
  expect(await rateOf(await charge())).toEqual({ suppliedOn: "2026-03-17", offered: null });
});

test("none is asked for without a taxed line, nor of a centre that pays no VAT", async () => {
  const care = await charge("ZERO");
  expect(await rateOf(care)).toBeNull();
  expect(await contentOf(await issue(care, 24_315))).not.toHaveProperty("exchangeRate");
  const taxed = await charge();
  const foreign = await api.call("foreign", `{ invoiceExchangeRate(payment: ${taxed}) { suppliedOn } }`);
  expect(foreign.errors?.[0]?.extensions.code).toBe("E003");
  await owner.query("update billing_information set vat_payer = false");
  expect(await rateOf(taxed)).toBeNull();
  expect(await contentOf(await issue(taxed))).not.toHaveProperty("exchangeRate");
});

import fc from "fast-check";
import { ids } from "#tests/cast/people.ts";
import { pick, pickOf, step } from "../step.ts";
import { paymentsOf } from "./money.ts";

const { center } = ids;
const customer = {
  name: "Kovo s.r.o.",
  address: { uliceNazev: "Jankovcova", cisloDomovni: "1522", psc: "170 00", obecNazev: "Praha" },
};

export const invoice = step(
  "invoice",
  fc.record({ pick, further: fc.nat(2), isToCompany: fc.boolean() }),
  async (world, { pick, further, isToCompany }) => {
    const payment = pickOf(await paymentsOf(world, "canceled_at is null and invoiced_at is null and price > 0"), pick);
    if (!payment) return;
    const of = `(select patient_card_id from payments where id = ${payment.id})`;
    const others = await paymentsOf(
      world,
      `canceled_at is null and invoiced_at is null and paid = 0 and price > 0 and id <> ${payment.id} and patient_card_id = ${of}`,
    );
    await world.ask(
      "receptionist",
      `mutation ($further: [InvoicedPaymentInput!], $customer: InvoiceCustomerInput) {
         invoiceCreate(payment: ${payment.id}, version: ${payment.version}, further: $further, customer: $customer) { id } }`,
      {
        further: others.slice(0, further).map(({ id, version }) => ({ payment: id, version })),
        customer: isToCompany ? customer : null,
      },
    );
  },
);

export const advance = step("advance", pick, async (world, pick) => {
  const payment = pickOf(await paymentsOf(world, "canceled_at is null and paid > 0"), pick);
  if (payment)
    await world.ask(
      "receptionist",
      `mutation ($customer: InvoiceCustomerInput) { invoiceAdvanceCreate(payment: ${payment.id}, version: ${payment.version}, customer: $customer) { id } }`,
      { customer },
    );
});

export const credit = step("credit", pick, async (world, pick) => {
  const document = pickOf(
    await world.sql(
      `select id, version, jsonb_array_length(content -> 'lines') as lines from invoices where medical_center_id = $1 and kind <> 'CREDIT_NOTE' order by id`,
      [center],
    ),
    pick,
  );
  if (!document) return;
  const lines = Array.from({ length: document.lines }, (_, at) => at);
  await world.ask(
    "admin",
    `mutation ($lines: [Int!]!) { invoiceCreditNoteCreate(invoice: ${document.id}, version: ${document.version}, lines: $lines, reason: "Vráceno") { id } }`,
    { lines },
  );
});

import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
await owner.query(
  `insert into billing_information (medical_center_id, company_name, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', 'České Budějovice', 'CZ6508000000192000145399', true)`,
  [ids.center],
);
const company = {
  name: "Alza.cz a.s.",
  companyNumber: "270 82 440",
  vatNumber: "27082440",
  address: { uliceNazev: "Jankovcova", cisloDomovni: "1522", psc: "170 00", obecNazev: "Praha" },
};

const create = async (more: object = { patientCard: patients.anna }): Promise<number> =>
  (
    await api.call("receptionist", "mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }", {
      input: { items: [{ name: "LTV", price: { amount: 95_000, currency: "CZK" }, targetType: "PROCEDURE" }], ...more },
    })
  ).data.paymentCreate.id;
const issue = (payment: number, customer?: object) =>
  api.call(
    "receptionist",
    `mutation ($payment: Int!, $customer: InvoiceCustomerInput) {
       invoiceCreate(payment: $payment, version: 1, customer: $customer) { id customer { name companyNumber vatNumber country } } }`,
    { payment, customer },
  );
const offered = async (payment: number, who: Role = "receptionist") => {
  const { data } = await api.call(who, `{ invoiceCustomers(payment: ${payment}) { customer { name } } }`);
  return data?.invoiceCustomers.map(({ customer }: { customer: { name: string } }) => customer.name);
};

test("an invoice is issued to a company in the place of the patient, with its numbers and address", async () => {
  const { data } = await issue(await create(), company);
  expect(data.invoiceCreate.customer).toEqual({
    name: "Alza.cz a.s.",
    companyNumber: "27082440",
    vatNumber: "CZ27082440",
    country: "CZ",
  });
  const { rows } = await owner.query("select content -> 'customer' as customer from invoices where id = $1", [
    data.invoiceCreate.id,
  ]);
  expect(rows[0].customer).toMatchObject({ address: { psc: "17000", obecNazev: "Praha" }, abroadAddress: null });
});

test("an invoice of a payment without patient and payer needs a customer, whose numbers have their check digits", async () => {
  const withoutCard = await create({});
  expect((await issue(withoutCard)).errors![0]!.extensions.code).toBe("E195");
  const wrong = await issue(withoutCard, {
    name: " ",
    companyNumber: "27082441",
    vatNumber: "CZ27082441",
    country: "XX",
  });
  expect(wrong.errors![0]!.extensions.fields).toMatchObject([
    { path: ["name"], code: "E1F1" },
    { path: ["companyNumber"], code: "E1Q1" },
    { path: ["vatNumber"], code: "E1Q2" },
    { path: ["country"], code: "E1F6" },
  ]);
  const abroad = { name: "Gruber GmbH", abroadAddress: "Landstraße 1\n1030 Wien", country: "AT" };
  expect((await issue(withoutCard, abroad)).data.invoiceCreate.customer.country).toBe("AT");
});

test("the customers of a patient's invoices before are offered, the latest first, of each one and never the patient", async () => {
  const other = { name: "Kovo s.r.o." };
  for (const customer of [company, other, other, undefined]) await issue(await create(), customer);
  const next = await create();
  expect(await offered(next)).toEqual(["Kovo s.r.o.", "Alza.cz a.s."]);
  expect(await offered(await create({ patientCard: patients.jana }))).toEqual([]);
  expect(await offered(next, "foreign")).toBeUndefined();
});

import { beforeEach, expect, test } from "vitest";
import { ids, now } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;

await owner.query(
  `insert into billing_information (medical_center_id, company_name, vat_number, vat_payer, town, iban, invoicing_active, due_days)
   values ($1, 'U Lípy', 'CZ10000071', true, 'Praha', 'CZ6508000000192000145399', true, 21)`,
  [ids.center],
);
await owner.query("update sessions set expires_at = '2028-01-01'");
beforeEach(async () => {
  await on(now);
});
const on = (moment: Date) => {
  api.clock.now = moment;
  return owner.query("update sessions set last_seen_at = $1, authenticated_at = $1", [moment]);
};
const payer = (isPayer: boolean) => owner.query("update billing_information set vat_payer = $1", [isPayer]);

/** The answer, or the name of its field and code. */
async function ask(document: string, variables: object = {}) {
  const { data, errors } = await api.call("admin", document, variables);
  if (!errors) return data[Object.keys(data)[0]!];
  return errors[0]!.extensions.code;
}
/** A payment of somebody else with one line. */
async function charged({ rate = "PRIMARY", price = 121_000, day = now, name = "Družstvo" } = {}): Promise<number> {
  await on(day);
  const items = [{ name: "Masáž", price: { amount: price, currency: "CZK" }, vatRate: rate, targetType: "PROCEDURE" }];
  const { id } = await ask("mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }", {
    input: { payer: name, items },
  });
  await on(now);
  return id;
}
const draft = (payment: number, further: number[] = []) =>
  ask(`{ invoiceDraft(payment: ${payment}, further: [${further}]) { asksCustomer obstacle dueDays } }`);
const issue = (payment: number, rest = "") =>
  ask(`mutation { invoiceCreate(payment: ${payment}, version: 1${rest}) { dueOn } }`);
/** The fields that an invoice with this customer is refused at. */
async function faults(payment: number, customer: string) {
  const { errors } = await api.call(
    "admin",
    `mutation { invoiceCreate(payment: ${payment}, version: 1, customer: ${customer}) { id } }`,
  );
  return errors![0]!.extensions.fields.map(({ path, code }: { path: string[]; code: string }) => [
    path.join("."),
    code,
  ]);
}
const addressed = (name: string) =>
  `, customer: { name: "${name}", address: { cisloDomovni: "12", obecNazev: "Písek", psc: "39701" } }`;

const bare = [
  ["address.cisloDomovni", "E1F1"],
  ["address.obecNazev", "E1F1"],
];

test("a tax document, and any above 10,000 Kč, asks for the address of its customer, others do not", async () => {
  const taxed = await charged();
  expect(await draft(taxed)).toEqual({ asksCustomer: true, obstacle: null, dueDays: 21 });
  expect(await issue(taxed)).toBe("E245");
  expect(await faults(taxed, `{ name: "Družstvo" }`)).toEqual(bare);
  expect(await faults(taxed, `{ name: "Zväz", country: "SK" }`)).toEqual(bare);
  expect(await faults(taxed, `{ name: "Družstvo", address: { obecNazev: "Písek", uliceNazev: "Dlouhá" } }`)).toEqual([
    ["address.cisloDomovni", "E1F1"],
  ]);
  expect(await faults(taxed, `{ name: "Verein", country: "AT" }`)).toEqual([["abroadAddress", "E1F1"]]);
  expect(await issue(taxed, addressed("Družstvo"))).toEqual({ dueOn: "2026-04-06" });
  await payer(false);
  const [small, large] = [await charged({ price: 1_000_000 }), await charged({ price: 1_000_001 })];
  expect([await draft(small), await draft(large)]).toMatchObject([{ asksCustomer: false }, { asksCustomer: true }]);
  expect([await issue(small), await issue(large)]).toEqual([{ dueOn: "2026-04-06" }, "E245"]);
  await payer(true);
});

test("a taxed supply that is ahead has no invoice yet, an exempt one has, and so has one that is paid", async () => {
  const january = new Date("2027-01-12T09:00:00Z");
  const [taxed, exempt, paid] = [
    await charged({ day: january }),
    await charged({ day: january, rate: "ZERO" }),
    await charged({ day: january }),
  ];
  expect([await draft(taxed), await draft(exempt)]).toMatchObject([{ obstacle: "supplyAhead" }, { obstacle: null }]);
  expect(await issue(taxed, addressed("Družstvo"))).toBe("E246");
  expect(await issue(exempt, addressed("Družstvo"))).toEqual({ dueOn: "2026-04-06" });
  await ask(`mutation { paymentUpdate(payment: ${paid}, version: 1, input: { paymentMethod: CARD }) { id } }`);
  expect(
    await ask(`mutation { invoiceCreate(payment: ${paid}, version: 2${addressed("Družstvo")}) { dueOn } }`),
  ).toEqual({ dueOn: "2026-03-16" });
});

test("money of an earlier month has its document before the invoice, money of the same month need not", async () => {
  const april = new Date("2026-04-10T09:00:00Z");
  const [sooner, same] = [await charged({ day: april }), await charged({ day: new Date("2026-03-30T09:00:00Z") })];
  for (const payment of [sooner, same])
    await ask(
      `mutation { paymentUpdate(payment: ${payment}, version: 1, input: { paymentMethod: CARD, amount: { amount: 50000, currency: "CZK" } }) { id } }`,
    );
  await on(april);
  const invoice = (payment: number, version: number, rest = "") =>
    ask(`mutation { invoiceCreate(payment: ${payment}, version: ${version}${rest}) { dueOn } }`);
  expect(await draft(sooner)).toMatchObject({ obstacle: "advanceMissing" });
  expect(await invoice(sooner, 2, addressed("Družstvo"))).toBe("E247");
  await ask(
    `mutation { invoiceAdvanceCreate(payment: ${sooner}, version: 2${addressed("Družstvo")}) { invoiceNumber } }`,
  );
  expect(await draft(sooner)).toMatchObject({ obstacle: null });
  expect(await invoice(sooner, 3)).toMatchObject({ dueOn: expect.any(String) });
  expect(await invoice(same, 2, addressed("Družstvo"))).toMatchObject({ dueOn: expect.any(String) });
});

test("taxed supplies of one invoice are of one month, exempt ones of any", async () => {
  const february = new Date("2026-02-10T09:00:00Z");
  const taxed = [await charged({ day: february }), await charged()] as const;
  const exempt = [await charged({ day: february, rate: "ZERO" }), await charged({ rate: "ZERO" })] as const;
  const together = ([one, other]: readonly [number, number]) =>
    issue(one, `${addressed("Družstvo")}, further: [{ payment: ${other}, version: 1 }]`);
  expect(await draft(taxed[0], [taxed[1]])).toMatchObject({ obstacle: "monthsDiffer" });
  expect(await together(taxed)).toBe("E248");
  expect(await together(exempt)).toEqual({ dueOn: "2026-04-06" });
});

test("an invoice is due by its customer's days before, else by those of the centre", async () => {
  const name = "Slévárna";
  const [first, second, third] = [await charged({ name }), await charged({ name }), await charged({ name })];
  expect(await issue(first, `${addressed(name)}, dueDays: 30`)).toEqual({ dueOn: "2026-04-15" });
  expect(await draft(second)).toMatchObject({ dueDays: 30 });
  expect(await issue(second, addressed(name))).toEqual({ dueOn: "2026-04-15" });
  expect(await issue(third, addressed("Jiná"))).toEqual({ dueOn: "2026-04-06" });
  expect(await issue(await charged(), `${addressed(name)}, dueDays: 366`)).toBe("E004");
  const company = addressed("Kovo").replace("name:", 'companyNumber: "27082440", name:');
  expect(await issue(await charged(), `${company}, dueDays: 45`)).toEqual({ dueOn: "2026-04-30" });
  expect(await issue(await charged({ name: "Jiný plátce" }), company)).toEqual({ dueOn: "2026-04-30" });
});

test("a Slovak issuer and customer have their DIČ next to the IČ DPH, on paper, in ISDOC and for Pohoda", async () => {
  const billing = `mutation { billingInformationUpdate(version: 1, input: { taxNumber: "2020273893", vatNumber: "SK2020273893" }) { taxNumber vatNumber } }`;
  expect(await ask(billing)).toEqual({ taxNumber: "2020273893", vatNumber: "SK2020273893" });
  const payment = await charged();
  const customer = `, customer: { name: "Firma", taxNumber: "2020317068", vatNumber: "SK2020317068", address: { cisloDomovni: "7", obecNazev: "Nitra" }, country: "SK" }`;
  const { isdoc, customer: printed } = await ask(
    `mutation { invoiceCreate(payment: ${payment}, version: 1${customer}) { isdoc { text } customer { taxNumber vatNumber } } }`,
  );
  expect(printed).toEqual({ taxNumber: "2020317068", vatNumber: "SK2020317068" });
  for (const number of ["2020273893", "2020317068"])
    expect(isdoc.text).toMatch(new RegExp(`<CompanyID>${number}</CompanyID>\\s*<TaxScheme>TIN</TaxScheme>`));
  expect(await ask(billing.replace('"2020273893"', '"202027389"'))).toBe("E004");
});

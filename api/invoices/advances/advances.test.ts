import { expect, test } from "vitest";
import { invoiceTotals } from "#rules/invoices/vat-sums.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { advancesOf } from "#tests/kit/invoices/advances.ts";

const api = await testApi();
const { owner } = api.database;
const { center, patients } = ids;
const { ask, visitOn, stateOf, change, take, document, invoice, credit, contentOf, on } = await advancesOf(api);

const billing = (values: string) =>
  owner.query(`update billing_information set ${values} where medical_center_id = $1`, [center]);

test("money that came before the visit has a document, which its invoice deducts", async () => {
  const payment = await visitOn("2026-04-10");
  await take(payment, 50_000);
  expect((await stateOf(payment)).advance).toEqual({ receivedOn: "2026-03-16", amount: { amount: 50_000 } });
  await on("2026-03-18");
  const issued = await document(payment);
  expect(issued.invoiceNumber).toBe("Z2026-0001");
  expect(await contentOf(issued.invoiceCacheUuid)).toMatchObject({
    onAdvance: true,
    issuedOn: "2026-03-18",
    suppliedOn: "2026-03-16",
    paidOn: "2026-03-16",
    customer: { name: expect.stringContaining("Jana") },
    lines: [
      { name: "Masáž", price: 30_250, vat: { percent: 21 } },
      { name: "LTV", price: 19_750, vat: { zeroReason: "HEALTH_CARE" } },
    ],
    rounding: 0,
    payment: { method: "CARD" },
  });
  expect(await stateOf(payment)).toMatchObject({ invoiced: false, advance: null });
  expect(await document(payment)).toBe("E217");

  await on("2026-04-10");
  await take(payment, 10_000);
  const final = await invoice(payment);
  const content = await contentOf(final.invoiceCacheUuid);
  expect(content).toMatchObject({
    suppliedOn: "2026-04-10",
    paidBefore: 10_000,
    lines: [{ price: 121_000 }, { price: 79_000 }],
    deducted: [{ number: "Z2026-0001", receivedOn: "2026-03-16", lines: [{ price: 30_250 }, { price: 19_750 }] }],
  });
  const { qrCode, vatSums } = await ask(
    `{ dataForInvoice(invoiceCacheUuid: "${final.invoiceCacheUuid}") { qrCode vatSums { vatPrice } } }`,
  );
  expect(qrCode).toContain("AM:1400.00*");
  // 210.00 of the whole, less 52.50 of the advance.
  expect(vatSums[0].vatPrice).toBe(15_750);
  expect((await stateOf(payment)).invoices.at(-1).price.amount).toBe(150_000);
  await on("2026-03-16");
});

test("each day on which money came has a document of its own, whose customer is that of the first", async () => {
  const payment = await visitOn("2026-04-10");
  await take(payment, 30_000);
  await take(payment, 20_000, "CASH");
  await on("2026-03-17");
  await take(payment, 10_000);
  const company = `, customer: { name: "Kovo s.r.o.", address: { cisloDomovni: "12", obecNazev: "Písek" } }`;
  const first = await contentOf((await document(payment, company)).invoiceCacheUuid);
  expect(first).toMatchObject({
    suppliedOn: "2026-03-16",
    customer: { name: "Kovo s.r.o." },
    paidBy: [
      { method: "CARD", amount: 30_000 },
      { method: "CASH", amount: 20_000 },
    ],
  });
  expect((await stateOf(payment)).advance).toEqual({ receivedOn: "2026-03-17", amount: { amount: 10_000 } });
  expect(await document(payment, company)).toBe("E216");
  expect(await contentOf((await document(payment)).invoiceCacheUuid)).toMatchObject({
    suppliedOn: "2026-03-17",
    customer: { name: "Kovo s.r.o." },
  });
  // The rest is paid before the visit too: the invoice is of that day, and has no document on it.
  await on("2026-03-20");
  await take(payment, 140_000);
  expect((await stateOf(payment)).advance).toBeNull();
  expect(await invoice(payment, company)).toBe("E216");
  const content = await contentOf((await invoice(payment)).invoiceCacheUuid);
  expect(content).toMatchObject({ suppliedOn: "2026-03-20", paidOn: "2026-03-20", customer: { name: "Kovo s.r.o." } });
  expect(content.deducted).toHaveLength(2);
  expect(content).not.toHaveProperty("paidBy");
  await on("2026-03-16");
});

test("nothing is offered without VAT, on the day of the visit, in euros, or with an invoice", async () => {
  const none = async (payment: number) => [(await stateOf(payment)).advance, await document(payment)];
  const care = await visitOn("2026-04-10", "ZERO");
  await take(care, 10_000);
  expect(await none(care)).toEqual([null, "E217"]);
  const today = await visitOn("2026-03-16");
  await take(today, 10_000);
  expect(await none(today)).toEqual([null, "E217"]);
  const payment = await visitOn("2026-04-10");
  await take(payment, 10_000);
  await owner.query("update payments set currency = 'EUR' where id = $1", [payment]);
  expect(await none(payment)).toEqual([null, "E217"]);
  await owner.query("update payments set currency = 'CZK' where id = $1", [payment]);
  await billing("vat_payer = false");
  expect(await none(payment)).toEqual([null, "E217"]);
  await billing("vat_payer = true, invoicing_active = false");
  expect(await none(payment)).toEqual([null, "E192"]);
  await billing("invoicing_active = true");
  expect(await ask(`mutation { invoiceAdvanceCreate(payment: ${payment}, version: 1) { id } }`, {}, "foreign")).toBe(
    "E003",
  );
  expect(await document(payment, `, customer: { name: "" }`)).toBe("name E1F1");
  await document(payment);
  await on("2026-04-10");
  await invoice(payment);
  expect(await none(payment)).toEqual([null, "E217"]);
  await on("2026-03-16");
});

test("documented money goes back, and changes its payer, after the credit note of its document alone", async () => {
  const payment = await visitOn("2026-04-10");
  await take(payment, 50_000);
  await document(payment);
  const { entries } = await stateOf(payment);
  const reverse = (version: number) =>
    `paymentEntryReverse(payment: ${payment}, version: ${version}, entry: ${entries[0].id}, reason: "Omyl") { id }`;
  const cancel = (version: number) =>
    `paymentCancel(payment: ${payment}, version: ${version}, reason: "Nepřijde", paymentMethod: CARD) { id }`;
  const payer = (version: number) => `paymentPayerSet(payment: ${payment}, version: ${version}, payer: "Kovo") { id }`;
  for (const mutation of [reverse, cancel, payer]) expect(await change(payment, mutation)).toBe("E216");
  await take(payment, 20_000);
  const [, undocumented] = (await stateOf(payment)).entries;
  expect(
    await change(payment, (version) => reverse(version).replace(/entry: \d+/, `entry: ${undocumented.id}`)),
  ).toEqual({
    id: payment,
  });

  expect(await credit(payment, "ADVANCE", "[0]")).toBe("lines E1F6");
  const note = await credit(payment, "ADVANCE");
  expect(note.price.amount).toBe(-50_000);
  expect(note.isdoc.text).toContain("<DocumentType>6</DocumentType>");
  // The money is there, and can be documented again or go back.
  expect((await stateOf(payment)).advance.amount.amount).toBe(50_000);
  expect(await change(payment, reverse)).toEqual({ id: payment });
  expect(await change(payment, payer)).toEqual({ id: payment });
});

test("an invoice that deducts an advance is given back whole and first, and the next one deducts it again", async () => {
  const payment = await visitOn("2026-04-10");
  await take(payment, 50_000);
  await document(payment);
  const other = await visitOn("2026-04-10");
  await owner.query("update payments set paid = price, payed_at = $2, payment_method = 'CARD' where id = any($1)", [
    [payment, other],
    api.clock.now,
  ]);
  expect(await ask(`{ invoiceablePayments(patientCard: ${patients.jana}) { id } }`)).not.toContainEqual({
    id: payment,
  });
  const { version } = await stateOf(other);
  expect(await invoice(payment, `, further: [{ payment: ${other}, version: ${version} }]`)).toBe("E208");
  await invoice(payment);
  const [, final] = (await stateOf(payment)).invoices;
  expect(final).toMatchObject({ kind: "INVOICE", creditable: true, creditedWhole: true, price: { amount: 150_000 } });
  expect((await stateOf(payment)).invoices[0]).toMatchObject({ kind: "ADVANCE", creditable: false });
  expect(await credit(payment, "ADVANCE")).toBe("E193");
  expect(await credit(payment, "INVOICE", "[1]")).toBe("lines E1F6");
  expect((await credit(payment, "INVOICE")).price.amount).toBe(-150_000);
  const again = await contentOf((await invoice(payment)).invoiceCacheUuid);
  expect(again.deducted).toHaveLength(1);
  const { rows } = await owner.query(
    "select kind, count(*)::int, max(position) from invoices group by kind order by kind",
  );
  for (const row of rows) expect(row.count).toBe(row.max);
});

test("a month counts documents on advances as invoiced, and invoices without what they deduct", async () => {
  await on("2026-04-10");
  const { rows } = await owner.query("select to_char(issued_on, 'YYYY-MM') as month, content from invoices");
  for (const name of ["2026-03", "2026-04"]) {
    const issued = rows.filter(({ month }) => month === name).map(({ content }) => content);
    const sumOf = (credited: boolean) =>
      issued
        .filter(({ corrects }) => (corrects !== null) === credited)
        .reduce((sum, content) => sum + invoiceTotals(content).payable, 0);
    const { sums } = await ask(`{ month(month: "${name}") { sums { invoiced credited } } }`);
    expect([name, sums]).toEqual([name, { invoiced: sumOf(false), credited: sumOf(true) }]);
  }
});

test("advances of any number of payments are read with the same queries", async () => {
  const payment = await visitOn("2026-04-10");
  await take(payment, 10_000);
  const cost = async (limit: number) => {
    api.queries.length = 0;
    await ask(`{ payments(pagination: { limit: ${limit}, offset: 0 }) { items { id advance { receivedOn } } } }`);
    return api.queries.length;
  };
  await cost(1);
  expect(await cost(10)).toBe(await cost(1));
});

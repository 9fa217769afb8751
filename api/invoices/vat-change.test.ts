import { expect, test } from "vitest";
import { isTaxDocument } from "#rules/invoices/is-tax-document.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";

const api = await testApi();
const { owner } = api.database;
const { attendances, center, patients } = ids;

await owner.query(
  `insert into billing_information (medical_center_id, company_name, company_number, vat_number, town, iban, invoicing_active)
   values ($1, 'Rehabilitace U Lípy s.r.o.', '10000071', 'CZ10000071', 'Praha', 'CZ6508000000192000145399', true)`,
  [center],
);
/** Sets the status of VAT, and the day from which it holds. */
const status = (payer: boolean, from: string) =>
  owner.query("update billing_information set vat_payer = $1, vat_payer_from = $2", [payer, from]);
async function on(day: string) {
  api.clock.now = new Date(`${day}T09:00:00Z`);
  await owner.query("update sessions set expires_at = '2027-01-01', last_seen_at = $1, authenticated_at = $1", [
    api.clock.now,
  ]);
}
async function ask(document: string, variables: object = {}) {
  const { data, errors } = await api.call("admin", document, variables);
  return errors ? errors[0]!.extensions.code : data[Object.keys(data)[0]!];
}

/** A payment of a massage, which is taxed, as of the day of the clock. */
async function charge(): Promise<number> {
  const item = {
    name: "Masáž",
    price: { amount: 121_000, currency: "CZK" },
    vatRate: "PRIMARY",
    targetType: "PROCEDURE",
  };
  const { id } = await ask("mutation ($input: PaymentCreateInput!) { paymentCreate(input: $input) { id } }", {
    input: { patientCard: patients.jana, items: [item] },
  });
  return id;
}
const versionOf = async (id: number) => (await ask(`{ payment(payment: ${id}) { version } }`)).version;
async function invoice(id: number, further: number[] = []) {
  const others = await Promise.all(
    further.map(async (other) => `{ payment: ${other}, version: ${await versionOf(other)} }`),
  );
  const issued = await ask(
    `mutation { invoiceCreate(payment: ${id}, version: ${await versionOf(id)}, further: [${others.join()}]) { invoiceCacheUuid } }`,
  );
  if (typeof issued === "string") return issued;
  const { content } = await ask(`{ dataForInvoice(invoiceCacheUuid: "${issued.invoiceCacheUuid}") { content } }`);
  return {
    suppliedOn: content.suppliedOn,
    payer: content.issuer.vatPayer,
    vat: content.lines.map(
      ({ vat }: { vat: { percent: number; zeroReason: string | null } }) => vat.zeroReason ?? vat.percent,
    ),
    taxDocument: isTaxDocument(content),
  };
}
const needsRates = async () =>
  (await ask("{ me { profile { medicalCenter { vatRatesNeeded } } } }")).profile.medicalCenter.vatRatesNeeded;

test("a centre that begins to pay VAT invoices by the day of supply, and what was paid before is taxed on the visit", async () => {
  await on("2026-03-20");
  const [before, together, ahead] = [await charge(), await charge(), await charge()];
  await owner.query("update payments set attendance_id = $1 where id = $2", [attendances.jana, ahead]);
  await owner.query(
    `update events set begin_at = '2026-04-10T08:00Z', end_at = '2026-04-10T09:00Z'
     where id = (select event_id from patient_attendances where id = $1)`,
    [attendances.jana],
  );
  await ask(
    `mutation { paymentUpdate(payment: ${ahead}, version: ${await versionOf(ahead)}, input: { paymentMethod: CARD }) { id } }`,
  );
  expect(await needsRates()).toBe(false);
  await status(true, "2026-04-01");
  expect(await needsRates()).toBe(true);
  await on("2026-04-12");
  expect(await needsRates()).toBe(true);
  const after = await charge();
  expect(await invoice(before)).toEqual({
    suppliedOn: "2026-03-20",
    payer: false,
    vat: ["NOT_A_PAYER"],
    taxDocument: false,
  });
  expect(await invoice(together, [after])).toBe("E208");
  expect(await invoice(after)).toEqual({ suppliedOn: "2026-04-12", payer: true, vat: [21], taxDocument: true });
  expect((await ask(`{ payment(payment: ${ahead}) { advance { receivedOn } } }`)).advance).toBeNull();
  expect(await invoice(ahead)).toEqual({ suppliedOn: "2026-04-10", payer: true, vat: [21], taxDocument: true });
});

test("a centre that ceases to pay VAT still taxes what it gave before", async () => {
  await on("2026-05-20");
  const before = await charge();
  await status(false, "2026-06-01");
  await on("2026-06-03");
  const after = await charge();
  expect(await invoice(before)).toMatchObject({ payer: true, vat: [21], taxDocument: true });
  expect(await invoice(after)).toMatchObject({ payer: false, vat: ["NOT_A_PAYER"], taxDocument: false });
});

test("a receipt states VAT by the day of supply, or of the cash where that comes before", async () => {
  const receipt = async (id: number) => {
    const { entries } = await ask(
      `mutation { paymentUpdate(payment: ${id}, version: ${await versionOf(id)}, input: { paymentMethod: CASH }) { entries { cashEntry { id } } } }`,
    );
    const { content } = await ask(`{ cashReceipt(cashEntry: ${entries[0].cashEntry.id}) { content } }`);
    return [content.issuer.vatPayer, content.payment.suppliedOn];
  };
  await status(true, "2026-07-10");
  await on("2026-07-02");
  const [late, ahead] = [await charge(), await charge()];
  await owner.query("update payments set attendance_id = null where attendance_id = $1", [attendances.jana]);
  await owner.query("update payments set attendance_id = $1 where id = $2", [attendances.jana, ahead]);
  await owner.query(
    `update events set begin_at = '2026-07-20T08:00Z', end_at = '2026-07-20T09:00Z'
     where id = (select event_id from patient_attendances where id = $1)`,
    [attendances.jana],
  );
  expect(await receipt(ahead)).toEqual([false, "2026-07-02"]);
  await on("2026-07-12");
  expect(await receipt(late)).toEqual([false, "2026-07-02"]);
  expect(await receipt(await charge())).toEqual([true, "2026-07-12"]);
});

test("while invoices are issued, a change of the status says from which day, and keeps the number", async () => {
  const update = async (input: string) => {
    const { version } = await ask("{ billingInformation { version } }");
    const { data, errors } = await api.call(
      "admin",
      `mutation { billingInformationUpdate(version: ${version}, input: { ${input} }) { vatPayer vatPayerFrom } }`,
    );
    const [fault] = (errors?.[0]?.extensions.fields ?? []) as { path: string[]; code: string }[];
    return fault ? `${fault.path.join(".")} ${fault.code}` : data.billingInformationUpdate;
  };
  await status(false, "2026-06-01");
  expect(await update("vatPayer: true")).toBe("vatPayerFrom E220");
  expect(await update('vatPayer: true, vatPayerFrom: "2026-07-01"')).toEqual({
    vatPayer: true,
    vatPayerFrom: "2026-07-01",
  });
  expect(await update("vatPayer: false, vatPayerFrom: null")).toBe("vatPayerFrom E220");
  expect(await update('vatPayer: false, vatPayerFrom: "2026-09-01", vatNumber: null')).toBe("vatNumber E1F1");
  expect(await update('person: "Jan Novák"')).toEqual({ vatPayer: true, vatPayerFrom: "2026-07-01" });
});

import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { findGaps } from "#api/invoices/find-gaps.ts";
import { verifyInvoices } from "#api/invoices/verify.ts";
import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { billedVisitOf, caller } from "#tests/kit/insurers/bill-visits.ts";
import { hasXmllint, schemaErrors } from "#tests/kit/invoices/isdoc-schema.ts";
import { readPdf } from "#tests/kit/invoices/read-pdf.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { batchesOfRun, issueInvoices } from "#tests/kit/insurers/make-batches.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const call = caller(api);
const ask = (document: string, who: Role = "admin") => call(document, {}, who);
let department = 0;

beforeAll(async () => {
  department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 50 });
  await ftVoucher(owner, { visits: 50, patient: patients.karel, insurer: "205" });
});

const bill = (day: string, patient: number = patients.jana) => billedVisitOf(api, day, { department, patient });
async function make(month = "2026-03") {
  const { id } = await ask(`mutation { batchRegularCreate(input: { month: "${month}" }) { id } }`);
  await runJobs(api);
  return shownRun(id);
}
const shownRun = (id: number) =>
  ask(`{ batchRun(batchRun: ${id}) { id finishedAt uninvoiced invoicesObstacle file { uuid } } }`);
async function archiveOf({ file }: { file: { uuid: string } }) {
  const { stream } = await api.services.storage.get(file.uuid);
  return unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
}
const invoices = async (month = "2026-03") =>
  (
    await ask(
      `{ billedMonth(month: "${month}") { invoices { id version invoiceNumber kind dueOn price { amount } lines { name price { amount } }
        payment { id price { amount } variableSymbol payer version } fBatch { name text missing } returnable isdoc { text } } } }`,
    )
  ).invoices;
const setForm = (text = "6.20") => {
  const [major, minor] = text.split(".");
  return owner.query(
    `insert into dated_settings (medical_center_id, setting, valid_from, numbers) values ($1, 'INSURER_INVOICE_FORM', '2026-01-01', $2)`,
    [ids.center, { major: Number(major), minor: Number(minor) }],
  );
};

test("batches of a centre that issues no invoices say so, and get them once it does", async () => {
  await bill("03-02");
  await bill("03-03", patients.karel);
  const run = await make();
  expect(run).toMatchObject({ uninvoiced: 2, invoicesObstacle: "INVOICING_OFF" });
  expect(await ask(`mutation { batchInvoicesCreate(batchRun: ${run.id}) { id } }`)).toMatchObject({ code: "E307" });
  await issueInvoices(api, true);
  expect(await ask(`mutation { batchInvoicesCreate(batchRun: ${run.id}) { uninvoiced } }`)).toEqual({ uninvoiced: 0 });
  await runJobs(api);
  const made = await batchesOfRun(api, run.id);
  const issued = await invoices();
  expect(issued).toMatchObject(
    made.map(({ sequence_id: number, price, points, insurer }, at) => ({
      invoiceNumber: String(260_001 + at),
      kind: "INSURER",
      dueOn: "2026-04-15",
      price: { amount: Number(price) },
      lines: [{ name: `Dávka ${number}, březen 2026: odbornost 902, dokladů 1, bodů ${points}` }],
      payment: { variableSymbol: String(260_001 + at), price: { amount: Number(price) } },
      fBatch: { name: `FDAVKA.${insurer}`, text: null, missing: "VERSION" },
      returnable: true,
    })),
  );
  const again = await shownRun(run.id);
  const parts = await archiveOf(again);
  expect(Object.keys(parts)).toEqual(
    ["111", "205"].flatMap((insurer, at) =>
      [`KDAVKA.${insurer}`, "pruvodni-list.pdf", `davka-${at + 1}.pdf`, `faktura-${260_001 + at}.pdf`].map(
        (name) => `${insurer}-44123000/${name}`,
      ),
    ),
  );
  const cover = await readPdf(Buffer.from(parts["111-44123000/pruvodni-list.pdf"]!));
  expect(cover.pages.join(" ")).toContain("FVERZE");
});

test("the print, ISDOC and F-dávka say one number and one sum, and name no patient", async () => {
  await setForm();
  const [invoice] = await invoices();
  const sum = (invoice.price.amount / 100).toFixed(2);
  const file = readFile(new TextEncoder().encode(invoice.fBatch.text));
  expect(file.faults).toEqual([]);
  const [, settlement, batch] = invoice.fBatch.text.split("\r\n");
  expect([settlement.slice(1, 11).trim(), settlement.slice(33, 51).trim(), batch.slice(0, 14)]).toEqual([
    invoice.invoiceNumber,
    sum,
    "D     1 320261",
  ]);
  expect(invoice.isdoc.text).toContain(`<ID>${invoice.invoiceNumber}</ID>`);
  expect(invoice.isdoc.text).toContain(`<PayableAmount>${sum}</PayableAmount>`);
  expect(invoice.isdoc.text).toContain(`<VariableSymbol>${invoice.invoiceNumber}</VariableSymbol>`);
  if (hasXmllint) expect(schemaErrors(invoice.isdoc.text)).toBe("");
  const { file: pdf } = await ask(`{ invoice(invoice: ${invoice.id}) { file { uuid } } }`);
  const { stream } = await api.services.storage.get(pdf.uuid);
  const printed = await readPdf(Buffer.from(await new Response(stream).arrayBuffer()));
  const text = printed.pages.join(" ").replace(/\s+/g, " ");
  for (const said of [invoice.invoiceNumber, "Všeobecná zdravotní pojišťovna ČR", "41197518", "IČZ 44123000"])
    expect(text).toContain(said);
  for (const printed of [text, invoice.isdoc.text, invoice.fBatch.text])
    expect(printed).not.toMatch(/Nov[áé]k|8556230419/);
});

test("a returned invoice gets another number, by the issuer of that day, and is replaced once", async () => {
  const [invoice] = await invoices();
  const back = (version = invoice.version, who: Role = "admin") =>
    ask(
      `mutation { batchInvoiceReturn(invoice: ${invoice.id}, version: ${version}, reason: "chybné IČO") { invoiceNumber price { amount } payment { id } } }`,
      who,
    );
  expect(await back(invoice.version, "paramedic")).toMatchObject({ code: "E002" });
  expect(await back(invoice.version, "foreign")).toMatchObject({ code: "E003" });
  const others = await Promise.all(Array.from({ length: 5 }, () => back()));
  const [replaced] = others.filter((answer) => answer.invoiceNumber);
  expect(others.filter(({ code }) => code === "E306")).toHaveLength(4);
  expect(replaced).toEqual({
    invoiceNumber: "260003",
    price: invoice.price,
    payment: { id: invoice.payment.id },
  });
  const listed = await ask(
    `{ payment(payment: ${invoice.payment.id}) { variableSymbol invoices { kind invoiceNumber credited returnable } } }`,
  );
  expect(listed).toEqual({
    variableSymbol: "260003",
    invoices: [
      { kind: "INSURER", invoiceNumber: "260001", credited: true, returnable: false },
      { kind: "CREDIT_NOTE", invoiceNumber: "D2026-0001", credited: false, returnable: false },
      { kind: "INSURER", invoiceNumber: "260003", credited: false, returnable: true },
    ],
  });
  expect((await invoices()).map((one: { invoiceNumber: string }) => one.invoiceNumber)).toEqual(["260002", "260003"]);
  expect(
    await ask(
      `mutation { invoiceCreditNoteCreate(invoice: ${invoice.id}, version: 2, lines: [0], reason: "x") { id } }`,
    ),
  ).toMatchObject({ code: "E305" });
});

test("a removed batch is asked for no more, and what its invoice asked for besides gets another one", async () => {
  await bill("02-03");
  await owner.query("update insurance_contracts set invoicing = 'BATCH'");
  const run = await make("2026-02");
  const [first] = await batchesOfRun(api, run.id);
  const [asked] = await invoices("2026-02");
  // A further batch on the same invoice, as of a month with more than 999 documents.
  await owner.query(
    `with added as (
       insert into batches (medical_center_id, run_id, contract_id, insurer, insurance_variant, kind, expertise, icz, branch, interface_version, month, period_from, period_to, year, sequence_id, point_price, documents, points, price, made_at)
       select medical_center_id, run_id, contract_id, insurer, insurance_variant, kind, expertise, icz, branch, interface_version, month, period_from, period_to, year, sequence_id + 1, point_price, 1, 10, 740, made_at from batches where id = $1 returning id
     ) insert into batch_payments (batch_id, payment_id, medical_center_id) select id, $2, $3 from added`,
    [first!.id, asked.payment.id, ids.center],
  );
  const { rows } = await owner.query("select id from batches order by id desc limit 1");
  expect(await ask(`mutation { batchRemove(batch: ${rows[0].id}, version: 1) }`)).toBe(true);
  const left = await invoices("2026-02");
  expect(left).toMatchObject([{ invoiceNumber: "260005", price: { amount: Number(first!.price) } }]);
  expect(await ask(`{ payment(payment: ${asked.payment.id}) { canceledAt } }`)).toEqual({
    canceledAt: expect.any(String),
  });
  await runJobs(api);
  expect(await ask(`mutation { batchRemove(batch: ${first!.id}, version: 1) }`)).toBe(true);
  expect(await invoices("2026-02")).toEqual([]);
});

test("a contract that is invoiced by the month asks for its sum, and for late care by batches", async () => {
  await owner.query("update insurance_contracts set invoicing = 'PERIOD' where insurer = '111'");
  await owner.query("update insurance_contract_prices set flat_rate_price = 1234500");
  await bill("01-05");
  await make("2026-01");
  expect(await invoices("2026-01")).toMatchObject([
    { lines: [{ name: "Předběžná úhrada, leden 2026: odbornost 902" }], price: { amount: 1_234_500 } },
  ]);
  await bill("01-06");
  const second = await make("2026-01");
  expect([second.uninvoiced, (await invoices("2026-01")).length]).toEqual([0, 1]);
  await make("2026-02");
  await bill("01-07");
  const late = await make("2026-01");
  const [batch] = await batchesOfRun(api, late.id);
  expect((await invoices("2026-01"))[1]).toMatchObject({ price: { amount: Number(batch!.price) } });
  expect((await invoices("2026-02"))[0].fBatch.text).toMatch(/\r\nZ /);
});

test("invoices to insurers are digested and numbered without gaps, and their numbers are set to no used one", async () => {
  await runJobs(api);
  const db = createDb(owner);
  expect((await verifyInvoices(db)).differing).toEqual([]);
  expect(await findGaps(db)).toEqual([]);
  const { rows } = await owner.query("select version from insurance_configs");
  const set = (next: number) =>
    ask(
      `mutation { insuranceConfigUpdate(version: ${rows[0].version}, input: { fBatchSequenceId: ${next} }) { version } }`,
    );
  expect((await set(260_001)).fields).toMatchObject([{ path: ["fBatchSequenceId"], code: "E300" }]);
  expect(await set(10_000_000)).toMatchObject({ code: "E004" });
  expect(await set(270_000)).toMatchObject({ version: rows[0].version + 1 });
  await bill("02-09", patients.karel);
  await owner.query("update insurance_contracts set invoicing = 'BATCH'");
  await make("2026-02");
  expect((await invoices("2026-02")).at(-1).invoiceNumber).toBe("270000");
  expect(await findGaps(db)).toEqual([]);
  expect((await verifyInvoices(db)).differing).toEqual([]);
});

test("a series that could give the same numbers keeps invoices from being issued, and is refused while insurers are billed", async () => {
  const series = (prefix: string, digits: number) =>
    ask(
      `mutation { invoiceSeriesUpdate(kind: INVOICE, version: 0, input: { prefix: "${prefix}", yearDigits: 2, separator: "", digits: ${digits}, next: 1 }) { nextNumber } }`,
    );
  expect((await series("", 4)).fields).toMatchObject([{ code: "E242" }]);
  await owner.query("update insurance_configs set active = false");
  expect(await series("", 4)).toEqual({ nextNumber: "260001" });
  await owner.query("update insurance_configs set active = true");
  await bill("02-10", patients.karel);
  expect(await make("2026-02")).toMatchObject({ uninvoiced: 1, invoicesObstacle: "NUMBERS" });
});

test("the invoices of a month are read by as many queries for many as for one", async () => {
  const count = async (month: string) => {
    api.queries.length = 0;
    const { length } = await invoices(month);
    return { length, queries: api.queries.length };
  };
  await owner.query(
    "update insurer_payments set month = '2025-12-01' where payment_id = (select max(payment_id) from insurer_payments)",
  );
  const [one, several] = [await count("2025-12"), await count("2026-03")];
  expect([one.length, several]).toEqual([1, { length: 2, queries: one.queries }]);
});

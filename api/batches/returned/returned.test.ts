import { expect, test } from "vitest";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { billedVisitOf } from "#tests/kit/insurers/bill-visits.ts";
import { sentBatches } from "#tests/kit/insurers/make-batches.ts";
import { runJobs } from "#tests/kit/jobs.ts";
import { returnedDocumentsOf } from "#tests/kit/insurers/returned-documents.ts";

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const { department, call, ask, sent, enter, returned, end, reopen, billedBy } = await returnedDocumentsOf(api);

const queries: string[] = [];
countQueries(api.database.app, queries);
const recognised = async (batch: number): Promise<number> =>
  (await ask(`{ batch(batch: ${batch}) { recognised { amount } } }`)).recognised.amount;
const stateOf = async (batch: number) => (await ask(`{ batch(batch: ${batch}) { state } }`)).state;
const grid = async (parameters: { name: string; value: string }[] = []) =>
  (await ask(
    `query ($parameters: [DataGridParameter!]!) { dataGrid(name: "returnedDocuments", parameters: $parameters) { total items } }`,
    { parameters },
  )) as { total: number; items: { number: { number: number }; state: string; said: string | null }[] };

test("documents come back by their numbers, once, and their batch says so", async () => {
  const one = await sent("03-02");
  const unsent = await billedVisitOf(api, "03-03", { department });
  expect(await enter([9999])).toMatchObject({ numbers: [9999], fields: [{ path: ["documentIds"], code: "E318" }] });
  expect(await enter([])).toMatchObject({ fields: [{ code: "E1F1" }] });
  expect(await enter([one.number], { code: "E05", reason: "Není pojištěn" })).toHaveLength(1);
  expect(await stateOf(one.batch.id)).toBe("REFUSED");
  expect(await enter([one.number])).toMatchObject({ numbers: [one.number], fields: [{ code: "E319" }] });
  expect((await grid()).items).toMatchObject([
    { number: { number: one.number }, said: "E05: Není pojištěn", state: "OPEN" },
  ]);
  expect(await billedBy(unsent.attendance)).toBeNull();
});

test("a batch of which a part is refused is refused in part", async () => {
  await billedVisitOf(api, "03-04", { department });
  await billedVisitOf(api, "03-04", { department, patient: patients.karel });
  const batches = await sentBatches(api);
  // A voucher of its own is another document of the same batch.
  expect(batches.map(({ insurer }) => insurer).sort()).toEqual(["111", "205"]);
  await owner.query("update ft_vouchers set visits = visits + 0");
  const { rows } = await owner.query("select * from batch_documents where batch_id = $1", [batches[0]!.id]);
  await enter(rows.map(({ document_id }) => document_id));
  expect([await stateOf(batches[0]!.id), await stateOf(batches[1]!.id)]).toEqual(["REFUSED", "SENT"]);
});

test("a canceled document is billed again with another number, and its price is recognised no more", async () => {
  const { batch, number, attendance, report } = await sent("03-05");
  await enter([number], { kind: "CANCELED" });
  expect(await stateOf(batch.id)).toBe("SENT");
  expect(await billedBy(attendance)).not.toBeNull();
  expect(await end(number, "BILLED_AGAIN")).toMatchObject({ outcome: "BILLED_AGAIN" });
  expect([await billedBy(attendance), await recognised(batch.id)]).toEqual([null, 0]);
  const [again] = await sentBatches(api);
  const { rows } = await owner.query("select * from batch_documents where batch_id = $1", [again!.id]);
  expect(rows).toMatchObject([{ submission: 1, corrects_id: null }]);
  expect(rows[0].document_id).toBeGreaterThan(number);
  expect(await reopen(number)).toMatchObject({ code: "E316" });
  const invalid = await call(
    `mutation { medicalReportSetValidity(medicalReport: ${report}, valid: false, reason: "omyl") { id } }`,
  );
  expect(invalid.code).toBe("E296");
});

test("an outcome that was a mistake is taken back, with its visits and its price", async () => {
  const { batch, number, attendance, document } = await sent("03-06");
  await enter([number], { kind: "CANCELED" });
  await end(number, "BILLED_AGAIN");
  expect(await reopen(number)).toEqual({ outcome: null });
  expect([await billedBy(attendance), await recognised(batch.id)]).toEqual([document.id, Number(batch.price)]);
  const { id, version } = await returned(number);
  expect(
    await ask(`mutation { returnedDocumentRemove(returnedDocument: ${id}, version: ${version - 1}) }`),
  ).toMatchObject({
    code: "E012",
  });
  expect(await ask(`mutation { returnedDocumentRemove(returnedDocument: ${id}, version: ${version}) }`)).toBe(true);
  expect(await returned(number)).toBeUndefined();
});

test("care of somebody insured elsewhere goes to the insurer of the card, once the card names it", async () => {
  const { number, attendance } = await sent("03-09", patients.karel);
  await enter([number]);
  expect(await end(number, "BILLED_AGAIN")).toMatchObject({ fields: [{ path: ["outcome"], code: "E324" }] });
  expect(await end(number, "OTHER_INSURER")).toMatchObject({ fields: [{ path: ["outcome"], code: "E325" }] });
  await owner.query(
    `update patient_insurances set insurer_code = '111' where patient_card_id = $1 and replaced_at is null`,
    [patients.karel],
  );
  expect(await end(number, "OTHER_INSURER")).toMatchObject({ outcome: "OTHER_INSURER" });
  expect(await billedBy(attendance)).toBeNull();
  const { candidates } = await ask(`{ billedMonth(month: "2026-03") { candidates { insuranceCompany { code } } } }`);
  expect(candidates).toMatchObject([{ insuranceCompany: { code: "111" } }]);
  await owner.query(
    `update patient_insurances set insurer_code = '205' where patient_card_id = $1 and replaced_at is null`,
    [patients.karel],
  );
});

test("a document that is written off has a reason, its care is billed no more, and its report may be taken back", async () => {
  const { batch, number, attendance, report, document } = await sent("03-10");
  await enter([number]);
  expect(await end(number, "WRITTEN_OFF")).toMatchObject({ fields: [{ path: ["outcomeReason"], code: "E1F1" }] });
  expect(await end(number, "WRITTEN_OFF", "Promlčeno")).toMatchObject({ outcomeReason: "Promlčeno" });
  expect([await billedBy(attendance), await recognised(batch.id)]).toEqual([document.id, 0]);
  expect(await end(number, "WRITTEN_OFF", "Podruhé")).toMatchObject({ code: "E314" });
  const { id, version } = await returned(number);
  expect(await ask(`mutation { returnedDocumentRemove(returnedDocument: ${id}, version: ${version}) }`)).toMatchObject({
    code: "E314",
  });
  const invalid = await call(
    `mutation { medicalReportSetValidity(medicalReport: ${report}, valid: false, reason: "omyl") { state } }`,
  );
  expect(invalid).toEqual({ state: "INVALID" });
  expect((await grid([{ name: "state", value: "ENDED" }])).items).toContainEqual(
    expect.objectContaining({ number: { id, number }, state: "WRITTEN_OFF" }),
  );
});

test("money that was paid stays paid: only the rest is disallowed", async () => {
  const { batch, number } = await sent("03-11");
  const payment = (await ask(`{ batch(batch: ${batch.id}) { payment { id version owed { amount } } } }`)).payment;
  await ask(
    `mutation ($amount: MoneyInput!) { paymentUpdate(payment: ${payment.id}, version: ${payment.version}, input: { amount: $amount, paymentMethod: TRANSFER }) { id } }`,
    { amount: { amount: payment.owed.amount - 100, currency: "CZK" } },
  );
  await enter([number]);
  await end(number, "WRITTEN_OFF", "Strhnou to příště");
  const { payment: after } = await ask(`{ batch(batch: ${batch.id}) { payment { owed { amount } } } }`);
  expect([after.owed.amount, await recognised(batch.id)]).toEqual([0, Number(batch.price) - 100]);
});

test("a document that is handed to its author is in their work until a signed report replaces theirs", async () => {
  const { number, report } = await sent("02-10");
  const mine = async (who: Role = "paramedic") =>
    (
      await ask(
        `{ myReturnedDocuments { items { medicalReport { id } returnedDocument { code document { documentId } } } } }`,
        {},
        who,
      )
    ).items;
  await enter([number], { code: "E07" });
  expect(await mine()).toEqual([]);
  const { id, version } = await returned(number);
  await ask(
    `mutation { returnedDocumentHandOver(returnedDocument: ${id}, version: ${version}, forAuthor: true) { id } }`,
  );
  expect(await mine()).toEqual([
    { medicalReport: { id: report }, returnedDocument: { code: "E07", document: { documentId: number } } },
  ]);
  expect(await mine("admin")).toEqual([]);
  const { rows } = await owner.query(
    "select patient_card_id as card, examined_at as at from medical_reports where id = $1",
    [report],
  );
  const corrected = await call(
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id version } }`,
    { input: { patientCard: rows[0].card, examinedAt: rows[0].at, correctionOf: report, content: "LTV" } },
  );
  await call(
    `mutation { medicalReportSetSigned(medicalReport: ${corrected.id}, version: ${corrected.version}) { id } }`,
  );
  expect(await mine()).toEqual([]);
  expect((await grid([{ name: "state", value: "OPEN" }])).items[0]).toMatchObject({ state: "REPORT_CORRECTED" });
});

test("many returned documents take as many queries as one", async () => {
  const all = async (first: number) => {
    queries.length = 0;
    await ask(
      `query ($parameters: [DataGridParameter!]!) { dataGrid(name: "returnedDocuments", parameters: $parameters) { items } }`,
      {
        parameters: [{ name: "state", value: first ? "OPEN" : "ENDED" }],
      },
    );
    return queries.length;
  };
  expect(await all(1)).toBeLessThanOrEqual((await all(0)) + 1);
});

test("another role is refused, and another centre finds nothing", async () => {
  const { id, version } = (await owner.query("select * from returned_documents limit 1")).rows[0];
  const remove = `mutation { returnedDocumentRemove(returnedDocument: ${id}, version: ${version}) }`;
  expect((await ask(remove, {}, "paramedic")).code).toBe("E002");
  expect((await ask(remove, {}, "foreign")).code).toBe("E003");
  const read = `{ returnedDocument(returnedDocument: ${id}) { id } }`;
  expect([await ask(read, {}, "paramedic"), (await ask(read, {}, "receptionist")).code]).toEqual([{ id }, "E002"]);
  await runJobs(api);
});

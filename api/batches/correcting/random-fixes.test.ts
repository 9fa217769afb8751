import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { billedVisitOf, caller } from "#tests/kit/insurers/bill-visits.ts";
import { sentBatches } from "#tests/kit/insurers/make-batches.ts";
import { runJobs } from "#tests/kit/jobs.ts";

const RUNS = Number(process.env.MOTUS_FIXES ?? 4);
const SEED = 34;

const api = await testApi();
const { owner } = api.database;
const { patients } = ids;
const call = caller(api);
const ask = (document: string, variables: object = {}) => call(document, variables, "admin");
let department = 0;

beforeAll(async () => {
  department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 99 });
});

const operation = fc.record({
  code: fc.constantFrom("21221", "21413", "21002"),
  count: fc.integer({ min: 1, max: 2 }),
});
const coding = fc.record({
  medicalOperationsWithCount: fc.uniqueArray(operation, { minLength: 1, maxLength: 3, selector: ({ code }) => code }),
  otherDiagnosis: fc.constantFrom([], ["G54.4"]),
  reason: fc.constant("Měření"),
});
/** A change of what a document says: by the author of a report, at the desk, or in the contract. */
const change = fc.oneof(
  fc.record({ report: fc.nat(2), coding: fc.option(coding) }),
  fc.record({
    sql: fc.constantFrom(
      "update patient_cards set surname = 'Jiná' where id = $1",
      "update patient_insurances set insurance_number = '8556230430' where patient_card_id = $1",
      "update ft_vouchers set issued_at = '2026-01-07', compensation = '03' where patient_card_id = $1",
      `update ft_vouchers set primary_diagnosis = '{"id":2,"code":"G544","name":"Poruchy kořenů"}' where patient_card_id = $1`,
      "update insurance_contracts set variable_symbol = '123' where insurer = '111' and $1 > 0",
      "update insurance_contract_prices set point_price = 81 where $1 > 0",
    ),
  }),
);
const world = fc.record({
  visits: fc.array(coding, { minLength: 1, maxLength: 3 }),
  changes: fc.array(change, { minLength: 1, maxLength: 4 }),
});

async function correct(report: number, given: object | null) {
  const { rows } = await owner.query("select examined_at as at from medical_reports where id = $1", [report]);
  const made = await call(
    `mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id version } }`,
    { input: { patientCard: patients.jana, examinedAt: rows[0].at, correctionOf: report, content: "LTV" } },
  );
  const changed = await call(
    `mutation ($coding: ReportCodingInput) { medicalReportUpdate(medicalReport: ${made.id}, version: ${made.version}, input: { coding: $coding }) { version } }`,
    { coding: given && { department, primaryDiagnosis: "M54.5", ...given } },
  );
  const signed = await call(
    `mutation { medicalReportSetSigned(medicalReport: ${made.id}, version: ${changed.version}) { state } }`,
  );
  expect(signed.state).toBe("SIGNED");
  return made.id as number;
}
const contentsOf = async (batches: readonly number[]) =>
  (
    await owner.query("select content from batch_documents where batch_id = any($1) order by batch_id, position", [
      batches,
    ])
  ).rows.map(({ content }) => content);

test("a correction after random changes says what a batch of the corrected care would", async () => {
  let day = 0;
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(world, async ({ visits, changes }) => {
      const reports: number[] = [];
      for (const own of visits) {
        const date = `02-${String((day++ % 28) + 1).padStart(2, "0")}`;
        reports.push((await billedVisitOf(api, date, { department, ...own })).report);
      }
      const [sent] = await sentBatches(api, "2026-02");
      const { rows } = await owner.query("select document_id from batch_documents where batch_id = $1", [sent!.id]);
      const numbers = rows.map(({ document_id }) => document_id);
      await ask(
        `mutation ($numbers: [Int!]!) { returnedDocumentsEnter(input: { documentIds: $numbers, kind: REFUSED }) }`,
        { numbers },
      );
      for (const one of changes)
        if ("sql" in one) await owner.query(one.sql, [patients.jana]);
        else {
          const at = one.report % reports.length;
          reports[at] = await correct(reports[at]!, one.coding);
        }
      const { version } = (await owner.query("select version from batches where id = $1", [sent!.id])).rows[0];
      const fix = await ask(
        `mutation { batchFixCreate(batch: ${sent!.id}, version: ${version}, patientCards: [${patients.jana}], withFBatch: false) { id } }`,
      );
      await runJobs(api);
      const corrected = fix.id ? await contentsOf([fix.id]) : [];
      // As if the care had never been billed.
      await owner.query(
        "update patient_attendances set billed_document_id = null where billed_document_id is not null",
      );
      const run = await ask(`mutation { batchRegularCreate(input: { month: "2026-02" }) { id } }`);
      await runJobs(api);
      const { rows: made } = run.id
        ? await owner.query("select id from batches where run_id = $1 order by id", [run.id])
        : { rows: [] };
      expect(await contentsOf(made.map(({ id }) => id))).toEqual(corrected);
      compared += corrected.length;
      // The care of this round is no candidate of the next one.
      await owner.query(
        "update patient_attendances set state = 'NOT_SET', billed_document_id = null where state = 'PRESENT'",
      );
    }),
    { numRuns: RUNS, seed: SEED },
  );
  expect(compared).toBeGreaterThan(0);
});

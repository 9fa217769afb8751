import { beforeAll, expect, test } from "vitest";
import { ids, tokens } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { billInsurers, ftVoucher } from "#tests/kit/insurance.ts";
import { serveGrid } from "../grids/serve-grid.ts";

const api = await testApi();
const { owner } = api.database;
const { patients, procedures, profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];

const call = async (document: string, variables: object = {}, who: Who = "paramedic") => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
let department = 0;
const exercise = [{ code: "21221", count: 1 }];
const coding = (more: object = {}) => ({
  department,
  medicalOperationsWithCount: exercise,
  primaryDiagnosis: "M54.5",
  ...more,
});

/** A visit that took place, paid by the insurer. */
async function visit(day: string, patient: number = patients.jana) {
  const beginAt = `2026-${day}T08:00:00.000Z`;
  const event = await call(
    `mutation { eventCreate(input: { eventType: EVENT, procedure: ${procedures.therapy}, owner: ${profiles.paramedic}, beginAt: "${beginAt}", patientCards: [${patient}], override: { reason: "zkouška" }, confirmOutsideHours: true }) { patientAttendances { id } } }`,
  );
  const { id } = event.patientAttendances[0];
  await call(
    `mutation { patientAttendanceSetInsurerCover(patientAttendance: ${id}, insurerCover: FT_VOUCHER) { id } }`,
  );
  await call(`mutation { patientAttendanceSetState(patientAttendance: ${id}, state: PRESENT) { id } }`);
  return { patientAttendance: id as number, examinedAt: beginAt, patientCard: patient };
}
const write = (about: Awaited<ReturnType<typeof visit>>, given: object | null) =>
  call(`mutation ($input: MedicalReportCreateInput!) { medicalReportCreate(input: $input) { id version } }`, {
    input: { ...about, content: "LTV", coding: given },
  });
async function bill(day: string, { patient = patients.jana as number, ...more }: Record<string, unknown> = {}) {
  const { id, version } = await write(await visit(day, patient as number), coding(more));
  return call(`mutation { medicalReportSetSigned(medicalReport: ${id}, version: ${version}) { id } }`);
}
const month = (which = "2026-03", who: Who = "admin") =>
  call(
    `{ billedMonth(month: "${which}") {
      month candidates { insuranceCompany { code } insuranceVariant expertise documentKind month year period { from to } documents visits heldDocuments points price { amount } }
      heldVisits { total items { day patientCard { id } author { id } insuranceCompany { code } faults { kind code isError } } }
      unreportedVisits { total items { gap patientAttendance { patientCard { id } } } }
      limits { reportBy fullUntil percentageLater }
    } }`,
    {},
    who,
  );

beforeAll(async () => {
  department = await billInsurers(owner);
  await ftVoucher(owner, { visits: 20 });
  await owner.query(
    `insert into ft_vouchers (medical_center_id, patient_card_id, insurer, insurance_variant, issued_at, applicant_id, expertise, visits, primary_diagnosis, other_diagnosis, operations, created_by)
     select medical_center_id, ${patients.karel}, '205', '1', issued_at, applicant_id, expertise, 20, primary_diagnosis, other_diagnosis, operations, created_by from ft_vouchers`,
  );
});

test("a month's candidates sum the documents of each insurer, without those that faults keep out", async () => {
  await bill("03-02");
  await bill("03-09");
  await bill("02-23");
  const wrong = await bill("03-03", { patient: patients.karel, primaryDiagnosis: null });
  expect(wrong.id).toBeTruthy();
  const { candidates, heldVisits, limits } = await month();
  expect(candidates).toEqual([
    {
      insuranceCompany: { code: "111" },
      insuranceVariant: "1",
      expertise: "902",
      documentKind: "06",
      month: 3,
      year: 2026,
      period: { from: "2026-03-02", to: "2026-03-09" },
      documents: 1,
      visits: 2,
      heldDocuments: 0,
      points: 2 * 519,
      price: { amount: 2 * 519 * 74 },
    },
    expect.objectContaining({ insuranceCompany: { code: "205" }, documents: 0, heldDocuments: 1, points: 0 }),
  ]);
  expect(heldVisits).toEqual({
    total: 1,
    items: [
      {
        day: "2026-03-03",
        patientCard: { id: patients.karel },
        author: { id: profiles.paramedic },
        insuranceCompany: { code: "205" },
        faults: [{ kind: "NO_DIAGNOSIS", code: null, isError: true }],
      },
    ],
  });
  expect(limits).toEqual({ reportBy: "2027-02-28", fullUntil: "2027-03-31", percentageLater: 95 });
  expect((await month("2026-02")).candidates).toMatchObject([{ documents: 1, visits: 1, month: 2 }]);
  expect(await call(`{ batchCandidates(month: "2026-02") { documents } }`)).toEqual([{ documents: 1 }]);
});

test("the price of a point is that of the end of the month, the points those of the day of care", async () => {
  await owner.query(
    "insert into insurance_contract_prices select medical_center_id, contract_id, '2026-03-31', 80 from insurance_contract_prices",
  );
  expect((await month()).candidates[0].price).toEqual({ amount: 2 * 519 * 80 });
  expect((await month("2026-02")).candidates[0].price).toEqual({ amount: 519 * 74 });
  await owner.query("delete from insurance_contract_prices where valid_from = '2026-03-31'");
});

test("visits that no report bills are listed with what they lack", async () => {
  const [none, draft, uncoded] = [await visit("03-04"), await visit("03-05"), await visit("03-06")];
  await write(draft, coding());
  const { id } = await write(uncoded, null);
  await owner.query("update medical_reports set coding = null where id = $1", [id]);
  await call(`mutation { medicalReportSetSigned(medicalReport: ${id}, version: 1) { id } }`);
  const { total, items } = (await month()).unreportedVisits;
  expect([total, items.map(({ gap }: { gap: string }) => gap)]).toEqual([3, ["NO_REPORT", "NOT_SIGNED", "NOT_CODED"]]);
  await call(
    `mutation { patientAttendanceSetState(patientAttendance: ${none.patientAttendance}, state: EXCUSED) { id } }`,
  );
  expect((await month()).unreportedVisits.total).toBe(2);
});

test("an author is shown the own reports that only they correct", async () => {
  const mine = `{ myHeldVisits { total items { patientCard { id } faults { kind } } } }`;
  expect(await call(mine)).toEqual({
    total: 1,
    items: [{ patientCard: { id: patients.karel }, faults: [{ kind: "NO_DIAGNOSIS" }] }],
  });
  expect(await call(mine, {}, "admin")).toEqual({ total: 0, items: [] });
  await owner.query("update insurance_contracts set valid_from = '2026-03-10' where insurer = '111'");
  expect((await call(mine)).total).toBe(1);
  const { items } = (await month()).heldVisits;
  expect(items.map(({ faults }: { faults: { kind: string }[] }) => faults.map(({ kind }) => kind))).toEqual([
    ["NO_CONTRACT"],
    ["NO_DIAGNOSIS"],
    ["NO_CONTRACT"],
  ]);
  await owner.query("update insurance_contracts set valid_from = '2025-01-01' where insurer = '111'");
});

test("candidates are read by administrators and paramedics of the own centre, of a month that there is", async () => {
  expect(await month("2026-03", "receptionist")).toMatchObject({ code: "E002" });
  expect((await month("2026-03", "paramedic")).candidates).toHaveLength(2);
  expect((await month("2026-03", "foreign")).candidates).toEqual([]);
  expect(await month("2026-13")).toMatchObject({ fields: [{ path: ["month"], code: "E1F4" }] });
  expect((await month("2031-01")).candidates).toEqual([]);
});

test("the list of candidates answers those of its month as rows and as a file, and a list without a month is refused", async () => {
  const asked = (parameters: object[], who: Who = "admin") =>
    call(
      `query ($parameters: [DataGridParameter!]!) { dataGrid(name: "batchCandidates", parameters: $parameters) { items total } }`,
      { parameters },
      who,
    );
  const march = { name: "month", value: "2026-03" };
  const { items, total } = await asked([march, { name: "sort", value: "price" }, { name: "direction", value: "desc" }]);
  const { candidates } = await month();
  expect(total).toBe(candidates.length);
  expect(items.map(({ price }: { price: { amount: number } }) => price.amount)).toEqual(
    candidates.map(({ price }: { price: { amount: number } }) => price.amount).sort((a: number, b: number) => b - a),
  );
  expect(items[0]).toMatchObject({ insurer: "111 VZP", kind: "06/902", variant: "1", held: 0, documents: 1 });
  expect(await asked([])).toMatchObject({ fields: [{ path: ["month"] }] });
  expect(await asked([march], "receptionist")).toMatchObject({ code: "E002" });
  const file = await serveGrid(
    api.services,
    { token: tokens.admin, address: "", requestId: "" },
    "batchCandidates",
    new URLSearchParams("month=2026-03&format=csv"),
  );
  expect((await file.text()).split("\r\n")).toEqual([
    expect.stringContaining("Pojišťovna;Doklady;"),
    ...candidates.map(({ insuranceCompany }: { insuranceCompany: { code: string } }) =>
      expect.stringMatching(`^${insuranceCompany.code} `),
    ),
    "",
  ]);
});

test("candidates of many visits take as many queries as those of one, at most ten of their own", async () => {
  const counted = async (document: string) => {
    queries.length = 0;
    await call(document, {}, "admin");
    return queries.length;
  };
  const one = await counted(`{ batchCandidates(month: "2026-02") { points } }`);
  expect(await counted(`{ batchCandidates(month: "2026-03") { points } }`)).toBe(one);
  const none = await counted(`{ batchCandidates(month: "2031-01") { points } }`);
  expect(one - none + 1).toBeLessThanOrEqual(10);
});

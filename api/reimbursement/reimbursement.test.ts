import { beforeAll, expect, test } from "vitest";
import type { DocumentContent } from "#rules/insurance/batches/document-content.ts";
import { ids, type Role } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";
import { batchedDocument, madeBatch } from "#tests/kit/insurance.ts";

const api = await testApi();
const { owner } = api.database;
const queries: string[] = [];
countQueries(api.database.app, queries);

const fields = `insurers { insuranceCompany { code } expertise firstMonth lastMonth people unlimitedPeople missingPeople points
  price { amount } limitedPrice { amount } pointPrice { amount } averagePayment { amount } version
  conditions { name met metThen count of coefficient { least most } } coefficient { least most } ceiling { least { amount } most { amount } } }`;
const read = async (year = 2026, who: Role = "admin") =>
  (await api.call(who, `{ reimbursementYear(year: ${year}) { decree { referenceYear } ${fields} } }`)).data
    .reimbursementYear;
const set = (input: string, version: number, key = `insuranceCompany: "111", expertise: "902", year: 2026`) =>
  api.call("admin", `mutation { reimbursementYearUpdate(${key}, version: ${version}, input: { ${input} }) }`);
const codeOf = async (answer: ReturnType<typeof set>) => (await answer).errors?.[0]?.extensions.code;

const operation = (code: string, count: number) => ({ ...batchedDocument.rows[0]!, code, count });

let template = 0;

/** A batch that was handed over, with documents that differ from a usual one by these contents. */
async function batch(
  contents: Partial<DocumentContent>[],
  about: { insurer?: string; expertise?: string; variant?: string; month?: string; state?: string } = {},
) {
  const { rows } = await owner.query<{ id: number }>(
    `insert into batches (medical_center_id, run_id, contract_id, insurer, insurance_variant, kind, expertise, icz, branch, interface_version, month, period_from, period_to, year, sequence_id, point_price, documents, points, price, made_at, state)
     select medical_center_id, run_id, contract_id, $2, $3, kind, $4, icz, branch, interface_version, $5::date, $5::date, $5::date, 2026,
       (select max(sequence_id) + 1 from batches), 74, $6, 1, 1, made_at, $7::batch_state from batches where id = $1 returning id`,
    [
      template,
      about.insurer ?? "111",
      about.variant ?? "1",
      about.expertise ?? "902",
      about.month ?? "2026-01-01",
      contents.length,
      about.state ?? "SENT",
    ],
  );
  const { rows: documents } = await owner.query<{ id: number }>(
    `insert into batch_documents (medical_center_id, batch_id, position, year, document_id, patient_card_id, content, points, price)
     select $1, $2, ordinality, 2026, (select max(document_id) from batch_documents) + ordinality, $3, content, 100, 7400
     from json_array_elements($4) with ordinality as given(content, ordinality) returning id`,
    [
      ids.center,
      rows[0]!.id,
      ids.patients.jana,
      JSON.stringify(contents.map((content) => ({ ...batchedDocument, ...content }))),
    ],
  );
  return documents.map(({ id }) => id);
}
const ofPeople = (...diagnoses: [primary: string, ...other: string[]][]) =>
  diagnoses.map(([primaryDiagnosis, ...otherDiagnosis], at) => ({
    insuredNumber: String(7_000_000_000 + at),
    primaryDiagnosis,
    otherDiagnosis,
  }));

beforeAll(async () => {
  template = await madeBatch(owner, { state: "REFUSED" });
});

test("people are counted once, by diagnoses of ranges, main and other ones", async () => {
  await batch(ofPeople(["G09"], ["G10"], ["G149"], ["G15"], ["M545", "S420"], ["I700"], ["G350"], ["G230"], ["G235"]));
  await batch(ofPeople(["I69"], ["M545"]), { month: "2026-03-01" });
  expect((await read()).insurers).toMatchObject([
    {
      insuranceCompany: { code: "111" },
      expertise: "902",
      firstMonth: "2026-01-01",
      lastMonth: "2026-03-01",
      people: 9,
      // G10, G149, S420 of another diagnosis, and I69 of a later month.
      conditions: [{}, {}, { name: "DIAGNOSES", met: true, count: 4, of: 9 }, { met: null, count: null, of: null }],
      unlimitedPeople: 2,
      missingPeople: 0,
      points: 1_100,
      price: { amount: 11 * 7_400 },
      limitedPrice: { amount: 9 * 7_400 },
      pointPrice: { amount: 81 },
      ceiling: null,
      version: 0,
    },
  ]);
});

test("shares are those of operations, counted by their numbers", async () => {
  await batch(
    [
      { rows: [operation("21113", 3), operation("21221", 1)] },
      { rows: [operation("21415", 1), operation("21315", 2), operation("21413", 3)] },
    ],
    { insurer: "205" },
  );
  const { conditions } = (await read()).insurers[1];
  expect(conditions.slice(0, 2)).toMatchObject([
    { name: "PHYSICAL", count: 5, of: 10, met: false },
    { name: "INDIVIDUAL", count: 2, of: 10, met: true },
  ]);
});

test("care that is not recognised, of another year, specialty or kind of insurance does not count", async () => {
  const before = await read();
  const [refused] = await batch([{ insuredNumber: "7100000000" }]);
  await owner.query(
    "insert into returned_documents (medical_center_id, document_id, kind, for_author, created_by) values ($1, $2, 'REFUSED', false, $3)",
    [ids.center, refused, ids.profiles.admin],
  );
  await batch([{ insuredNumber: "7100000001" }], { state: "REFUSED" });
  await batch([{ insuredNumber: "7100000002" }], { month: "2025-12-01" });
  await batch([{ insuredNumber: "7100000003" }], { expertise: "201" });
  await batch([{ insuredNumber: "7100000004" }], { variant: "2" });
  expect(await read()).toEqual(before);
  await batch([{ insuredNumber: "7100000005" }], { variant: "4" });
  await batch([{ insuredNumber: "7100000006" }], { variant: "4", month: "2025-12-01" });
  expect((await read()).insurers[0].people).toBe(before.insurers[0].people + 1);
  // The decree of 2025 pays people insured abroad without a ceiling.
  expect((await read(2025)).insurers.map(({ people }: { people: number }) => people)).toEqual([1]);
});

test("values of the insurer make the coefficient and the ceiling, and are changed by their version", async () => {
  const known = `physicalThen: true, individualThen: false, diagnosesThen: true, educationThen: false, educationNow: true`;
  expect(await codeOf(set(`averagePayment: { amount: 100000, currency: "CZK" }, ${known}`, 0))).toBeUndefined();
  const [vzp] = (await read()).insurers;
  expect(vzp).toMatchObject({
    version: 1,
    averagePayment: { amount: 100_000 },
    conditions: [{ metThen: true }, {}, {}, {}],
  });
  const { least, most } = vzp.coefficient;
  expect(least).toBe(most);
  const ceiling = ((107 + least) * (vzp.people - vzp.unlimitedPeople) * 100_000) / 100;
  expect(vzp.ceiling).toEqual({ least: { amount: ceiling }, most: { amount: ceiling } });
  expect(await codeOf(set("educationNow: false", 0))).toBe("E012");
  expect((await read()).insurers[0].version).toBe(1);
  expect(await codeOf(set("", 1))).toBeUndefined();
  expect((await read()).insurers[0]).toMatchObject({ version: 2, averagePayment: null, ceiling: null });
  const { rows } = await owner.query("select details from audit_rows where action = 'medicalCenter.reimbursementSet'");
  expect(rows).toEqual(Array(2).fill({ details: { insurer: "111", expertise: "902", year: 2026 } }));
});

test("values are refused for what no decree pays, and an amount that is none", async () => {
  const key = (insurer: string, expertise: string, year: number) =>
    `insuranceCompany: "${insurer}", expertise: "${expertise}", year: ${year}`;
  for (const wrong of [key("999", "902", 2026), key("111", "201", 2026), key("111", "902", 2027)])
    expect(await codeOf(set("", 0, wrong))).toBe("E003");
  for (const amount of [0, -1])
    expect(await codeOf(set(`averagePayment: { amount: ${amount}, currency: "CZK" }`, 2))).toBe("E004");
});

test("a year without a decree has no figures", async () => {
  expect(await read(2027)).toEqual({ decree: null, insurers: [] });
});

test("therapists read the year, reception does not, and only administrators set values", async () => {
  expect((await read(2026, "paramedic")).insurers).not.toEqual([]);
  expect(
    (await api.call("receptionist", "{ reimbursementYear(year: 2026) { year } }")).errors?.[0]?.extensions.code,
  ).toBe("E002");
  const asTherapist = `mutation { reimbursementYearUpdate(insuranceCompany: "111", expertise: "902", year: 2026, version: 2, input: {}) }`;
  expect((await api.call("paramedic", asTherapist)).errors?.[0]?.extensions.code).toBe("E002");
});

test("as many queries read many documents as few", async () => {
  const count = async () => {
    queries.length = 0;
    await read();
    return queries.length;
  };
  const few = await count();
  await batch(
    Array.from({ length: 99 }, (_, at) => ({ insuredNumber: String(7_200_000_000 + at) })),
    { insurer: "207" },
  );
  expect(await count()).toBe(few);
});

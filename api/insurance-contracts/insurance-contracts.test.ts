import { expect, test } from "vitest";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { countQueries } from "#tests/kit/queries/count-queries.ts";

const api = await testApi();
const { owner } = api.database;
const { profiles } = ids;
const queries: string[] = [];
countQueries(api.database.app, queries);
type Who = Parameters<typeof api.call>[0];

const call = async (who: Who, document: string, variables: object = {}) => {
  const { data, errors } = await api.call(who, document, variables);
  return errors ? errors[0]!.extensions : data[Object.keys(data)[0]!];
};
const change = (document: string, who: Who = "admin") => call(who, `mutation { ${document} }`);
const department = async (people: number[], expertise = "902"): Promise<number> =>
  (await change(`departmentCreate(input: { expertise: "${expertise}", profileIds: [${people}] }) { id }`)).id;
const terms = {
  insuranceCompany: "111",
  icz: "44 123 000",
  icp: "44123001",
  healthcare: "49",
  paymentVariant: "1",
  invoicing: "BATCH",
  correctedNumber: "SAME",
  daysToDueDate: 30,
  validFrom: "2026-01-01",
};
const create = (
  departmentId: number,
  { medicalOperations, ...input }: { medicalOperations?: number[]; [term: string]: unknown } = {},
) =>
  call(
    "admin",
    `mutation ($input: InsuranceCompanyContractInput!, $medicalOperations: [Int!]) { insuranceCompanyContractCreate(input: $input, pointPrice: "0,74", medicalOperations: $medicalOperations) { id version icz pointPrice validTo medicalOperations { code points shippedPoints } } }`,
    { input: { departmentId, ...terms, ...input }, medicalOperations },
  );
const read = (id: number, fields: string) =>
  call("paramedic", `{ insuranceCompanyContract(insuranceCompanyContract: ${id}) { ${fields} } }`);

test("a person has the specialties of their departments, each once", async () => {
  const first = await department([profiles.paramedic]);
  const second = await department([profiles.paramedic, profiles.admin], "917");
  const third = await department([profiles.paramedic]);
  const specialties = async () => {
    const people: { id: number; expertises: string[] }[] = await call("receptionist", "{ profiles { id expertises } }");
    return people.find(({ id }) => id === profiles.paramedic)!.expertises;
  };
  expect(await specialties()).toEqual(["902", "917"]);
  await change(`departmentRemove(department: ${second}) { id }`);
  await change(`departmentUpdate(department: ${third}, version: 1, input: { profileIds: [] }) { id }`);
  expect(await specialties()).toEqual(["902"]);
  await change(`departmentRemove(department: ${first}) { id }`);
  expect(await specialties()).toEqual([]);
});

test("a new contract has all operations of the specialty, and says that its points are of 2016", async () => {
  const made = await create(await department([]));
  expect(made).toMatchObject({ icz: "44123000", pointPrice: "0.74", validTo: null });
  expect(made.medicalOperations).toHaveLength(31);
  expect(made.medicalOperations).toContainEqual({ code: "21221", points: 519, shippedPoints: true });
});

test("prices hold from their days on, and those before the first day are the first ones", async () => {
  const { id } = await create(await department([]));
  const set = (version: number, validFrom: string, pointPrice: string) =>
    change(
      `insuranceCompanyContractPriceSet(insuranceCompanyContract: ${id}, version: ${version}, validFrom: "${validFrom}", pointPrice: "${pointPrice}", flatRatePrice: { amount: 1234500, currency: "CZK" }) { version pointPrice flatRatePrice { amount } }`,
    );
  expect(await set(1, "2026-07-01", "0.80")).toEqual({ version: 2, pointPrice: "0.74", flatRatePrice: null });
  expect(await set(2, "2026-03-01", "0.75")).toEqual({
    version: 3,
    pointPrice: "0.75",
    flatRatePrice: { amount: 1_234_500 },
  });
  expect(await set(3, "2026-03-01", "0.76")).toMatchObject({ pointPrice: "0.76" });
  expect(await set(3, "2026-03-01", "0.77")).toMatchObject({ code: "E012" });
  const days = async () => (await read(id, "prices { validFrom pointPrice }")).prices;
  expect(await days()).toEqual([
    { validFrom: "2026-07-01", pointPrice: "0.80" },
    { validFrom: "2026-03-01", pointPrice: "0.76" },
    { validFrom: "2026-01-01", pointPrice: "0.74" },
  ]);
  await change(
    `insuranceCompanyContractPriceRemove(insuranceCompanyContract: ${id}, version: 4, validFrom: "2026-03-01") { id }`,
  );
  expect(await read(id, "pointPrice")).toEqual({ pointPrice: "0.74" });
});

test("a department has one contract with an insurer at a time: of 20 at once, one is made", async () => {
  const id = await department([]);
  const made = await Promise.all(Array.from({ length: 20 }, () => create(id)));
  expect(made.filter(({ version }) => version === 1)).toHaveLength(1);
  const { id: first } = made.find(({ version }) => version === 1)!;
  await change(
    `insuranceCompanyContractUpdate(insuranceCompanyContract: ${first}, version: 1, input: { validTo: "2026-06-30" }) { id }`,
  );
  expect(await create(id, { validFrom: "2026-06-30" })).toMatchObject({
    code: "E004",
    fields: [expect.objectContaining({ path: ["validFrom"], code: "E272" })],
  });
  expect(await create(id, { validFrom: "2026-07-01" })).toMatchObject({ version: 1 });
});

test("operations are chosen one by one, and a removed contract makes room for another", async () => {
  const place = await department([]);
  const { id, version } = await create(place, { medicalOperations: [] });
  expect(await read(id, "medicalOperations { code }")).toEqual({ medicalOperations: [] });
  const { rows } = await owner.query("select id from medical_operations where code in ('21221', '21413')");
  const chosen = rows.map((row) => row.id).join(",");
  await change(
    `insuranceCompanyContractOperationsSet(insuranceCompanyContract: ${id}, version: ${version}, medicalOperations: [${chosen}]) { id }`,
  );
  expect(await read(id, "medicalOperations { code }")).toEqual({
    medicalOperations: [{ code: "21221" }, { code: "21413" }],
  });
  await change(`insuranceCompanyContractRemove(insuranceCompanyContract: ${id}) { id }`);
  expect(await read(id, "icz")).toMatchObject({ code: "E003" });
  expect(await create(place)).toMatchObject({ version: 1 });
});

test("numbers and the branch are kept with their version, and the switch is a Czech provider's", async () => {
  const config = async () =>
    (
      await call(
        "receptionist",
        "{ me { profile { medicalCenter { insuranceConfig { active vzp proposedVzp kBatchSequenceId kBatchItemSequenceId fBatchSequenceId version } } } } }",
      )
    ).profile.medicalCenter.insuranceConfig;
  expect(await config()).toMatchObject({ active: false, vzp: null, kBatchSequenceId: 1, version: 0 });
  expect(await change("insuranceActiveSet(active: true) { active version }")).toEqual({ active: true, version: 1 });
  await change(
    `insuranceConfigUpdate(version: 1, input: { vzp: "6400", kBatchSequenceId: 18, fBatchSequenceId: 2600018 }) { version }`,
  );
  expect(await config()).toEqual({
    active: true,
    vzp: "6400",
    proposedVzp: "4400",
    kBatchSequenceId: 18,
    kBatchItemSequenceId: 1,
    fBatchSequenceId: 2_600_018,
    version: 2,
  });
  expect(await change(`insuranceConfigUpdate(version: 1, input: {}) { version }`)).toMatchObject({ code: "E012" });
  for (const input of [`vzp: "9700"`, "kBatchSequenceId: 0", "kBatchItemSequenceId: 10000000"])
    expect(await change(`insuranceConfigUpdate(version: 2, input: { ${input} }) { version }`)).toMatchObject({
      code: "E004",
    });
  const { rows } = await owner.query(
    "select action, details from audit_rows where action like 'medicalCenter.insurance%' order by id",
  );
  expect(rows).toEqual([
    { action: "medicalCenter.insuranceActiveSet", details: { active: true } },
    { action: "medicalCenter.insuranceSet", details: { fields: ["vzp", "kBatchSequenceId", "fBatchSequenceId"] } },
  ]);
});

test("departments with their people and contracts take as many queries for ten as for one", async () => {
  const all = async () => {
    queries.length = 0;
    await call(
      "admin",
      "{ departments { profiles { fullName } insuranceCompanyContracts { pointPrice medicalOperations { code } } } }",
    );
    return queries.length;
  };
  await create(await department([profiles.paramedic]));
  await all();
  const few = await all();
  for (let more = 0; more < 10; more++) await create(await department([profiles.paramedic]));
  expect(await all()).toBe(few);
});

import { ids } from "#tests/cast/people.ts";
import { billInsurers, madeBatch } from "#tests/kit/insurance.ts";
import { ask, call, field, owner, report, whole } from "../ask.ts";
import { billingCenter } from "./billing-center.ts";

/** A new department, by its id. */
async function department(): Promise<number> {
  await call(`departmentCreate(input: { expertise: "902" }) { id }`);
  return (await owner.query("select max(id) as id from departments")).rows[0].id;
}
type Terms = { icp?: string; pointPrice?: string; validTo?: string; medicalOperations?: number[] };
const contract = (departmentId: number, { pointPrice = "0.74", medicalOperations, ...terms }: Terms = {}) =>
  ask(
    "admin",
    `mutation ($input: InsuranceCompanyContractInput!, $pointPrice: String!, $medicalOperations: [Int!]) { insuranceCompanyContractCreate(input: $input, pointPrice: $pointPrice, medicalOperations: $medicalOperations) { id } }`,
    {
      pointPrice,
      medicalOperations,
      input: {
        departmentId,
        insuranceCompany: "111",
        icz: "44123000",
        icp: "44123001",
        healthcare: "49",
        paymentVariant: "1",
        invoicing: "BATCH",
        correctedNumber: "SAME",
        daysToDueDate: 30,
        validFrom: "2026-01-01",
        ...terms,
      },
    },
  );
const bad = async (name: keyof Terms, terms: Terms) => field(name, contract(await department(), terms));
/** A report with this coding by a department that Dana is of. */
async function coded(coding: { reason?: string; medicalOperationsWithCount?: object[]; [more: string]: unknown }) {
  const department = await billInsurers(owner);
  return report({ coding: { department, medicalOperationsWithCount: [], primaryDiagnosis: "M545", ...coding } });
}

/** The refusals of departments, contracts and codings. */
export const contracts = {
  insurersOff: async () => {
    await owner.query(`update medical_centers set country = 'SK' where id = ${ids.center}`);
    const answer = await whole(call("insuranceActiveSet(active: true) { active }"));
    await owner.query(`update medical_centers set country = 'CZ' where id = ${ids.center}`);
    return answer;
  },
  departmentInUse: async () => {
    const id = await department();
    await contract(id);
    return whole(call(`departmentRemove(department: ${id}) { id }`));
  },
  contractOverlaps: async () => {
    const id = await department();
    await contract(id);
    return field("validFrom", contract(id));
  },
  placeNumberInvalid: () => bad("icp", { icp: "4412300" }),
  specialtyUnknown: () => field("expertise", call(`departmentCreate(input: { expertise: "918" }) { id }`)),
  branchUnknown: () => bad("icp", { icp: "97123001" }),
  operationUnknown: () => bad("medicalOperations", { medicalOperations: [2 ** 31 - 1] }),
  operationTwice: () =>
    field(
      "medicalOperationsWithCount.1.code",
      call(
        `medicalOperationPresetCreate(input: { name: "LTV", expertise: "902", medicalOperationsWithCount: [{ code: "21221", count: 1 }, { code: "21221", count: 2 }] }) { id }`,
      ),
    ),
  pointPriceInvalid: () => bad("pointPrice", { pointPrice: "0.745" }),
  contractDaysInvalid: () => bad("validTo", { validTo: "2025-12-31" }),
  lastContractPrice: async () => {
    await contract(await department());
    const { id } = (await owner.query("select max(id) as id from insurance_contracts")).rows[0];
    return whole(
      call(
        `insuranceCompanyContractPriceRemove(insuranceCompanyContract: ${id}, version: 1, validFrom: "2026-01-01") { id }`,
      ),
    );
  },
  diagnosisUnknown: () => field("coding.primaryDiagnosis", coded({ primaryDiagnosis: "Q999" })),
  diagnosisTwice: () => field("coding.otherDiagnosis.0", coded({ otherDiagnosis: ["M54.5"] })),
  codingReasonMissing: () =>
    field("coding.reason", coded({ medicalOperationsWithCount: [{ code: "21413", count: 2 }] })),
  departmentMissing: () => field("coding.department", coded({ department: 2 ** 31 - 1 })),
  contractUsed: async () => {
    await madeBatch(await billingCenter());
    const { rows } = await owner.query<{ id: number }>("select contract_id as id from batches limit 1");
    return whole(call(`insuranceCompanyContractRemove(insuranceCompanyContract: ${rows[0]!.id}) { id }`));
  },
};

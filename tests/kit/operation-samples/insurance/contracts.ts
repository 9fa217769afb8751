import type { Pool } from "pg";
import { ids } from "#tests/cast/people.ts";
import { department, contract } from "../known.ts";
import { secondStale, secondGone, type Samples } from "../sample.ts";

/** A centre that bills insurers, with departments and contracts. */
export async function prepareContracts(owner: Pool) {
  await owner.query(
    `with department as (insert into departments (id, medical_center_id, expertise) overriding system value select id, ${ids.center}, '902' from generate_series(${department}, ${department + 1}) as id)
     insert into department_profiles (medical_center_id, department_id, profile_id) values (${ids.center}, ${department}, ${ids.profiles.paramedic})`,
  );
  await owner.query(
    `insert into insurance_contracts (id, medical_center_id, department_id, insurer, icz, icp, healthcare, payment_variant, invoicing, corrected_number, days_to_due_date, valid_from) overriding system value
     select id, ${ids.center}, ${department}, (array['111', '201', '205'])[id - ${contract} + 1], '44123000', '44123001', '49', '1', 'BATCH', 'SAME', 30, '2026-01-01' from generate_series(${contract}, ${contract + 2}) as id`,
  );
  await owner.query(
    `insert into insurance_contract_prices (medical_center_id, contract_id, valid_from, point_price)
     select ${ids.center}, id, day, 74 from generate_series(${contract}, ${contract + 2}) as id, unnest(array['2026-01-01', '2026-07-01']::date[]) as day`,
  );
  await owner.query(
    `insert into insurance_contract_operations (medical_center_id, contract_id, operation_id) select ${ids.center}, ${contract}, id from medical_operations where expertise = '902'`,
  );
  await owner.query(
    `insert into insurance_configs (medical_center_id, active) values (${ids.center}, true) on conflict do nothing`,
  );
  await owner.query(
    `insert into medical_diagnoses (code, name, words, valid_from) values ('M545', 'Bolesti v kříži', ' bolesti v krizi', '1994-01-01') on conflict do nothing`,
  );
}

export const contracts: Samples = {
  "Query.medicalDiagnosis": { call: () => `medicalDiagnosis(term: "m54") { code label }`, stranger: "own" },
  "Query.myDepartments": { call: () => `myDepartments { expertise }`, stranger: "own" },
  "Query.medicalOperations": {
    call: () =>
      `medicalOperations(expertise: "902") { id code name duration expertise points shippedPoints frequencyLimitations { limitation quantity rawFrequencyLimitation timePeriod timePeriodMultiplier } }`,
    stranger: "own",
  },
  "Query.operationExpertises": { call: () => "operationExpertises", stranger: "own" },
  "Query.medicalSpecialties": { call: () => "medicalSpecialties { code name }", stranger: "own" },
  "Query.insurerBranches": { call: () => "insurerBranches { code name }", stranger: "own" },
  "Mutation.insuranceConfigUpdate": {
    call: () => `insuranceConfigUpdate(version: 99, input: { vzp: "4400", kBatchSequenceId: 7 }) { version }`,
    fault: "stale",
    stranger: "stale",
  },
  "Mutation.insuranceActiveSet": {
    call: () => "insuranceActiveSet(active: true) { active proposedVzp }",
    stranger: "own",
  },
  "Query.departments": {
    call: () => "departments { expertise profiles { fullName expertises } insuranceCompanyContracts { icz } version }",
    stranger: "own",
  },
  "Query.department": {
    call: (at) => `department(department: ${at.department}) { id expertise profiles { fullName } }`,
  },
  "Mutation.departmentCreate": {
    call: (at) => `departmentCreate(input: { expertise: "902", profileIds: [${at.profiles.paramedic}] }) { id }`,
    stranger: "invalidInput",
  },
  "Mutation.departmentUpdate": {
    call: (at) => `departmentUpdate(department: ${at.department}, version: 1, input: { expertise: "917" }) { id }`,
    fault: secondStale,
  },
  "Mutation.departmentRemove": {
    call: (at) => `departmentRemove(department: ${at.department + 1}) { id }`,
    fault: secondGone,
  },
  "Query.insuranceCompanyContract": {
    call: (at) =>
      `insuranceCompanyContract(insuranceCompanyContract: ${at.contract}) { department { expertise } insuranceCompany { code } icz icp healthcare paymentVariant invoicing correctedNumber pointPrice flatRatePrice { amount } prices { validFrom pointPrice } daysToDueDate variableSymbol validFrom validTo medicalOperations { code } version }`,
  },
  "Mutation.insuranceCompanyContractCreate": {
    call: (at, who) =>
      `insuranceCompanyContractCreate(input: { departmentId: ${at.department}, insuranceCompany: "${who === "manager" ? "211" : "207"}", icz: "44123000", icp: "44123001", healthcare: "49", paymentVariant: "1", invoicing: BATCH, correctedNumber: SAME, daysToDueDate: 30, validFrom: "2026-01-01" }, pointPrice: "0.74") { id }`,
    stranger: "invalidInput",
  },
  "Mutation.insuranceCompanyContractUpdate": {
    call: (at) =>
      `insuranceCompanyContractUpdate(insuranceCompanyContract: ${at.contract + 1}, version: 1, input: { daysToDueDate: 21 }) { id }`,
    fault: secondStale,
  },
  "Mutation.insuranceCompanyContractPriceSet": {
    call: (at) =>
      `insuranceCompanyContractPriceSet(insuranceCompanyContract: ${at.contract}, version: 99, validFrom: "2027-01-01", pointPrice: "0.81") { id }`,
    fault: "stale",
  },
  "Mutation.insuranceCompanyContractPriceRemove": {
    call: (at) =>
      `insuranceCompanyContractPriceRemove(insuranceCompanyContract: ${at.contract}, version: 99, validFrom: "2026-07-01") { id }`,
    fault: "stale",
  },
  "Mutation.insuranceCompanyContractOperationsSet": {
    call: (at) =>
      `insuranceCompanyContractOperationsSet(insuranceCompanyContract: ${at.contract}, version: 99, medicalOperations: []) { id }`,
    fault: "stale",
  },
  "Mutation.insuranceCompanyContractRemove": {
    call: (at) => `insuranceCompanyContractRemove(insuranceCompanyContract: ${at.contract + 2}) { id }`,
    fault: secondGone,
  },
};

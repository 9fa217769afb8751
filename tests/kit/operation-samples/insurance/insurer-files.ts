import { batchFile, insuredNumbersAnswer } from "#tests/kit/insurance.ts";
import type { Samples } from "../sample.ts";

export const insurerFiles: Samples = {
  "Query.insurerFile": {
    call: () =>
      `insurerFile(file: $file) { kind isWhole faults { line fault record field expected found } batches { documents { number rows { day code } } } invoices { number } }`,
    file: batchFile,
    stranger: "insurersOff",
  },
  "Query.reimbursementYear": {
    call: () =>
      `reimbursementYear(year: 2026) { year decree { listedDiagnoses } insurers { insuranceCompany { code } people conditions { name met coefficient { least } } ceiling { most { amount } } version } }`,
    stranger: "own",
  },
  "Mutation.reimbursementYearUpdate": {
    call: () =>
      `reimbursementYearUpdate(insuranceCompany: "111", expertise: "902", year: 2026, version: 99, input: { physicalThen: true, individualThen: false, diagnosesThen: null, educationThen: true, educationNow: true, averagePayment: { amount: 312000, currency: "CZK" } })`,
    fault: "stale",
    stranger: "stale",
  },
  "Query.insuredNumbers": {
    call: () => `insuredNumbers(month: "2026-03") { numbers withoutNumber files { name numbers } }`,
    stranger: "own",
  },
  // No card has an insured number.
  "Query.insuredNumbersText": { call: () => `insuredNumbersText(name: "44123000.I01")`, fault: "notFound" },
  "Query.insuredNumbersComparison": {
    call: () =>
      `insuredNumbersComparison(file: $file) { isWhole faults { line fault } numbers onNoCard differences { kind patientCard { fullName } periods { line } } }`,
    file: insuredNumbersAnswer,
    stranger: "insurersOff",
  },
};

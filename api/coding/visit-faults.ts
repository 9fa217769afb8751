import type { InsuranceVariant } from "#rules/codes.ts";
import type { CodingFaultKind } from "#rules/insurance/coding-fault-kinds.ts";
import { operationFaults, type CodingFault } from "#rules/insurance/coding-faults.ts";
import { voucherFaults } from "#rules/insurance/voucher-faults.ts";
import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import type { BillingFacts } from "./billing-facts.ts";
import type { CodedVisit } from "./coded-visit.ts";

/** People insured abroad have the number of their EU card alone, for which no file has room, until an insurer registers them. */
const lackOfNumber = ({ variant }: { variant: InsuranceVariant | null }): CodingFaultKind =>
  variant === "4" ? "EU_CARD_ALONE" : "NO_INSURED_NUMBER";

/** The faults of a coded visit: for which an insurer refuses it, then those that pass with a reason. */
export function visitFaults({ day, coding }: CodedVisit, facts: BillingFacts): CodingFault[] {
  const { insurance, contract, generalDiagnoses, voucher, lacksVoucher } = facts;
  const fault = (kind: CodingFaultKind, code: string | null = null) => ({ kind, code, allowed: null });
  const { operations, primaryDiagnosis, otherDiagnosis } = coding;
  return [
    ...(insurance?.insurer ? [] : [fault("NO_INSURER")]),
    ...(insurance?.insurer && !insurance.number ? [fault(lackOfNumber(insurance))] : []),
    ...(insurance?.insurer && !contract ? [fault("NO_CONTRACT")] : []),
    ...(lacksVoucher ? [fault("NO_VOUCHER")] : []),
    ...(operations.length === 0 ? [fault("NO_OPERATION")] : []),
    ...(primaryDiagnosis ? [] : [fault("NO_DIAGNOSIS")]),
    ...[primaryDiagnosis, ...otherDiagnosis].flatMap((one) =>
      one && generalDiagnoses.has(one.code) ? [fault("DIAGNOSIS_GENERAL", dottedCode(one.code))] : [],
    ),
    ...operationFaults({ day, operations, facts: facts.operations, used: facts.used }),
    ...(voucher ? voucherFaults({ day, operations, insurer: insurance?.insurer ?? null }, voucher) : []),
  ];
}

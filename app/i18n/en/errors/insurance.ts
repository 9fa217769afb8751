/** Words of the errors of billing for insurers. */
export const insuranceErrors = {
  insurersOff: "Only Czech health providers bill insurers.",
  departmentInUse: "The department has contracts with insurers, so it cannot be removed. End the contract by a day.",
  contractOverlaps: "The department already has a contract with this insurer on these days. End the older one first.",
  placeNumberInvalid: "The number has eight digits.",
  specialtyUnknown: "The list has no such specialty. Enter its code, for example 902.",
  branchUnknown: "The list has no such branch of VZP.",
  operationUnknown: "The list lacks one of the operations.",
  pointPriceInvalid: "Enter the price of a point in crowns, with two decimals at most, for example 0.74.",
  lastContractPrice: "A contract needs at least one price, so the last one stays.",
  contractDaysInvalid: "The contract would end before it begins.",
  operationTwice: "The operation is there twice: add the counts up in one row.",
  diagnosisUnknown: "The list lacks the code of the diagnosis.",
  diagnosisTwice: "The diagnosis is there twice.",
  codingReasonMissing: "The warnings of the operations need a reason why they are billed all the same.",
  departmentMissing: "The author of the report is not of this department.",
  insurerNeedsVoucher: "This specialty is billed on a voucher only.",
} as const;

/** Errors of billing for insurers. */
export const insuranceErrors = {
  insurersOff: { code: "E270", status: 409, message: "Insurers are billed by Czech health providers only" },
  departmentInUse: { code: "E271", status: 409, message: "The department has contracts with insurers" },
  contractOverlaps: {
    code: "E272",
    status: 400,
    message: "The department has a contract with the insurer on these days",
  },
  placeNumberInvalid: { code: "E273", status: 400, message: "A number of a provider or workplace has eight digits" },
  specialtyUnknown: { code: "E274", status: 400, message: "Not a specialty of the list" },
  branchUnknown: { code: "E275", status: 400, message: "Not a branch of VZP" },
  operationUnknown: { code: "E276", status: 400, message: "Not an operation of the list" },
  pointPriceInvalid: { code: "E277", status: 400, message: "The price of a point has at most two decimals" },
  lastContractPrice: { code: "E278", status: 409, message: "The only price of a contract stays" },
  contractDaysInvalid: { code: "E279", status: 400, message: "A contract ends before it begins" },
  operationTwice: { code: "E280", status: 400, message: "An operation is there twice" },
  diagnosisUnknown: { code: "E281", status: 400, message: "Not a diagnosis of the list" },
  diagnosisTwice: { code: "E282", status: 400, message: "A diagnosis is there twice" },
  codingReasonMissing: { code: "E283", status: 400, message: "A warning of the coding has no reason" },
  departmentMissing: { code: "E284", status: 400, message: "The author is not of this department" },
  insurerNeedsVoucher: { code: "E285", status: 409, message: "The specialty needs a voucher" },
  applicantKnown: { code: "E286", status: 409, message: "The applicant is among those in use already" },
} as const;

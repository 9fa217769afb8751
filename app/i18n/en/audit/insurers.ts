/** Words of the actions of billing for insurers. */
export const insurerActions = {
  batchCandidate: { listed: "a month of billing to insurers" },
  batch: {
    begun: "making of batches begun",
    made: "batch made",
    filed: "file of a batch written",
    fixed: "correcting batch made",
    repeated: "making of batches repeated",
    read: "batch opened",
    stateSet: "state of a batch",
    disallowed: "part of a batch disallowed",
    disallowanceTakenBack: "disallowance of a batch taken back",
    removed: "batch removed",
  },
  department: {
    created: "department added",
    updated: "department changed",
    removed: "department removed",
  },
  insuranceContract: {
    created: "contract with an insurer added",
    updated: "contract with an insurer changed",
    removed: "contract with an insurer removed",
    pricesSet: "prices of a contract with an insurer",
    pricesRemoved: "prices of a contract with an insurer removed",
    operationsSet: "operations of a contract with an insurer",
  },
  medicalOperationPreset: {
    created: "new template of operations",
    updated: "change of a template of operations",
    removed: "removal of a template of operations",
  },
  ftVoucherApplicant: {
    created: "new applicant of FT vouchers",
    updated: "change of an applicant of FT vouchers",
    archived: "archiving of an applicant of FT vouchers",
  },
} as const;

import { name, type Parts } from "./part.ts";

/** The columns of files that columns of lists of insurers give. */
export const insurerParts = {
  // As the page has it, without its words.
  frequencies: [{ type: "text", of: (limits) => limits.map((limit) => limit.join(" + ")).join(" / ") || null }],
  "insurance-contract": [name],
  "ft-voucher-applicant": [name],
  "ft-voucher": [{ type: "date", of: ({ issuedAt }) => new Date(issuedAt) }],
  "ft-voucher-limit": [
    { type: "text", of: ({ limit }, { limits }) => limits[limit] },
    { type: "date", of: ({ by }) => new Date(by), suffix: "to" },
  ],
  "ft-voucher-state": [{ type: "text", of: (state, { ftVouchers }) => ftVouchers[state] }],
  batch: [{ type: "integer", of: ({ number }) => number }],
  "batch-state": [{ type: "text", of: (state, { batches }) => batches[state] }],
  "batch-file": [name],
  "returned-document": [{ type: "integer", of: ({ number }) => number }],
  "returned-kind": [{ type: "text", of: (kind, { returnedKinds }) => returnedKinds[kind] }],
  "returned-state": [{ type: "text", of: (state, { returnedStates }) => returnedStates[state] }],
  "medical-operations-with-count": [
    { type: "text", of: (rows) => rows.map(({ code, count }) => `${count}× ${code}`).join(", ") },
  ],
} satisfies Partial<Parts>;

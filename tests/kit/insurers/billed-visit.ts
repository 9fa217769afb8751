import type { BilledVisit } from "#rules/insurance/billing/documents.ts";

let ids = 0;

/** A visit on an FT voucher without faults, each of a report of its own. */
export const billedVisit = (more: Partial<BilledVisit> = {}): BilledVisit => ({
  report: ++ids,
  attendance: ids,
  billedBy: null,
  card: 1,
  author: 1,
  day: "2026-03-10",
  expertise: "902",
  insurer: "111",
  variant: "1",
  number: "8556230419",
  contract: { id: 1, pointPrice: 74 },
  kind: "06",
  voucher: 1,
  operations: [
    { code: "21221", name: "LTV", count: 1, points: 359 },
    { code: "21413", name: "Mobilizace", count: 2, points: 242 },
  ],
  primaryDiagnosis: "M545",
  otherDiagnosis: [],
  faults: [],
  reason: null,
  ...more,
});

import type { BatchFault, DifferingBatch } from "#api/batches/verify/verify-batches.ts";
import type { Differing } from "#api/audit/verify-records.ts";
import type { UnequalSum } from "#api/evidence/money/find-unequal.ts";
import type { MoneyRow } from "#api/evidence/money/verify-rows.ts";
import type { Gap } from "#api/invoices/find-gaps.ts";
import type { ChangedMonth } from "#api/months/find-changed.ts";

const nouns = { medicalReport: "Report", gdprConsent: "Consent", gdprWording: "Wording", invoice: "Invoice" };
const faults: Record<Differing["fault"], string> = {
  altered: "is not what the audit log says it was",
  unrecorded: "is there, and the audit log knows nothing of it",
  missing: "is gone, and no erasure took it along",
  unsigned: "was signed, and is a draft now",
};

/** A record that is not as the audit log has it, in one line. */
export const sayDiffering = ({ kind, id, uuid, medicalCenterId, patientCardId, at, fault }: Differing) =>
  `${nouns[kind]} ${uuid ?? id} of ${patientCardId === null ? `centre ${medicalCenterId}` : `patient card ${patientCardId}`}, of ${at.toISOString()}, ${faults[fault]}.`;

/** A row of money that is not as the audit log has it, in one line. */
export const sayMoneyRow = ({ table, id, medicalCenterId, fault }: MoneyRow) =>
  `Row ${id} of ${table}, of centre ${medicalCenterId}, ${fault === "missing" ? "is gone" : faults[fault]}.`;

const sums: Record<UnequalSum["sum"], string> = {
  price: "Payment {id} has another price than its lines",
  paid: "Payment {id} is paid otherwise than by its entries",
  disallowed: "Payment {id} is disallowed otherwise than by the batches that it asks for",
  cash: "Payment entry {id} is not what the cash book has of it",
  receipts: "Cash box {id} lacks a receipt in one of its series",
  counted: "Close {id} of a cash box counted other cash than was in the book",
  booked: "Movement {id} of the bank is booked otherwise than by the entries that name it",
  visits: "Voucher {id} has other visits than its ledger",
};

/** A sum that is not that of its rows, in one line. */
export const sayUnequalSum = ({ sum, id, medicalCenterId }: UnequalSum) =>
  `${sums[sum].replace("{id}", String(id))}, in centre ${medicalCenterId}.`;

const documents: Record<Gap["kind"], string> = {
  INVOICE: "invoices",
  CREDIT_NOTE: "credit notes",
  ADVANCE: "documents on advances",
  INSURER: "invoices to insurers",
};

/** A series of invoices whose numbers are not all there, in one line. */
export const sayGap = ({ medicalCenterId, kind, year, numbers, count, outside }: Gap) =>
  `Centre ${medicalCenterId} has ${count} ${documents[kind]} of ${year}, ${outside} of them outside of its series, which counts ${numbers}.`;

/** A closed month whose sums are others now, in one line. */
export const sayMonth = ({ medicalCenterId, month, sums }: ChangedMonth) =>
  `Centre ${medicalCenterId} closed ${month.slice(0, 7)} with other sums than it has now: ${sums.join(", ")}.`;

const batchFaults: Record<BatchFault, string> = {
  sums: "has other sums than its documents",
  documents: "has other documents than its file was written from",
  file: "has another stored file than was written",
  unrecorded: "is there, and the audit log knows nothing of it",
  missing: "is gone, and nobody removed it",
};

/** A batch for an insurer that is not as it was made, in one line. */
export const sayBatch = ({ id, medicalCenterId, fault }: DifferingBatch) =>
  `Batch ${id}, of centre ${medicalCenterId}, ${batchFaults[fault]}.`;

import type { Pool } from "pg";
import { askedBatch as batchWithPayment, madeBatch, returnedDocument as cameBack } from "#tests/kit/insurance.ts";
import { batch, askedBatch, returnedDocument } from "../known.ts";
import type { Samples } from "../sample.ts";

/** Batches, some with payments, some with documents that came back. */
export async function prepareBatches(owner: Pool) {
  for (const id of [0, 1, 2, 3, 4])
    await batchWithPayment(owner, { id: askedBatch + id, disallowed: id === 1 || id === 2 ? 0 : 6_566 });
  for (const id of [0, 1, 2, 3, 4, 5, 6, 7, 8])
    await cameBack(owner, { id: returnedDocument + id, outcome: id === 5 || id === 6 ? "WRITTEN_OFF" : null });
  for (const id of [batch, batch + 1, batch + 2, batch + 3]) await madeBatch(owner, { id });
}

export const batches: Samples = {
  "Query.batchCandidates": {
    call: () => `batchCandidates(month: "2026-03") { documents points price { amount } }`,
    stranger: "own",
  },
  "Query.billedMonth": {
    call: () =>
      `billedMonth(month: "2026-03") { heldVisits { items { patientCard { fullName } } } unreportedVisits { items { patientAttendance { patientCard { fullName } } } } }`,
    stranger: "own",
  },
  "Query.myHeldVisits": {
    call: () => `myHeldVisits { items { patientCard { fullName } } total }`,
    stranger: "own",
  },
  "Query.batch": {
    call: (at) =>
      `batch(batch: ${at.batch}) { sequenceId state kBatchDocuments { patientName medicalReports { content } } medicalOperationsWithPointsAndPrice { code } file { name } }`,
  },
  "Query.batchRun": {
    call: (at) => `batchRun(batchRun: ${at.batchRun}) { month done total refused { field } file { name } }`,
  },
  "Mutation.batchRegularCreate": {
    call: () => `batchRegularCreate(input: { month: "2025-01" }) { id }`,
    fault: "nothingToBill",
    stranger: "insurersOff",
  },
  "Mutation.batchRunRepeat": { call: (at) => `batchRunRepeat(batchRun: ${at.batchRun}) { id }` },
  "Mutation.batchInvoicesCreate": { call: (at) => `batchInvoicesCreate(batchRun: ${at.batchRun}) { uninvoiced }` },
  "Mutation.batchInvoiceReturn": {
    call: (at) => `batchInvoiceReturn(invoice: ${at.insurerInvoice}, version: 1, reason: "Omyl") { invoiceNumber }`,
    fault: (who) => (who === "manager" ? "invoiceReturned" : undefined),
  },
  "Mutation.batchRemove": {
    call: (at) => `batchRemove(batch: ${at.batch}, version: 1)`,
    fault: "batchNotNewest",
  },
  "Mutation.batchStateSet": {
    call: (at, who) =>
      `batchStateSet(batch: ${who === "manager" ? at.batch + 1 : at.batch + 2}, version: 1, state: SENT) { state }`,
  },
  "Mutation.batchDisallowanceAdd": {
    call: (at, who) =>
      `batchDisallowanceAdd(batch: ${at.askedBatch + (who === "manager" ? 1 : 2)}, version: 1, input: { kind: REVIEW, amount: { amount: 100, currency: "CZK" }, reason: "x" }) { recognised { amount } disallowances { kind amount { amount } reason takenBackAt } payment { disallowed { amount } owed { amount } } }`,
  },
  "Mutation.batchDisallowanceTakeBack": {
    call: (at, who) =>
      `batchDisallowanceTakeBack(batchDisallowance: ${at.askedBatch + (who === "manager" ? 3 : 4)}, version: 1) { recognised { amount } payment { payedAt } }`,
  },
  "Query.returnedDocument": {
    call: (at) =>
      `returnedDocument(returnedDocument: ${at.returnedDocument}) { kind code reason document { patientName } batch { sequenceId } correction { obstacle heldVisits { day } } }`,
  },
  "Query.myReturnedDocuments": {
    call: () => `myReturnedDocuments { items { returnedDocument { code } medicalReport { content } } total }`,
    stranger: "own",
  },
  "Mutation.batchFixCreate": {
    call: (at) =>
      `batchFixCreate(batch: ${at.returnedDocument}, version: 1, patientCards: [${at.patients.jana}], withFBatch: false) { id }`,
    fault: "invalidInput",
  },
  "Mutation.returnedDocumentsEnter": {
    call: () => `returnedDocumentsEnter(input: { documentIds: [9999999], kind: REFUSED })`,
    fault: "invalidInput",
    stranger: "invalidInput",
  },
  "Mutation.returnedDocumentsImport": {
    call: () =>
      `returnedDocumentsImport(file: $file, input: { kind: REFUSED }) { entered known unknown table { names } }`,
    file: new File(["Doklad;Chyba\n9999999;E05\n"], "odmitnute.csv"),
    stranger: "own",
  },
  "Mutation.returnedDocumentHandOver": {
    call: (at, who) =>
      `returnedDocumentHandOver(returnedDocument: ${at.returnedDocument + (who === "manager" ? 1 : 2)}, version: 1, forAuthor: true) { forAuthor }`,
  },
  "Mutation.returnedDocumentEnd": {
    call: (at, who) =>
      `returnedDocumentEnd(returnedDocument: ${at.returnedDocument + (who === "manager" ? 3 : 4)}, version: 1, input: { outcome: WRITTEN_OFF, outcomeReason: "x" }) { outcome outcomeReason }`,
  },
  "Mutation.returnedDocumentReopen": {
    call: (at, who) =>
      `returnedDocumentReopen(returnedDocument: ${at.returnedDocument + (who === "manager" ? 5 : 6)}, version: 1) { outcome }`,
  },
  "Mutation.returnedDocumentRemove": {
    call: (at, who) =>
      `returnedDocumentRemove(returnedDocument: ${at.returnedDocument + (who === "manager" ? 7 : 8)}, version: 1)`,
  },
};

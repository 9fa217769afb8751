import { dottedCode } from "#rules/diagnoses/diagnosis-code.ts";
import type { RefusedDocument as Refused } from "#rules/insurance/batches/refused-document.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { batchMany } from "../../core/batch.ts";
import { reportsOfDocuments, type listBatchDocuments } from "../../batches/read.ts";
import { builder } from "../builder.ts";
import { MedicalReport, reportOf } from "../medical-reports/medical-reports.ts";
import { crowns, Money } from "../money.ts";
import { InsuranceCompany, PatientCard, patientCardOf } from "../patients/patient-card.ts";

const reportIdsOf = batchMany(
  (ctx, ids: readonly number[]) => reportsOfDocuments(ctx, ids),
  ({ document }) => document,
);

export const KBatchDocument = builder
  .objectRef<Awaited<ReturnType<typeof listBatchDocuments>>[number]>("KBatchDocument")
  .implement({
    description: "A document for an insurer, as it was when its batch was made",
    fields: (t) => ({
      id: t.exposeInt("id"),
      position: t.exposeInt("position", { description: "Its place in the batch, from 1" }),
      documentId: t.exposeInt("documentId", { description: "Its number" }),
      patientCard: t.field({
        type: PatientCard,
        description: "The present one; the document keeps the name that it had",
        resolve: async (row, _args, ctx) => (await patientCardOf(ctx, row.patientCardId))!,
      }),
      patientName: t.string({ resolve: ({ content }) => content.patient }),
      insuranceNumber: t.string({ resolve: ({ content }) => content.insuredNumber }),
      diagnosis: t.string({
        description: "The code of the main one, M54.5",
        resolve: ({ content }) => dottedCode(content.primaryDiagnosis),
      }),
      medicalReports: t.field({
        type: [MedicalReport],
        description: "Those that it bills, but for erased ones",
        resolve: async (row, _args, ctx) => {
          const reports = await reportIdsOf(ctx, row.id);
          const rows = await Promise.all(reports.map(({ report }) => reportOf(ctx, report)));
          return rows.filter((one) => one !== null);
        },
      }),
      points: t.exposeInt("points"),
      price: t.field({ type: Money, resolve: ({ price }) => crowns(price) }),
    }),
  });

export const RefusedDocument = builder.objectRef<Refused>("RefusedDocument").implement({
  description: "A document that stayed out of its batch, since a value does not fit into its field",
  fields: (t) => ({
    patientCard: t.field({
      type: PatientCard,
      resolve: async ({ card }, _args, ctx) => (await patientCardOf(ctx, card))!,
    }),
    insuranceCompany: t.field({ type: InsuranceCompany, resolve: ({ insurer }) => findInsurer(insurer)! }),
    record: t.exposeString("record", { description: "As 06.E" }),
    field: t.exposeString("field", { description: "As EVAR" }),
    fault: t.exposeString("fault", { description: "MISSING, FORBIDDEN, TOO_LONG, INVALID or CHARACTER" }),
  }),
});

import { findInsurer } from "#rules/patients/insurers.ts";
import { batchMany } from "../../core/batch.ts";
import type { patientInsurances } from "../../core/db/tables/patient-insurances.ts";
import { listInsurances } from "../../patients/insurance.ts";
import { builder } from "../builder.ts";
import { InsuranceCompany, PatientCard } from "./patient-card.ts";

const PatientInsurance = builder.objectRef<typeof patientInsurances.$inferSelect>("PatientInsurance").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    validFrom: t.expose("validFrom", { type: "Date", description: "Until the next one" }),
    insuranceCompany: t.field({
      type: InsuranceCompany,
      nullable: true,
      resolve: (row) => findInsurer(row.insurerCode ?? "") ?? null,
    }),
    insuranceNumber: t.exposeString("insuranceNumber", { nullable: true }),
    insuranceVariant: t.exposeString("insuranceVariant", { nullable: true }),
  }),
});

const insurances = batchMany(listInsurances, (row) => row.patientCardId);
builder.objectFields(PatientCard, (t) => ({
  insurances: t.field({
    type: [PatientInsurance],
    description: "The newest first",
    resolve: ({ id }, _args, ctx) => insurances(ctx, id),
  }),
}));

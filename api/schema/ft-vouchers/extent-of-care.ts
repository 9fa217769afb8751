import type { CountedOperation } from "#rules/insurance/counted-operation.ts";
import { batchMany } from "../../core/batch.ts";
import { conclusionOf, extentOfCare, type CareVisit } from "../../ft-vouchers/extent-of-care.ts";
import { builder } from "../builder.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { MedicalReport, reportOf, saidToReaders, toReaders } from "../medical-reports/medical-reports.ts";
import { FtVoucher } from "./ft-vouchers.ts";

const careOn = batchMany(extentOfCare, ({ voucher }) => voucher);

const GivenOperation = builder.objectRef<CountedOperation>("GivenOperation").implement({
  description: "An operation as a report names it",
  fields: (t) => ({ code: t.exposeString("code"), name: t.exposeString("name"), count: t.exposeInt("count") }),
});

const FtVoucherCareVisit = builder.objectRef<CareVisit>("FtVoucherCareVisit").implement({
  description: "A visit of an FT voucher that took place",
  fields: (t) => ({
    patientAttendance: t.field({ type: PatientAttendance, resolve: ({ visit }) => visit }),
    medicalReport: t.field({
      type: MedicalReport,
      nullable: true,
      description: "The latest signed and valid one; null while none is signed",
      resolve: ({ report }, _args, ctx) => report && reportOf(ctx, report.id),
    }),
    operations: t.field({
      type: [GivenOperation],
      nullable: true,
      description: "Those of its report, by which an insurer is billed; null where it is not coded",
      resolve: async ({ report }, _args, ctx) => report && (await saidToReaders(ctx, report.id))?.coding?.operations,
    }),
  }),
});

/** The care that a report to the applicant states. */
builder.objectFields(FtVoucher, (t) => ({
  extentOfCare: t.field({
    type: [FtVoucherCareVisit],
    nullable: true,
    description: "Its visits that took place, the earliest first; to readers of reports only",
    resolve: ({ id }, _args, ctx) => toReaders(ctx, () => careOn(ctx, id)),
  }),
  conclusion: t.field({
    type: MedicalReport,
    nullable: true,
    description:
      "The chosen one of the reports of its care; null where there is none, and to those who read no reports",
    resolve: ({ id }, { medicalReport }, ctx) =>
      toReaders(ctx, async () => {
        const report = conclusionOf(await careOn(ctx, id), medicalReport);
        return report && reportOf(ctx, report.id);
      }),
    args: { medicalReport: t.arg.string({ description: "Its uuid; the last one, if omitted" }) },
  }),
}));

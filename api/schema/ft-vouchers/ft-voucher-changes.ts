import { createFtVoucher } from "../../ft-vouchers/create.ts";
import { listFtVouchers, readFtVoucher } from "../../ft-vouchers/read.ts";
import { removeFtVoucher } from "../../ft-vouchers/remove.ts";
import { voucherToBook } from "../../ft-vouchers/visits/to-book.ts";
import { setFtVoucherActive, updateFtVoucher } from "../../ft-vouchers/update.ts";
import { listWaitingVisits } from "../../ft-vouchers/visits/waiting-visits.ts";
import { countFtVoucherWork } from "../../ft-vouchers/work.ts";
import { builder } from "../builder.ts";
import { PatientAttendanceList } from "../calendar/attendances.ts";
import { MedicalOperationWithCountInput } from "../code-lists/code-lists.ts";
import { FtVoucherApplicantInput } from "../ft-voucher-applicants/ft-voucher-applicants.ts";
import { FtVoucher } from "./ft-vouchers.ts";

const FtVoucherInput = builder.inputType("FtVoucherInput", {
  fields: (t) => ({
    insuranceCompany: t.string({ description: "Its code" }),
    insuranceVariant: t.string({ description: "From 1 to 4" }),
    compensation: t.string({ description: "From 03 to 09" }),
    issuedAt: t.field({ type: "Date", description: "Today at the latest" }),
    bookedOn: t.field({ type: "Date" }),
    ftVoucherApplicant: t.int(),
    newApplicant: t.field({
      type: FtVoucherApplicantInput,
      description: "Added with the voucher, in place of one of the list",
    }),
    expertise: t.string(),
    visits: t.int({ description: "From 1 to 99" }),
    primaryDiagnosis: t.string({ description: "A code of MKN-10" }),
    otherDiagnosis: t.stringList({ description: "At most four codes" }),
    askedOperations: t.field({ type: [MedicalOperationWithCountInput], description: "Asked by the physician" }),
    plannedOperations: t.field({
      type: [MedicalOperationWithCountInput],
      description: "Planned by the therapist: of users who write reports alone",
    }),
    reason: t.string(),
    aim: t.string(),
    externalNumber: t.string(),
  }),
});

const FtVoucherWork = builder.objectRef<Awaited<ReturnType<typeof countFtVoucherWork>>>("FtVoucherWork").implement({
  description: "Counts of the work that waits with FT vouchers",
  fields: (t) => ({
    atRisk: t.exposeInt("atRisk", {
      description: "Open vouchers whose next limit comes within 14 days, or has passed",
    }),
    toEnter: t.exposeInt("toEnter", { description: "Visits on a voucher that is to be entered yet" }),
  }),
});

builder.queryFields((t) => ({
  ftVoucher: t.field({
    type: FtVoucher,
    rule: "ftVoucher:keep",
    args: { ftVoucher: t.arg.int({ required: true }) },
    resolve: (_root, { ftVoucher }, ctx) => readFtVoucher(ctx, ftVoucher),
  }),
  ftVouchers: t.field({
    type: [FtVoucher],
    rule: "ftVoucher:keep",
    description: "A patient's vouchers, open ones first, the latest issued first: at most 100",
    args: { patientCard: t.arg.string({ required: true, description: "Its uuid" }) },
    resolve: (_root, { patientCard }, ctx) => listFtVouchers(ctx, patientCard),
  }),
  ftVoucherWork: t.field({
    type: FtVoucherWork,
    rule: "ftVoucher:keep",
    resolve: (_root, _args, ctx) => countFtVoucherWork(ctx),
  }),
  patientAttendancesWithoutFtVoucher: t.field({
    type: PatientAttendanceList,
    rule: "ftVoucher:keep",
    description: "The visits on a voucher that is to be entered yet, 25 a page, the oldest first",
    args: { page: t.arg.int() },
    resolve: (_root, { page }, ctx) => listWaitingVisits(ctx, page),
  }),
}));

builder.queryField("ftVoucherToBook", (t) =>
  t.field({
    type: FtVoucher,
    nullable: true,
    rule: "ftVoucher:keep",
    description:
      "The voucher that can pay a new visit of a patient: the first issued open one with a visit left, of a specialty of these people and of the patient's insurer",
    args: { patientCard: t.arg.int({ required: true }), profiles: t.arg.intList({ required: true }) },
    resolve: (_root, asked, ctx) => voucherToBook(ctx, asked),
  }),
);

builder.mutationFields((t) => ({
  ftVoucherCreate: t.field({
    type: FtVoucher,
    rule: "ftVoucher:keep",
    description: "The patient's visits that have waited for it go on it",
    args: {
      patientCard: t.arg.int({ required: true }),
      input: t.arg({ type: FtVoucherInput, required: true }),
      voucherImage: t.arg({
        type: "Upload",
        description:
          "Shows its paper: an image or a PDF of at most 50 MB, sent as the GraphQL multipart request specification says",
      }),
    },
    resolve: (_root, { patientCard, input, voucherImage }, ctx) =>
      createFtVoucher(ctx, patientCard, input, voucherImage),
  }),
  ftVoucherUpdate: t.field({
    type: FtVoucher,
    rule: "ftVoucher:keep",
    args: {
      ftVoucher: t.arg.int({ required: true }),
      input: t.arg({ type: FtVoucherInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version the change is based on" }),
      voucherImage: t.arg({
        type: "Upload",
        description:
          "Replaces the former one: an image or a PDF of at most 50 MB, sent as the GraphQL multipart request specification says",
      }),
    },
    resolve: (_root, { ftVoucher, input, version, voucherImage }, ctx) =>
      updateFtVoucher(ctx, { id: ftVoucher, version }, input, voucherImage),
  }),
  ftVoucherClose: t.field({
    type: FtVoucher,
    rule: "ftVoucher:keep",
    description: "It pays no further visit then",
    args: { ftVoucher: t.arg.int({ required: true }) },
    resolve: (_root, { ftVoucher }, ctx) => setFtVoucherActive(ctx, ftVoucher, false),
  }),
  ftVoucherReopen: t.field({
    type: FtVoucher,
    rule: "ftVoucher:keep",
    args: { ftVoucher: t.arg.int({ required: true }) },
    resolve: (_root, { ftVoucher }, ctx) => setFtVoucherActive(ctx, ftVoucher, true),
  }),
  ftVoucherRemove: t.field({
    type: FtVoucher,
    rule: "ftVoucher:keep",
    description: "Refused once it has visits",
    args: { ftVoucher: t.arg.int({ required: true }) },
    resolve: (_root, { ftVoucher }, ctx) => removeFtVoucher(ctx, ftVoucher),
  }),
}));

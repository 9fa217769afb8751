import type { BatchCandidate as Candidate } from "#rules/insurance/billing/candidates.ts";
import { reportingLimits } from "#rules/insurance/billing/late-care.ts";
import type { BilledVisit } from "#rules/insurance/billing/documents.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import {
  heldVisits,
  readBilledMonth,
  type BilledMonth as Month,
  type HeldVisitList as HeldList,
} from "../../batch-candidates/billed-month.ts";
import { listMyHeldVisits } from "../../batch-candidates/my-held-visits.ts";
import {
  listUnreportedVisits,
  visitGaps,
  type UnreportedVisitList as Unreported,
} from "../../batch-candidates/unreported-visits.ts";
import { builder } from "../builder.ts";
import { attendanceOf } from "../calendar/attendances.ts";
import { PatientAttendance } from "../calendar/calendar.ts";
import { DateRange } from "../date-range.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { CodingFault } from "../medical-reports/coding.ts";
import { MedicalReport, reportOf } from "../medical-reports/medical-reports.ts";
import { Money } from "../money.ts";
import { InsuranceCompany, PatientCard, patientCardOf } from "../patients/patient-card.ts";

const BatchCandidate = builder.objectRef<Candidate>("BatchCandidate").implement({
  description: "A batch that may be made: documents of a kind by one contract, for one kind of insurance, of one month",
  fields: (t) => ({
    insuranceCompany: t.field({
      type: InsuranceCompany,
      description: "That of the day of care",
      resolve: ({ insurer }) => findInsurer(insurer)!,
    }),
    insuranceVariant: t.exposeString("variant", { description: "From 1 to 4" }),
    expertise: t.exposeString("expertise"),
    documentKind: t.exposeString("kind", { description: "06 of vouchers, 01 without" }),
    month: t.int({ resolve: ({ month }) => Number(month.slice(5, 7)) }),
    year: t.int({ resolve: ({ month }) => Number(month.slice(0, 4)) }),
    period: t.expose("period", { type: DateRange, description: "The first and the last day of care" }),
    documents: t.exposeInt("documents"),
    visits: t.exposeInt("visits"),
    heldDocuments: t.exposeInt("heldDocuments", { description: "Kept out by faults, and summed in nothing" }),
    points: t.exposeInt("points"),
    price: t.field({ type: Money, resolve: ({ price }) => ({ amount: price, currency: "CZK" }) }),
  }),
});

export const HeldVisit = builder.objectRef<BilledVisit>("HeldVisit").implement({
  description: "A visit that keeps its document out: by errors, or by warnings without a reason",
  fields: (t) => ({
    day: t.expose("day", { type: "Date" }),
    expertise: t.exposeString("expertise"),
    insuranceCompany: t.field({
      type: InsuranceCompany,
      nullable: true,
      resolve: ({ insurer }) => findInsurer(insurer ?? ""),
    }),
    insuranceCompanyContract: t.int({
      nullable: true,
      description: "The id of the contract of the day of care",
      resolve: ({ contract }) => contract?.id,
    }),
    patientCard: t.field({
      type: PatientCard,
      resolve: async ({ card }, _args, ctx) => (await patientCardOf(ctx, card))!,
    }),
    patientAttendance: t.field({
      type: PatientAttendance,
      resolve: async ({ attendance }, _args, ctx) => (await attendanceOf(ctx, attendance))!,
    }),
    medicalReport: t.field({
      type: MedicalReport,
      resolve: async ({ report }, _args, ctx) => (await reportOf(ctx, report))!,
    }),
    author: t.field({ type: Profile, resolve: async ({ author }, _args, ctx) => (await profileOf(ctx, author))! }),
    faults: t.expose("faults", { type: [CodingFault] }),
  }),
});

const HeldVisitList = builder.objectRef<HeldList>("HeldVisitList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [HeldVisit] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

const VisitGap = builder.enumType("VisitGap", {
  description: "The part that a visit lacks to be billed: a report, its signature, or its operations",
  values: visitGaps,
});

const UnreportedVisit = builder.objectRef<Unreported["items"][number]>("UnreportedVisit").implement({
  fields: (t) => ({
    patientAttendance: t.field({ type: PatientAttendance, resolve: (row) => row }),
    gap: t.expose("gap", { type: VisitGap }),
  }),
});

const UnreportedVisitList = builder.objectRef<Unreported>("UnreportedVisitList").implement({
  fields: (t) => ({
    items: t.expose("items", { type: [UnreportedVisit] }),
    total: t.exposeInt("total"),
    page: t.exposeInt("page", { description: "From 1; a page past the last answers the last" }),
    pageSize: t.exposeInt("pageSize"),
  }),
});

const ReportingLimits = builder
  .objectRef<NonNullable<ReturnType<typeof reportingLimits>>>("ReportingLimits")
  .implement({
    description: "Until when care of a year is reported (decrees on reimbursement, § 2)",
    fields: (t) => ({
      reportBy: t.expose("reportBy", { type: "Date", description: "The last day on which it counts to its year" }),
      fullUntil: t.field({
        type: "Date",
        nullable: true,
        description: "The last day on which it is paid in full",
        resolve: ({ full }) => full?.until,
      }),
      percentageLater: t.int({ nullable: true, resolve: ({ full }) => full?.then }),
    }),
  });

export const BilledMonth = builder.objectRef<Month>("BilledMonth").implement({
  description: "A month of care as insurers are billed for it",
  fields: (t) => ({
    month: t.string({ description: "2026-03", resolve: ({ month }) => month.slice(0, 7) }),
    candidates: t.expose("candidates", { type: [BatchCandidate] }),
    heldVisits: t.field({
      type: HeldVisitList,
      description: "25 a page, oldest first",
      args: { page: t.arg.int() },
      resolve: (month, { page }) => heldVisits(month, page),
    }),
    unreportedVisits: t.field({
      type: UnreportedVisitList,
      description:
        "Visits that took place, that insurers pay, and that no signed report bills: 25 a page, oldest first",
      args: { page: t.arg.int() },
      resolve: ({ month }, { page }, ctx) => listUnreportedVisits(ctx, { month: month.slice(0, 7) }, page),
    }),
    limits: t.field({
      type: ReportingLimits,
      nullable: true,
      resolve: ({ month }) => reportingLimits(Number(month.slice(0, 4))),
    }),
  }),
});

const month = { description: "2026-03" } as const;

builder.queryFields((t) => ({
  batchCandidates: t.field({
    type: [BatchCandidate],
    rule: "insurer:read",
    description: "By insurer, specialty, kind of document and of insurance",
    args: { month: t.arg.string({ required: true, ...month }) },
    resolve: async (_root, args, ctx) => (await readBilledMonth(ctx, args)).candidates,
  }),
  billedMonth: t.field({
    type: BilledMonth,
    rule: "insurer:read",
    args: { month: t.arg.string({ required: true, ...month }) },
    resolve: (_root, args, ctx) => readBilledMonth(ctx, args),
  }),
  myHeldVisits: t.field({
    type: HeldVisitList,
    rule: "medicalReport:write",
    description:
      "The caller's reports of the last three months that keep documents out by faults that they alone correct, 25 a page",
    args: { page: t.arg.int() },
    resolve: (_root, { page }, ctx) => listMyHeldVisits(ctx, page),
  }),
}));

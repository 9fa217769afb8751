import type { NamedDiagnosis } from "#rules/diagram/body-diagram.ts";
import { deadlinesOf } from "#rules/insurance/ft-voucher-deadlines.ts";
import { ftVoucherSteps, nextLimit, type NextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";
import type { VoucherOperation } from "#rules/insurance/voucher-operation.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { attachmentsOf } from "../../attachments/list.ts";
import { batch, batchMany } from "../../core/batch.ts";
import { usedOnVouchers } from "../../coding/used-on-vouchers.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { ftVoucherApplicants } from "../../core/db/tables/ft-voucher-applicants.ts";
import { ftVouchers } from "../../core/db/tables/ft-vouchers.ts";
import type { ChangedFtVoucher, FtVoucher as Row } from "../../ft-vouchers/scope.ts";
import { seriesVisits } from "../../ft-vouchers/visits/series-visits.ts";
import { noVisits, visitsOf } from "../../ft-vouchers/usage.ts";
import { visitsOnVouchers } from "../../ft-vouchers/visits/visits.ts";
import { Attachment } from "../attachments/attachments.ts";
import { builder } from "../builder.ts";
import { Event, PatientAttendance } from "../calendar/calendar.ts";
import { MedicalOperation, operationOn } from "../code-lists/code-lists.ts";
import { MedicalDiagnosis } from "../diagnoses/diagnoses.ts";
import { FtVoucherApplicant } from "../ft-voucher-applicants/ft-voucher-applicants.ts";
import { attendanceOf, MedicalReport, saidToReaders } from "../medical-reports/medical-reports.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { InsuranceCompany, PatientCard, patientCardOf } from "../patients/patient-card.ts";

const usedOf = batch(usedOnVouchers);
const visitsOn = batch((ctx, ids: readonly number[]) => visitsOf(ctx, ids));
const attendancesOn = batchMany(visitsOnVouchers, ({ ftVoucherId }) => ftVoucherId!);

const applicantOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(ftVoucherApplicants).where(anyOf(ftVoucherApplicants.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});
const voucherOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(ftVouchers).where(anyOf(ftVouchers.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const imageOf = batch(attachmentsOf);

/** A diagnosis as the user may see it: only its code is on the paper that reception types. */
const shownTo = (ctx: Ctx, diagnosis: NamedDiagnosis): NamedDiagnosis =>
  ctx.profile && may(ctx.profile, "medicalReport:read") ? diagnosis : { ...diagnosis, name: "" };

type Used = VoucherOperation & { voucher: Pick<Row, "id" | "issuedAt"> };
const left = (count: number | null, used: number) => (count === null ? null : Math.max(0, count - used));

const MedicalOperationWithUsageCount = builder.objectRef<Used>("MedicalOperationWithUsageCount").implement({
  description: "An operation of an FT voucher: asked by the physician, planned by the therapist, and billed",
  fields: (t) => ({
    medicalOperation: t.field({
      type: MedicalOperation,
      resolve: async ({ id, code, expertise, name, voucher: { issuedAt: day } }, _args, ctx) => ({
        ...((await operationOn(ctx, `${day} ${id}`)) ?? { id, code, expertise, day, duration: null, points: null }),
        name,
      }),
    }),
    asked: t.exposeInt("asked", { nullable: true }),
    planned: t.exposeInt("planned", { nullable: true }),
    usageCount: t.int({
      description: "In billable reports of its visits",
      resolve: ({ code, voucher }, _args, ctx) => usageOf(ctx, voucher.id, code),
    }),
    askedLeft: t.int({
      nullable: true,
      resolve: async ({ asked, code, voucher }, _args, ctx) => left(asked, await usageOf(ctx, voucher.id, code)),
    }),
    plannedLeft: t.int({
      nullable: true,
      resolve: async ({ planned, code, voucher }, _args, ctx) => left(planned, await usageOf(ctx, voucher.id, code)),
    }),
  }),
});
const usageOf = async (ctx: Ctx, voucher: number, code: string) => (await usedOf(ctx, voucher))?.get(code) ?? 0;

export const FtVoucher = builder.objectRef<Row | ChangedFtVoucher>("FtVoucher").implement({
  description: "A voucher by which a physician asks for physiotherapy (VZP-06ft)",
  fields: (t) => ({
    id: t.exposeInt("id"),
    patientCard: t.field({
      type: PatientCard,
      resolve: async ({ patientCardId }, _args, ctx) => (await patientCardOf(ctx, patientCardId))!,
    }),
    active: t.boolean({ resolve: ({ closedAt }) => closedAt === null }),
    insuranceCompany: t.field({ type: InsuranceCompany, resolve: ({ insurer }) => findInsurer(insurer)! }),
    insuranceVariant: t.exposeString("insuranceVariant", { description: "From 1 to 4" }),
    compensation: t.exposeString("compensation", { nullable: true, description: "From 03 to 09" }),
    issuedAt: t.expose("issuedAt", { type: "Date" }),
    bookedOn: t.expose("bookedOn", { type: "Date", nullable: true }),
    applicant: t.field({
      type: FtVoucherApplicant,
      resolve: async ({ applicantId }, _args, ctx) => (await applicantOf(ctx, applicantId))!,
    }),
    expertise: t.exposeString("expertise", { description: "The specialty of the care that it asks for" }),
    visits: t.exposeInt("visits", { description: "As many as it is for" }),
    primaryDiagnosis: t.field({
      type: MedicalDiagnosis,
      description: "With its name for readers of reports",
      resolve: ({ primaryDiagnosis }, _args, ctx) => shownTo(ctx, primaryDiagnosis),
    }),
    otherDiagnosis: t.field({
      type: [MedicalDiagnosis],
      description: "At most four",
      resolve: ({ otherDiagnosis }, _args, ctx) => otherDiagnosis.map((one) => shownTo(ctx, one)),
    }),
    medicalOperationsWithUsageCount: t.field({
      type: [MedicalOperationWithUsageCount],
      resolve: (voucher) => voucher.operations.map((operation) => ({ ...operation, voucher })),
    }),
    reason: t.exposeString("reason", { nullable: true, description: "Reason and site: insurers pay none without" }),
    aim: t.exposeString("aim", { nullable: true }),
    externalNumber: t.exposeString("externalNumber", { nullable: true }),
    voucherImage: t.field({
      type: Attachment,
      nullable: true,
      description: "Shows its paper; null once it is removed from the card, and to users who may not see it",
      resolve: ({ imageId }, _args, ctx) => (imageId === null ? null : imageOf(ctx, imageId)),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    createdBy: t.field({
      type: Profile,
      resolve: async ({ createdBy }, _args, ctx) => (await profileOf(ctx, createdBy))!,
    }),
    version: t.exposeInt("version"),
  }),
});

/** The visits of a voucher that are left, and the day of the first. */
async function progressOf(ctx: Ctx, { id }: Row) {
  const { used, booked, firstAt } = (await visitsOn(ctx, id)) ?? noVisits;
  return { used, booked, firstOn: firstAt && localDate(firstAt) };
}

export const FtVoucherStep = builder.enumType("FtVoucherStep", { values: ftVoucherSteps });
const FtVoucherLimit = builder.objectRef<NextLimit>("FtVoucherLimit").implement({
  fields: (t) => ({
    limit: t.expose("limit", { type: FtVoucherStep }),
    by: t.expose("by", { type: "Date" }),
    daysLeft: t.exposeInt("daysLeft", { description: "0 on the last day, below 0 once it is over" }),
  }),
});

/** Its visits, and the days until which they are to be had. */
builder.objectFields(FtVoucher, (t) => ({
  usedVisits: t.int({ resolve: async (voucher, _args, ctx) => (await progressOf(ctx, voucher)).used }),
  bookedVisits: t.int({ resolve: async (voucher, _args, ctx) => (await progressOf(ctx, voucher)).booked }),
  visitsLeft: t.int({
    description: "Neither used nor booked",
    resolve: async (voucher, _args, ctx) => {
      const { used, booked } = await progressOf(ctx, voucher);
      return Math.max(0, voucher.visits - used - booked);
    },
  }),
  patientAttendances: t.field({
    type: [PatientAttendance],
    description: "Those that take its places, the earliest first",
    resolve: ({ id }, _args, ctx) => attendancesOn(ctx, id),
  }),
  placedVisits: t.int({
    description: "Visits without a voucher that went on it by this change; 0 in queries",
    resolve: (voucher) => ("placedVisits" in voucher ? voucher.placedVisits : 0),
  }),
  firstVisitOn: t.field({
    type: "Date",
    nullable: true,
    resolve: async (voucher, _args, ctx) => (await progressOf(ctx, voucher)).firstOn,
  }),
  bookBy: t.field({
    type: "Date",
    nullable: true,
    description: "The last day to agree on a visit, by the rule of the day of issue",
    resolve: ({ issuedAt }) => deadlinesOf(issuedAt).bookBy,
  }),
  beginBy: t.field({ type: "Date", nullable: true, resolve: ({ issuedAt }) => deadlinesOf(issuedAt).beginBy }),
  endBy: t.field({ type: "Date", nullable: true, resolve: ({ issuedAt }) => deadlinesOf(issuedAt).endBy }),
  nextLimit: t.field({
    type: FtVoucherLimit,
    nullable: true,
    description: "The next of the three that is not met; null of a closed voucher",
    resolve: async (voucher, _args, ctx) =>
      nextLimit(
        { ...voucher, isOpen: voucher.closedAt === null, ...(await progressOf(ctx, voucher)) },
        localDate(ctx.now()),
      ),
  }),
}));

builder.objectField(PatientAttendance, "ftVoucher", (t) =>
  t.field({
    type: FtVoucher,
    nullable: true,
    description: "The voucher on which an insurer pays the visit; null while it is to be entered yet",
    resolve: ({ ftVoucherId }, _args, ctx) => (ftVoucherId === null ? null : voucherOf(ctx, ftVoucherId)),
  }),
);

const seriesOf = batch(seriesVisits);
builder.objectFields(Event, (t) => ({
  seriesVisits: t.int({
    description: "Its visits, with those of its series",
    resolve: async ({ id }, _args, ctx) => (await seriesOf(ctx, id))?.all ?? 0,
  }),
  seriesVisitsOnFtVoucher: t.int({
    description: "Those of them that are on FT vouchers",
    resolve: async ({ id }, _args, ctx) => (await seriesOf(ctx, id))?.onFtVoucher ?? 0,
  }),
}));

builder.objectField(MedicalReport, "ftVoucher", (t) =>
  t.field({
    type: FtVoucher,
    nullable: true,
    description: "The voucher that it was signed with, else that of its visit",
    resolve: async (row, _args, ctx) => {
      const signed = (await saidToReaders(ctx, row.id))?.coding?.ftVoucherId;
      const visit = row.patientAttendanceId === null ? null : await attendanceOf(ctx, row.patientAttendanceId);
      const id = signed ?? visit?.ftVoucherId;
      return id ? voucherOf(ctx, id) : null;
    },
  }),
);

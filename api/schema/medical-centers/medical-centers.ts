import { currencyOf } from "#rules/money/currency.ts";
import { fullName, listName } from "#rules/text/full-name.ts";
import { batch } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import type { facilities } from "../../core/db/tables/facilities.ts";
import { showsFirstSteps } from "../../medical-centers/shows-first-steps.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { builder } from "../builder.ts";
import {
  FacilityTypeEnum,
  MedicalCenterTypeEnum,
  ProfessionEnum,
  ProfileRoleEnum,
  SecondFactorDutyEnum,
  SigningProofEnum,
} from "../codes.ts";

export const medicalCenterOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(medicalCenters).where(anyOf(medicalCenters.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const profileOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(profiles).where(anyOf(profiles.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

export const MedicalCenter = builder.objectRef<typeof medicalCenters.$inferSelect>("MedicalCenter").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    email: t.exposeString("email", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
    slug: t.exposeString("slug"),
    country: t.exposeString("country"),
    currency: t.string({ description: "Of all prices and payments", resolve: (row) => currencyOf(row) }),
    type: t.expose("type", { type: MedicalCenterTypeEnum }),
    gdprActive: t.exposeBoolean("gdprActive", {
      description: "True if the centre asks patients for consents to the processing of personal data",
    }),
    gdprConsentByEmail: t.exposeBoolean("gdprConsentByEmail", { description: "True if it asks for them by e-mail" }),
    calendarFeedNames: t.exposeBoolean("calendarFeedNames", {
      description: "True if feeds of calendars name patients",
    }),
    signingProof: t.expose("signingProof", {
      type: SigningProofEnum,
      description: "Proof required of the signer of a report (`passwordConfirm`, `codeConfirm`)",
    }),
    secondFactorDuty: t.expose("secondFactorDuty", {
      type: SecondFactorDutyEnum,
      description: "Roles from which the centre requires a second factor",
    }),
    retentionYears: t.exposeInt("retentionYears", {
      description: "Retention period of documentation, in years after the year of its last entry",
    }),
    firstSteps: t.boolean({
      description: "True of a new centre whose administrators still see what to set up first",
      resolve: (row, _args, ctx) => showsFirstSteps(row, ctx.now()),
    }),
    visitMinutes: t.exposeInt("visitMinutes", {
      description: "The length of a visit without an end and a service",
    }),
    reminderDays: t.exposeInt("reminderDays", { description: "The least days between two reminders of a payment" }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    updatedAt: t.expose("updatedAt", { type: "DateTime" }),
  }),
});

export const Profile = builder.objectRef<typeof profiles.$inferSelect>("Profile").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    fullName: t.string({ resolve: (row) => fullName(row) }),
    listName: t.string({ description: "Surname first, for lists to choose from", resolve: (row) => listName(row) }),
    degreeBefore: t.exposeString("degreeBefore", { nullable: true }),
    name: t.exposeString("name"),
    surname: t.exposeString("surname"),
    degreeAfter: t.exposeString("degreeAfter", { nullable: true }),
    email: t.exposeString("email"),
    phone: t.exposeString("phone", { nullable: true }),
    room: t.exposeString("room", { nullable: true }),
    profileRole: t.expose("role", { type: ProfileRoleEnum }),
    motusProfession: t.expose("profession", { type: ProfessionEnum }),
    active: t.boolean({ resolve: (row) => row.deactivatedAt === null }),
    deactivatedAt: t.expose("deactivatedAt", { type: "DateTime", nullable: true }),
    registrationCompletedAt: t.expose("registeredAt", { type: "DateTime", nullable: true }),
    medicalCenter: t.field({
      type: MedicalCenter,
      nullable: true,
      resolve: (row, _args, ctx) => medicalCenterOf(ctx, row.medicalCenterId),
    }),
  }),
});

export const Facility = builder.objectRef<typeof facilities.$inferSelect>("Facility").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    facilityType: t.expose("type", { type: FacilityTypeEnum }),
  }),
});

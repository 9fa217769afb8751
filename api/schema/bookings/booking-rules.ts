import { bookingObstacles } from "#rules/bookings/obstacles.ts";
import { batch } from "../../core/batch.ts";
import { procedureObstacles, profileObstacles } from "../../bookings/settings/obstacles.ts";
import { rulesOf, type CenterRow } from "../../bookings/settings/rules.ts";
import { setBookingActive } from "../../bookings/settings/set-active.ts";
import { updateBookingRules } from "../../bookings/settings/update-rules.ts";
import { updateSlug } from "../../bookings/settings/update-slug.ts";
import { setAccessibleInBooking } from "../../procedures/set-accessible-in-booking.ts";
import { builder } from "../builder.ts";
import { ColorEnum } from "../codes.ts";
import { MedicalCenter, Profile } from "../medical-centers/medical-centers.ts";
import { Procedure } from "../procedures/procedures.ts";

const BookingObstacleEnum = builder.enumType("BookingObstacle", { values: bookingObstacles });
const procedureObstacleOf = batch(procedureObstacles);
const profileObstacleOf = batch(profileObstacles);

const BookingConfig = builder.objectRef<CenterRow>("BookingConfig").implement({
  description: "Rules by which a medical centre offers times to patients on the web",
  fields: (t) => ({
    id: t.exposeInt("id"),
    active: t.exposeBoolean("bookingActive"),
    color: t.field({ type: ColorEnum, resolve: (row) => rulesOf(row).color }),
    introductoryText: t.string({ nullable: true, resolve: (row) => rulesOf(row).introductoryText }),
    slotFrequency: t.int({
      description: "Minutes between offered begins",
      resolve: (row) => rulesOf(row).slotFrequency,
    }),
    breakBetweenOperationsInMinutes: t.int({
      description: "The least minutes between an online visit and anything else that its person does",
      resolve: (row) => rulesOf(row).breakBetweenOperationsInMinutes,
    }),
    earliestBookingInDays: t.int({
      description: "Days ahead for which times are offered",
      resolve: (row) => rulesOf(row).earliestBookingInDays,
    }),
    latestBookingInHours: t.int({
      description: "Hours before its begin until which a time is offered",
      resolve: (row) => rulesOf(row).latestBookingInHours,
    }),
    bookingCancellationAllowed: t.boolean({ resolve: (row) => rulesOf(row).bookingCancellationAllowed }),
    latestBookingCancellationInHours: t.int({
      description: "Hours before the begin until which a patient can cancel",
      resolve: (row) => rulesOf(row).latestBookingCancellationInHours,
    }),
    bookingAtNationalHoliday: t.boolean({ resolve: (row) => rulesOf(row).bookingAtNationalHoliday }),
    paymentInAdvance: t.boolean({ resolve: (row) => rulesOf(row).paymentInAdvance }),
    paymentText: t.string({
      nullable: true,
      description: "The way to pay in advance, in the words of the centre",
      resolve: (row) => rulesOf(row).paymentText,
    }),
    emailConfirmed: t.boolean({
      description: "True if a request holds its time for half an hour only, until its e-mail is confirmed",
      resolve: (row) => rulesOf(row).emailConfirmed,
    }),
    origins: t.stringList({
      description: "Origins of the websites that may frame the page and ask for times",
      resolve: (row) => rulesOf(row).origins,
    }),
  }),
});

builder.objectFields(MedicalCenter, (t) => ({
  bookingConfig: t.field({ type: BookingConfig, resolve: (row) => row }),
}));

builder.objectFields(Profile, (t) => ({
  accessibleInBooking: t.exposeBoolean("accessibleInBooking", {
    description: "True if patients can book a time with this person on the web",
  }),
  bookingObstacle: t.field({
    type: BookingObstacleEnum,
    nullable: true,
    description: "The reason why patients cannot book the person, who is offered to them",
    resolve: (row, _args, ctx) => profileObstacleOf(ctx, row.id),
  }),
}));

builder.objectFields(Procedure, (t) => ({
  bookingObstacle: t.field({
    type: BookingObstacleEnum,
    nullable: true,
    description: "The reason why patients cannot book the service, which is offered to them",
    resolve: (row, _args, ctx) => procedureObstacleOf(ctx, row.id),
  }),
}));

const BookingConfigInput = builder.inputType("BookingConfigInput", {
  fields: (t) => ({
    color: t.field({ type: ColorEnum }),
    introductoryText: t.string(),
    slotFrequency: t.int({ description: "5, 10, 15, 20, 30, 45, 60, 90 or 120 minutes" }),
    breakBetweenOperationsInMinutes: t.int(),
    earliestBookingInDays: t.int(),
    latestBookingInHours: t.int(),
    bookingCancellationAllowed: t.boolean(),
    latestBookingCancellationInHours: t.int(),
    bookingAtNationalHoliday: t.boolean(),
    paymentInAdvance: t.boolean(),
    paymentText: t.string({ description: "At most 1,000 characters" }),
    emailConfirmed: t.boolean(),
    origins: t.stringList({ description: "`https://host[:port]` each, at most 10" }),
  }),
});

builder.mutationFields((t) => ({
  bookingConfigUpdate: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: {
      input: t.arg({ type: BookingConfigInput, required: true, description: "Omitted fields stay unchanged" }),
      version: t.arg.int({ required: true, description: "The version of the centre that the change is based on" }),
    },
    resolve: (_root, { input, version }, ctx) => updateBookingRules(ctx, version, input),
  }),
  bookingActiveSet: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    args: { active: t.arg.boolean({ required: true }) },
    resolve: (_root, { active }, ctx) => setBookingActive(ctx, active),
  }),
  medicalCenterSlugUpdate: t.field({
    type: MedicalCenter,
    rule: "medicalCenter:write",
    description: "Changes the centre's public address; the former one leads to it",
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, ctx) => updateSlug(ctx, slug),
  }),
  procedureAccessibleInBookingUpdate: t.field({
    type: Procedure,
    rule: "medicalCenter:write",
    args: { accessibleInBooking: t.arg.boolean({ required: true }), procedure: t.arg.int({ required: true }) },
    resolve: (_root, { accessibleInBooking, procedure }, ctx) =>
      setAccessibleInBooking(ctx, procedure, accessibleInBooking),
  }),
}));

import { batch } from "../../core/batch.ts";
import { may } from "#rules/permissions.ts";
import type { Booking as Row } from "../../bookings/scope.ts";
import { ofAttendances, ofEvents } from "../../bookings/of-events.ts";
import { referenceOf } from "../../bookings/reference.ts";
import { File, fileOf } from "../attachments/files.ts";
import { builder } from "../builder.ts";
import { BookingStatusEnum, LocaleEnum, SexEnum } from "../codes.ts";
import { Profile, profileOf } from "../medical-centers/medical-centers.ts";
import { Money } from "../money.ts";
import { PatientCard, patientCardOf } from "../patients/patient-card.ts";
import { Procedure, procedureOf } from "../procedures/procedures.ts";

/** The request from which an event has come, by the event. */
export const bookingOfEvent = batch(ofEvents);

/** The request from which a visit has come, by the visit. */
export const bookingOfAttendance = batch(ofAttendances);

/** A patient's own request for a time. */
export const Booking = builder.objectRef<Row>("Booking").implement({
  description: "A request that a patient has sent on the web; it holds its time until it is decided",
  fields: (t) => ({
    id: t.exposeInt("id"),
    uuid: t.exposeString("uuid"),
    reference: t.string({
      description: "The short number that the patient has",
      resolve: ({ uuid }) => referenceOf(uuid),
    }),
    status: t.expose("status", { type: BookingStatusEnum }),
    beginAt: t.expose("beginAt", { type: "DateTime" }),
    endAt: t.expose("endAt", { type: "DateTime" }),
    missed: t.boolean({
      description: "True if its begin is over and nobody has decided it; it holds nothing and can only be rejected",
      resolve: ({ status, beginAt }, _args, ctx) => status === "CREATED" && beginAt <= ctx.now(),
    }),
    name: t.exposeString("name"),
    surname: t.exposeString("surname"),
    dateOfBirth: t.exposeString("dateOfBirth"),
    sex: t.expose("sex", { type: SexEnum }),
    email: t.exposeString("email"),
    phone: t.exposeString("phone"),
    locale: t.expose("locale", { type: LocaleEnum }),
    procedure: t.field({
      type: Procedure,
      resolve: async (row, _args, ctx) => (await procedureOf(ctx, row.procedureId))!,
    }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: "The person asked for; null is anyone",
      resolve: (row, _args, ctx) => (row.profileId === null ? null : profileOf(ctx, row.profileId)),
    }),
    patientCard: t.field({
      type: PatientCard,
      nullable: true,
      resolve: (row, _args, ctx) => (row.patientCardId === null ? null : patientCardOf(ctx, row.patientCardId)),
    }),
    issue: t.exposeString("issue", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    file: t.field({
      type: File,
      nullable: true,
      description: "Visible to health professionals only",
      resolve: ({ fileId }, _args, ctx) =>
        fileId !== null && ctx.profile && may(ctx.profile, "medicalAttachment:read") ? fileOf(ctx, fileId) : null,
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "The amount to be paid in advance",
      resolve: async ({ price, procedureId }, _args, ctx) =>
        price === null ? null : { amount: price, currency: (await procedureOf(ctx, procedureId))!.priceCurrency },
    }),
    variableSymbol: t.exposeString("variableSymbol", { nullable: true }),
    payedInAdvance: t.exposeBoolean("payedInAdvance"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    decidedAt: t.expose("decidedAt", { type: "DateTime", nullable: true }),
    decidedBy: t.field({
      type: Profile,
      nullable: true,
      description: "Null where the patient has cancelled",
      resolve: (row, _args, ctx) => (row.decidedBy === null ? null : profileOf(ctx, row.decidedBy)),
    }),
    reason: t.exposeString("reason", { nullable: true, description: "The words of a rejection to the patient" }),
  }),
});

import { and, count, eq, gt, isNull } from "drizzle-orm";
import { batch, batchMany } from "../../core/batch.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { todaysPrice } from "../../prices/on-day.ts";
import { procedureFacilities } from "../../core/db/tables/procedure-facilities.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { waitingPatientProcedures } from "../../core/db/tables/waiting-patient-procedures.ts";
import { waitingPatients } from "../../core/db/tables/waiting-patients.ts";
import { listProcedures } from "../../procedures/list.ts";
import { readProcedure } from "../../procedures/read.ts";
import { builder } from "../builder.ts";
import { ColorEnum, ProcedureTypeEnum, UzisTypeEnum, VatRateEnum } from "../codes.ts";
import { Money } from "../money.ts";

export const procedureOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(procedures).where(anyOf(procedures.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const profileIdsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(procedureProfiles)
      .where(anyOf(procedureProfiles.procedureId, ids))
      .orderBy(procedureProfiles.profileId),
  (row) => row.procedureId,
);

const facilityIdsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(procedureFacilities)
      .where(anyOf(procedureFacilities.procedureId, ids))
      .orderBy(procedureFacilities.facilityId),
  (row) => row.procedureId,
);

const comingEventsOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db
    .select({ id: events.procedureId, coming: count() })
    .from(events)
    .where(and(anyOf(events.procedureId, ids), isNull(events.removedAt), gt(events.endAt, ctx.now())))
    .groupBy(events.procedureId);
  return new Map(rows.map((row) => [row.id!, row.coming]));
});

const waitingPatientsOf = batch(async (ctx, ids: readonly number[]) => {
  const { procedureId, waitingPatientId } = waitingPatientProcedures;
  const rows = await ctx.db
    .select({ id: procedureId, waiting: count() })
    .from(waitingPatientProcedures)
    .innerJoin(waitingPatients, and(eq(waitingPatients.id, waitingPatientId), isNull(waitingPatients.removedAt)))
    .where(anyOf(procedureId, ids))
    .groupBy(procedureId);
  return new Map(rows.map((row) => [row.id, row.waiting]));
});

export const Procedure = builder.objectRef<typeof procedures.$inferSelect>("Procedure").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    type: t.expose("type", { type: ProcedureTypeEnum }),
    color: t.expose("color", { type: ColorEnum }),
    duration: t.exposeInt("durationMinutes", { description: "In minutes" }),
    capacity: t.exposeInt("capacity", { description: "Number of places of a GROUP" }),
    price: t.field({
      type: Money,
      description: "Of today",
      resolve: async ({ id, priceCurrency: currency }, _args, ctx) => ({
        amount: (await todaysPrice.PROCEDURE(ctx, id))!,
        currency,
      }),
    }),
    vatRate: t.expose("vatRate", { type: VatRateEnum }),
    uzisType: t.expose("uzisType", { type: UzisTypeEnum }),
    accessibleInBooking: t.exposeBoolean("accessibleInBooking"),
    description: t.exposeString("description", { nullable: true }),
    profileIds: t.intList({
      description: "Profiles that provide the service",
      resolve: async (row, _args, ctx) => (await profileIdsOf(ctx, row.id)).map(({ profileId }) => profileId),
    }),
    facilityIds: t.intList({
      description: "Facilities the service can use: one of the rooms and one of the devices among them",
      resolve: async (row, _args, ctx) => (await facilityIdsOf(ctx, row.id)).map(({ facilityId }) => facilityId),
    }),
    removed: t.boolean({
      description: "No longer offered; existing events keep showing it",
      resolve: (row) => row.removedAt !== null,
    }),
    comingEvents: t.int({
      description: "Number of its events not over yet",
      resolve: async (row, _args, ctx) => (await comingEventsOf(ctx, row.id)) ?? 0,
    }),
    waitingPatients: t.int({
      description: "Number of waiting patients",
      resolve: async (row, _args, ctx) => (await waitingPatientsOf(ctx, row.id)) ?? 0,
    }),
    version: t.exposeInt("version"),
  }),
});

builder.queryFields((t) => ({
  procedures: t.field({
    type: [Procedure],
    rule: "calendar:read",
    description: "Services the centre offers, at most 1,000",
    resolve: (_root, _args, ctx) => listProcedures(ctx),
  }),
  procedure: t.field({
    type: Procedure,
    rule: "calendar:read",
    args: { id: t.arg.int({ required: true }) },
    resolve: (_root, { id }, ctx) => readProcedure(ctx, id),
  }),
}));

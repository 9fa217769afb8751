import { batch, batchMany } from "../batch.ts";
import { listProcedures } from "../calendar/procedures.ts";
import { anyOf } from "../db/any-of.ts";
import { procedureProfiles, procedures } from "../db/tables/procedures.ts";
import { builder } from "./builder.ts";
import { ColorEnum, ProcedureTypeEnum, UzisTypeEnum, VatRateEnum } from "./codes.ts";
import { Money } from "./money.ts";

export const procedureOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(procedures).where(anyOf(procedures.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

const profileIdsOf = batchMany(
  (ctx, ids: readonly number[]) => ctx.db.select().from(procedureProfiles).where(anyOf(procedureProfiles.procedureId, ids)).orderBy(procedureProfiles.profileId),
  (row) => row.procedureId,
);

export const Procedure = builder.objectRef<typeof procedures.$inferSelect>("Procedure").implement({
  fields: (t) => ({
    id: t.exposeInt("id"),
    name: t.exposeString("name"),
    type: t.expose("type", { type: ProcedureTypeEnum }),
    color: t.expose("color", { type: ColorEnum }),
    duration: t.exposeInt("durationMinutes", { description: "In minutes" }),
    capacity: t.exposeInt("capacity", { description: "How many patients fit into a GROUP" }),
    price: t.field({ type: Money, resolve: (row) => ({ amount: row.priceAmount, currency: row.priceCurrency }) }),
    vatRate: t.expose("vatRate", { type: VatRateEnum }),
    uzisType: t.expose("uzisType", { type: UzisTypeEnum }),
    accessibleInBooking: t.exposeBoolean("accessibleInBooking"),
    description: t.exposeString("description", { nullable: true }),
    profileIds: t.intList({
      description: "Who gives the service",
      resolve: async (row, _args, ctx) => (await profileIdsOf(ctx, row.id)).map(({ profileId }) => profileId),
    }),
  }),
});

builder.queryFields((t) => ({
  procedures: t.field({ type: [Procedure], rule: "calendar:read", resolve: (_root, _args, ctx) => listProcedures(ctx) }),
}));

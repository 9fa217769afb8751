import { asc, eq, isNull } from "drizzle-orm";
import type { VoucherPresetInput } from "#rules/inputs/voucher-preset.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import type { ProfileCtx } from "../core/context.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { procedureVoucherPresetServices } from "../core/db/tables/procedure-voucher-preset-services.ts";

type Services = VoucherPresetInput["proceduresWithCount"];

export const readServices = (ctx: ProfileCtx, presetId: number): Promise<Services> =>
  ctx.db
    .select({ procedure: procedureVoucherPresetServices.procedureId, count: procedureVoucherPresetServices.count })
    .from(procedureVoucherPresetServices)
    .where(eq(procedureVoucherPresetServices.presetId, presetId))
    .orderBy(asc(procedureVoucherPresetServices.id));

/** Replaces the former rows. A service that the centre does not offer is refused. */
export async function writeServices(ctx: ProfileCtx, presetId: number, services: Services) {
  await assertOwn(
    ctx,
    "proceduresWithCount",
    procedures,
    services.map(({ procedure }) => procedure),
    isNull(procedures.removedAt),
  );
  await ctx.db.delete(procedureVoucherPresetServices).where(eq(procedureVoucherPresetServices.presetId, presetId));
  await ctx.db.insert(procedureVoucherPresetServices).values(
    services.map(({ procedure, count }) => ({
      medicalCenterId: ctx.profile.medicalCenterId,
      presetId,
      procedureId: procedure,
      count,
    })),
  );
}

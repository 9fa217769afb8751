import { and, asc, eq, exists, gt, lt, sql } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { bind, type Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { procedureVoucherEntries } from "../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { trackUnsigned } from "../core/track.ts";

/** Vouchers of one transaction. */
const AT_ONCE = 200;

/**
 * Writes off what is left of vouchers whose last day has passed, in all centres: each visit once, however often it
 * runs.
 */
export async function expireVouchers(ctx: Ctx) {
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select centers_of_ended_vouchers(${localDate(ctx.now())}::date) as id`,
  );
  for (const { id } of rows)
    for (let found = AT_ONCE; found === AT_ONCE;)
      found = await ctx.db.transaction(async (db) => {
        await bind(db, null, id);
        return expireSome({ ...ctx, db }, id);
      });
}

/** Answers how many vouchers there were. One that somebody is writing to waits for the next time. */
async function expireSome(ctx: Ctx, medicalCenterId: number): Promise<number> {
  const { db } = ctx;
  const isLeft = gt(procedureVoucherServices.available, 0);
  const left = db
    .select({ id: procedureVoucherServices.id })
    .from(procedureVoucherServices)
    .where(
      and(
        eq(procedureVoucherServices.medicalCenterId, medicalCenterId),
        eq(procedureVoucherServices.voucherId, procedureVouchers.id),
        isLeft,
      ),
    );
  const ended = await db
    .select({ id: procedureVouchers.id, patientCardId: procedureVouchers.patientCardId })
    .from(procedureVouchers)
    .where(
      and(
        eq(procedureVouchers.medicalCenterId, medicalCenterId),
        lt(procedureVouchers.validTo, localDate(ctx.now())),
        exists(left),
      ),
    )
    .orderBy(asc(procedureVouchers.id))
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const which = and(
    anyOf(
      procedureVoucherServices.voucherId,
      ended.map(({ id }) => id),
    ),
    isLeft,
  );
  const services = await db.select().from(procedureVoucherServices).where(which).orderBy(procedureVoucherServices.id);
  if (services.length > 0)
    await db.insert(procedureVoucherEntries).values(
      services.map(({ voucherId, procedureId, available }) => ({
        medicalCenterId,
        voucherId,
        procedureId,
        kind: "EXPIRED" as const,
        count: -available,
        at: ctx.now(),
      })),
    );
  const { available, expired } = procedureVoucherServices;
  await db
    .update(procedureVoucherServices)
    .set({ expired: sql`${expired} + ${available}`, available: 0 })
    .where(which);
  await db
    .update(procedureVouchers)
    .set({ version: sql`${procedureVouchers.version} + 1` })
    .where(
      anyOf(
        procedureVouchers.id,
        ended.map(({ id }) => id),
      ),
    );
  for (const { id, patientCardId } of ended)
    await trackUnsigned(ctx, medicalCenterId, "procedureVoucher.expired", { entityId: id, patientCardId });
  return ended.length;
}

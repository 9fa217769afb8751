import { and, asc, eq, sql } from "drizzle-orm";
import type { VoucherEntryKind } from "#rules/codes.ts";
import { isByPerson, type CenterCtx, type ProfileCtx } from "../core/context.ts";
import type { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { procedureVoucherEntries } from "../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";

/** An entry of a payment: what goes with it has its id and its time. */
export type MoneyEntry = Pick<typeof paymentEntries.$inferSelect, "id" | "at">;

type Entry = {
  kind: VoucherEntryKind;
  procedureId: number;
  count: number;
  paymentId?: number;
  paymentEntryId?: number;
  /** The time of the entry of money that they go with, else now. */
  at?: Date;
  otherVoucherId?: number;
  reason?: string;
};

/**
 * Adds entries to the ledger of a locked voucher, and writes what is left, used and expired by then. More than is left
 * cannot be taken off: the database refuses it.
 */
export async function enterVisits(ctx: CenterCtx, voucherId: number, entries: readonly Entry[]) {
  if (entries.length === 0) return;
  const { medicalCenterId } = ctx.profile;
  const profileId = isByPerson(ctx) ? ctx.profile.id : null;
  await ctx.db
    .insert(procedureVoucherEntries)
    .values(entries.map((entry) => ({ at: ctx.now(), ...entry, medicalCenterId, voucherId, profileId })));
  for (const { kind, procedureId, count } of entries) {
    const used = kind === "USED" || kind === "RETURNED" ? -count : 0;
    const expired = kind === "EXPIRED" ? -count : 0;
    await ctx.db
      .update(procedureVoucherServices)
      .set({
        available: sql`${procedureVoucherServices.available} + ${count}`,
        used: sql`${procedureVoucherServices.used} + ${used}`,
        expired: sql`${procedureVoucherServices.expired} + ${expired}`,
      })
      .where(
        and(eq(procedureVoucherServices.voucherId, voucherId), eq(procedureVoucherServices.procedureId, procedureId)),
      );
  }
}

/** The services of a voucher with the visits that are left, used and expired, in their order. */
export const servicesOf = (ctx: ProfileCtx, voucherId: number) =>
  ctx.db
    .select()
    .from(procedureVoucherServices)
    .where(eq(procedureVoucherServices.voucherId, voucherId))
    .orderBy(asc(procedureVoucherServices.id));

/** Entries by which expired visits of a voucher come back. */
export const comeBack = (services: readonly (typeof procedureVoucherServices.$inferSelect)[]): Entry[] =>
  services
    .filter(({ expired }) => expired > 0)
    .map(({ procedureId, expired }) => ({ kind: "EXPIRED", procedureId, count: expired }));

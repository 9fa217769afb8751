import { eq, sql } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { procedureVoucherServices } from "../../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../../core/db/tables/procedure-vouchers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { leftOn, valuesOn } from "../../vouchers/unused.ts";
import { day } from "../days.ts";
import { byName, defineGrid } from "../grid.ts";
import { nameParts } from "../names.ts";

const filters = { day };

/** The vouchers with visits left at the end of a day, by default today, and their value. */
export const unusedVoucherGrid = defineGrid<"unusedVouchers", typeof filters>({
  name: "unusedVouchers",
  permission: "procedureVoucher:value",
  listed: "procedureVoucher.listed",
  filters,
  table: procedureVouchers,
  order: [procedureVouchers.createdAt, procedureVouchers.id],
  sorts: { voucher: [byName(procedureVouchers.name)], validTo: [sql`${procedureVouchers.validTo}`] },
  where: ({ day }, ctx) => [sql`${procedureVouchers.id} in (select voucher_id from ${leftOn(ctx, day)} as unused)`],
  async read(ctx, ids, { day }) {
    const values = await valuesOn(ctx, day, ids);
    const left = await readLeft(ctx, day, ids);
    const rows = await ctx.db
      .select({ voucher: procedureVouchers, card: { uuid: patientCards.uuid, ...nameParts(patientCards) } })
      .from(procedureVouchers)
      .innerJoin(patientCards, eq(patientCards.id, procedureVouchers.patientCardId))
      .where(anyOf(procedureVouchers.id, ids));
    return rows.map(({ voucher: { id, name, validTo }, card }) => {
      const { currency, price, share, paid, sold } = values.get(id)!;
      const money = (amount: number | null) => (amount === null || currency === null ? null : { amount, currency });
      return {
        id,
        voucher: { id, name },
        patient: { uuid: card.uuid, fullName: fullName(card) },
        sold: localDate(new Date(sold)),
        validTo,
        left: left.get(id) ?? [],
        price: money(price),
        value: money(share),
        paid: money(paid),
        currency,
      };
    });
  },
});

type Left = { id: number; name: string; count: number; removed: boolean };

/** The visits that were left of these vouchers, by service. */
async function readLeft(ctx: InCenter, day: string | undefined, ids: readonly number[]) {
  const { rows } = await ctx.db.execute<{ voucher: number; services: Left[] }>(
    sql`select l.voucher_id as voucher, json_agg(json_build_object('id', p.id, 'name', p.name, 'count', l.count, 'removed', p.removed_at is not null) order by s.id) as services
      from ${leftOn(ctx, day)} as l join ${procedureVoucherServices} s on s.voucher_id = l.voucher_id and s.procedure_id = l.procedure_id join ${procedures} p on p.id = l.procedure_id
      where l.voucher_id = any(${sql.param([...ids])}::integer[]) group by l.voucher_id`,
  );
  return new Map(rows.map(({ voucher, services }) => [voucher, services]));
}

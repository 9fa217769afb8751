import { and, eq, gte, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { GridValues } from "#rules/grids/column.ts";
import { oneOf } from "#rules/query.ts";
import { fullName } from "#rules/text/full-name.ts";
import { localDate } from "#rules/time/time.ts";
import { soonUntil, voucherState } from "#rules/vouchers/state.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { procedureVoucherServices } from "../../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../../core/db/tables/procedure-vouchers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { byName, defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";
import { paidState } from "./paid-state.ts";
import { proceduresWithCount } from "./procedures-with-count.ts";

const filters = { state: oneOf("VALID", "ENDS", "ENDED", "ARCHIVED") };

/** The vouchers of all patients; those of one are on the card. */
export const voucherGrid = defineGrid<"vouchers", typeof filters>({
  name: "vouchers",
  permission: "procedureVoucher:read",
  filesPermission: "invoiceExport:make",
  listed: "procedureVoucher.listed",
  filters,
  table: procedureVouchers,
  order: [procedureVouchers.createdAt, procedureVouchers.id],
  sorts: {
    voucher: [byName(procedureVouchers.name)],
    validTo: [sql`${procedureVouchers.validTo}`],
  },
  where({ state }, ctx) {
    const { archivedAt, validTo } = procedureVouchers;
    const today = localDate(ctx.now());
    const inState: Record<NonNullable<typeof state>, SQL | undefined> = {
      VALID: and(isNull(archivedAt), gte(validTo, today)),
      ENDS: and(
        isNull(archivedAt),
        gte(validTo, today),
        lt(validTo, soonUntil(today)),
        sql`exists (select from ${procedureVoucherServices} where ${procedureVoucherServices.voucherId} = ${procedureVouchers.id} and ${procedureVoucherServices.available} > 0)`,
      ),
      ENDED: and(isNull(archivedAt), lt(validTo, today)),
      ARCHIVED: isNotNull(archivedAt),
    };
    return [state && inState[state]];
  },
  async read(ctx, ids) {
    const services = proceduresWithCount(procedureVoucherServices.available, procedureVoucherServices.id);
    const rows = await ctx.db
      .select({
        voucher: procedureVouchers,
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
        payment: payments,
        seller: nameParts(profiles),
        left: sql<
          GridValues["procedures-with-count"]
        >`(select ${services} from ${procedureVoucherServices} join ${procedures} on ${procedures.id} = ${procedureVoucherServices.procedureId} where ${procedureVoucherServices.voucherId} = ${procedureVouchers.id})`,
        expired: sql<number>`(select sum(${procedureVoucherServices.expired})::int from ${procedureVoucherServices} where ${procedureVoucherServices.voucherId} = ${procedureVouchers.id})`,
      })
      .from(procedureVouchers)
      .innerJoin(patientCards, eq(patientCards.id, procedureVouchers.patientCardId))
      .innerJoin(profiles, eq(profiles.id, procedureVouchers.createdBy))
      .leftJoin(payments, eq(payments.id, procedureVouchers.paymentId))
      .where(anyOf(procedureVouchers.id, ids));
    const today = localDate(ctx.now());
    return rows.map(
      ({ voucher: { id, name, validTo, archivedAt, createdAt }, card, payment, seller, left, expired }) => ({
        id,
        voucher: { id, name },
        patient: { uuid: card.uuid, fullName: fullName(card) },
        left,
        validTo,
        paid: payment && paidState(payment),
        state: voucherState(
          {
            archived: archivedAt !== null,
            validTo,
            availableProceduresWithCount: left,
            expiredProceduresWithCount: [{ count: expired }],
          },
          today,
        ),
        price: payment && { amount: payment.price, currency: payment.currency },
        currency: payment?.currency ?? null,
        created: { at: createdAt.toISOString(), by: nameOf(seller) },
      }),
    );
  },
});

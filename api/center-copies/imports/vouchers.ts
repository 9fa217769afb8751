import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { columnName } from "#rules/imports/columns.ts";
import { procedureVoucherServices } from "../../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../../core/db/tables/procedure-vouchers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { pagesById } from "./pages-by-id.ts";

const fields = ["key", "patientKey", "voucher", "service", "visitsLeft", "validTo"] as const;

/** Vouchers with visits left: a voucher for several services is a row for each. */
export const voucherTable = {
  head: fields.map(columnName),
  rows: (ctx: Storing) => {
    const { id, voucherId, procedureId, available } = procedureVoucherServices;
    return pagesById(
      (last, most) =>
        ctx.db
          .select({
            id,
            card: procedureVouchers.patientCardId,
            name: procedureVouchers.name,
            validTo: procedureVouchers.validTo,
            service: procedures.name,
            available,
          })
          .from(procedureVoucherServices)
          .innerJoin(procedureVouchers, eq(procedureVouchers.id, voucherId))
          .innerJoin(procedures, eq(procedures.id, procedureId))
          .where(
            and(
              eq(procedureVouchers.medicalCenterId, ctx.profile.medicalCenterId),
              isNull(procedureVouchers.archivedAt),
              gt(available, 0),
              gt(id, last),
            ),
          )
          .orderBy(asc(id))
          .limit(most),
      ({ id, card, name, service, available, validTo }) => [
        String(id),
        String(card),
        name,
        service,
        String(available),
        validTo,
      ],
    );
  },
};

import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { columnName } from "#rules/imports/columns.ts";
import { vatPercent } from "#rules/money/vat-rates.ts";
import { localDate } from "#rules/time/time.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { priceToday } from "../../prices/on-day.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { amountOf } from "./amount-of.ts";
import { pagesById } from "./pages-by-id.ts";

const fields = ["service", "minutes", "price", "vatRate", "places", "description"] as const;

/** Services that the centre offers, at the price of today. */
export const serviceTable = {
  head: fields.map(columnName),
  rows: (ctx: Storing) =>
    pagesById(
      (last, most) =>
        ctx.db
          .select({
            id: procedures.id,
            name: procedures.name,
            minutes: procedures.durationMinutes,
            price: priceToday(ctx, "PROCEDURE"),
            currency: procedures.priceCurrency,
            vatRate: procedures.vatRate,
            country: medicalCenters.country,
            capacity: procedures.capacity,
            description: procedures.description,
          })
          .from(procedures)
          .innerJoin(medicalCenters, eq(medicalCenters.id, procedures.medicalCenterId))
          .where(
            and(
              eq(procedures.medicalCenterId, ctx.profile.medicalCenterId),
              isNull(procedures.removedAt),
              gt(procedures.id, last),
            ),
          )
          .orderBy(asc(procedures.id))
          .limit(most),
      ({ name, minutes, price, currency, vatRate, country, capacity, description }) => [
        name,
        String(minutes),
        amountOf(price, currency),
        `${vatPercent(vatRate, country, localDate(ctx.now())) ?? 0} %`,
        String(capacity),
        description ?? "",
      ],
    ),
};

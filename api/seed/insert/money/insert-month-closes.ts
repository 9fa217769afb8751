import { addMonths, monthStart } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../../core/db/client.ts";
import { insertRows, reserveIds } from "../../../core/db/insert-rows.ts";
import { monthCloses } from "../../../core/db/tables/month-closes.ts";
import { paymentEntries } from "../../../core/db/tables/payment-entries.ts";
import { paymentItems } from "../../../core/db/tables/payment-items.ts";
import { payments } from "../../../core/db/tables/payments.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";
import { sumMonths } from "../../../months/sums.ts";

const PRICE = 480_000;

/** A payment of a club in each of the two months before the present one, of which the first is closed. */
export async function insertMonthCloses(db: Db, today: IsoDate) {
  const [administrator] = await db.select().from(profiles).orderBy(profiles.id).limit(1);
  const { id: profileId, medicalCenterId } = administrator!;
  const months = [addMonths(monthStart(today), -2), addMonths(monthStart(today), -1)];
  const ids = await reserveIds(db, payments, months.length);
  const paid = months.map((month, at) => ({
    id: ids[at]!,
    at: instantOf(`${month.slice(0, 8)}20`, "10:00"),
    variableSymbol: `${month.slice(2, 4)}${month.slice(5, 7)}8800`,
  }));
  await insertRows(
    db,
    payments,
    paid.map(({ id, at, variableSymbol }) => ({
      id,
      medicalCenterId,
      payer: "TJ Sokol České Budějovice",
      currency: "CZK",
      price: PRICE,
      paid: PRICE,
      variableSymbol,
      payedAt: at,
      paymentMethod: "TRANSFER" as const,
      confirmedBy: profileId,
      createdAt: at,
      createdBy: profileId,
    })),
  );
  await db.insert(paymentItems).values(
    paid.map(({ id: paymentId }) => ({
      medicalCenterId,
      paymentId,
      position: 0,
      name: "Cvičení pro oddíl",
      listPrice: PRICE,
      price: PRICE,
      vatRate: "ZERO" as const,
      targetType: "ADDITIONAL_PROCEDURE" as const,
    })),
  );
  await db.insert(paymentEntries).values(
    paid.map(({ id: paymentId, at }) => ({
      medicalCenterId,
      paymentId,
      at,
      method: "TRANSFER" as const,
      amount: PRICE,
      profileId,
    })),
  );
  const [first] = await sumMonths(db, { from: months[0]!, to: months[1]!, center: medicalCenterId });
  await db.insert(monthCloses).values({
    medicalCenterId,
    month: months[0]!,
    sums: first!.sums,
    closedAt: instantOf(`${months[1]!.slice(0, 8)}03`, "09:00"),
    closedBy: profileId,
  });
}

import { asc, count, isNull } from "drizzle-orm";
import { currencyOf } from "#rules/money/currency.ts";
import type { Plans } from "#rules/subscriptions/plans.ts";
import { priceOn } from "#rules/subscriptions/standing.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Db } from "../core/db/client.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { subscriptions } from "../core/db/tables/subscriptions.ts";
import { groupBy } from "../core/group-by.ts";
import { standingOf, type Standing } from "./standing.ts";

export type Due = {
  center: { id: number; name: string };
  standing: Standing;
  users: number;
  price: ReturnType<typeof priceOn>;
};

/** The amounts that centres owe for their period of a day. For the operator alone: it reads all centres. */
export async function listDue(db: Db, plans: Plans, today: IsoDate): Promise<Due[]> {
  const centers = await db.select().from(medicalCenters).orderBy(asc(medicalCenters.id));
  const rows = await db.select().from(subscriptions).orderBy(asc(subscriptions.beginsOn), asc(subscriptions.id));
  const counted = await db
    .select({ center: profiles.medicalCenterId, count: count() })
    .from(profiles)
    .where(isNull(profiles.deactivatedAt))
    .groupBy(profiles.medicalCenterId);
  const users = new Map(counted.map((row) => [row.center, row.count]));
  const ofCenter = groupBy(rows, ({ medicalCenterId }) => medicalCenterId);
  return centers.map((center) => {
    const own = ofCenter.get(center.id) ?? [];
    const standing = standingOf({ center: center.id, plans, currency: currencyOf(center), today, rows: own });
    const price = priceOn(plans.plans, standing.currency, standing.orders, today);
    return { center, standing, users: users.get(center.id) ?? 0, price };
  });
}

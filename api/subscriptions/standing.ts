import { and, asc, count, eq, isNull } from "drizzle-orm";
import { currencyOf, type BillingCurrency } from "#rules/money/currency.ts";
import type { Plans } from "#rules/subscriptions/plans.ts";
import { standingOn, type Discount, type Ordered } from "#rules/subscriptions/standing.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { subscriptions } from "../core/db/tables/subscriptions.ts";

export type Subscribing = InCenter & Pick<Ctx, "plans">;

/** The subscription of a centre on a day, with what was ordered before. */
export type Standing = {
  center: number;
  plans: Plans;
  currency: BillingCurrency;
  today: IsoDate;
  /** All of them, the withdrawn ones for the codes that they used. */
  rows: (typeof subscriptions.$inferSelect)[];
  orders: Ordered[];
  inForce: Ordered | null;
  planned: Ordered | null;
  /** Counts every change. */
  version: number;
};

/**
 * The subscription of the centre of the transaction, or null where there are none: the installation has no plans, or
 * none in the centre's currency. `locked` waits for other changes of users and plan, and keeps them waiting.
 */
export async function readStanding(ctx: Subscribing, { locked = false } = {}): Promise<Standing | null> {
  const { plans } = ctx;
  if (!plans) return null;
  const { medicalCenterId } = ctx.profile;
  const ofCenter = ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const [center] = await (locked ? ofCenter.for("no key update") : ofCenter);
  const currency = currencyOf(center!);
  if (!plans.plans.some((plan) => plan.currency === currency)) return null;
  const rows = await ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.medicalCenterId, medicalCenterId))
    .orderBy(asc(subscriptions.beginsOn), asc(subscriptions.id));
  return standingOf({ center: medicalCenterId, plans, currency, today: localDate(ctx.now()), rows });
}

/** The standing by the rows of a centre, the earliest first. */
export function standingOf(of: Pick<Standing, "center" | "plans" | "currency" | "today" | "rows">): Standing {
  const orders = of.rows.filter(({ withdrawnAt }) => withdrawnAt === null).map(orderOf);
  const withdrawn = of.rows.length - orders.length;
  return { ...of, orders, ...standingOn(orders, of.today), version: of.rows.length + withdrawn };
}

const orderOf = (row: Standing["rows"][number]): Ordered => ({
  from: row.beginsOn,
  type: row.type,
  frequency: row.frequency,
  usersLimit: row.usersLimit,
  periodsFrom: row.periodsFrom,
  discount: discountOf(row),
});

const discountOf = (row: Standing["rows"][number]): Discount | null =>
  row.discountCode === null
    ? null
    : {
        code: row.discountCode,
        percent: row.discountPercent,
        amount: row.discountAmount,
        from: row.discountFrom!,
        until: row.discountUntil!,
      };

/** True of a centre that ended its subscription, or has never chosen one and has to by now. */
export const isUnsubscribed = ({ inForce, plans, today }: Pick<Standing, "inForce" | "plans" | "today">): boolean =>
  inForce ? inForce.type === "UNSUBSCRIBED" : (plans.requiredFrom ?? today) <= today;

/** The most users until the next order: a smaller limit that is planned holds for new ones already. */
export function roomOf({ inForce, planned }: Pick<Standing, "inForce" | "planned">): number | null {
  const limits = [inForce, planned].flatMap((order) => order?.usersLimit ?? []);
  return limits.length > 0 ? Math.min(...limits) : null;
}

const users = ({ profile }: Subscribing) =>
  and(eq(profiles.medicalCenterId, profile.medicalCenterId), isNull(profiles.deactivatedAt));

/** Users of the centre: active profiles and open invitations, of any role. */
export async function countUsers(ctx: Subscribing): Promise<number> {
  const [row] = await ctx.db.select({ count: count() }).from(profiles).where(users(ctx));
  return row!.count;
}

/** So many of them, by their names. */
export const listUsers = (ctx: Subscribing, most: number) =>
  ctx.db.select().from(profiles).where(users(ctx)).orderBy(profiles.surname, profiles.name, profiles.id).limit(most);

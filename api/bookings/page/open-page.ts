import { eq, sql } from "drizzle-orm";
import { limit } from "../../core/access/rate-limit.ts";
import { bind, transaction, type CenterCtx, type Ctx, type Services } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { formerSlugs } from "../../core/db/tables/former-slugs.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { Fault } from "../../core/fault.ts";
import { lacksSubscription } from "../../subscriptions/require.ts";
import type { CenterRow } from "../settings/rules.ts";

/**
 * Works for a patient on the web with the centre of a public address, a former one too; refused with `notFound` where
 * there is none, or it takes no bookings. Nobody needs to be signed in, and nobody acts with their own rights.
 */
export const withBookingPage = <T>(
  ctx: Ctx,
  slug: string,
  work: (ctx: CenterCtx, center: CenterRow) => Promise<T>,
): Promise<T> =>
  transaction(ctx, async (ctx) => {
    const center = await openCenter(ctx, slug);
    return work({ ...ctx, profile: { medicalCenterId: center.id } }, center);
  });

/** The centre of a public address, also while it takes no bookings; refused with `notFound` where there is none. */
export async function readBookingContact(ctx: Ctx, slug: string): Promise<CenterRow> {
  await limit(ctx, "booking page from", ctx.address, 240, 15);
  return transaction(ctx, async (ctx) => {
    const center = await findCenter(ctx, slug.toLowerCase());
    if (!center) throw new Fault("notFound");
    return center;
  });
}

/** The origins of the websites that may book for the centre of a public address; refused like its page. */
export const readBookingOrigins = (services: Services, slug: string): Promise<string[]> =>
  services.db.transaction(async (db) => (await openCenter({ ...services, db: db as Db }, slug)).bookingOrigins);

async function openCenter(ctx: Pick<Ctx, "db" | "now" | "plans">, slug: string): Promise<CenterRow> {
  const center = await findCenter(ctx, slug.toLowerCase());
  if (!center?.bookingActive) throw new Fault("notFound");
  if (await lacksSubscription({ ...ctx, profile: { medicalCenterId: center.id } })) throw new Fault("notFound");
  return center;
}

/** The centre of an address; the transaction speaks for it from then on. */
async function findCenter({ db }: Pick<Ctx, "db">, slug: string): Promise<CenterRow | undefined> {
  await db.execute(sql`select set_config('motus.booking_page', ${slug}, true)`);
  const [present] = await db.select().from(medicalCenters).where(eq(medicalCenters.slug, slug));
  if (present) {
    await bind(db, null, present.id);
    return present;
  }
  const [former] = await db.select().from(formerSlugs).where(eq(formerSlugs.slug, slug));
  if (!former) return undefined;
  await bind(db, null, former.medicalCenterId);
  return (await db.select().from(medicalCenters).where(eq(medicalCenters.id, former.medicalCenterId)))[0];
}

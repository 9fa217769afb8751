import { and, eq, ne } from "drizzle-orm";
import { SlugInput } from "#rules/inputs/bookings/booking-rules.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { constraintOf } from "../../core/db/client.ts";
import { formerSlugs } from "../../core/db/tables/former-slugs.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";

/**
 * Changes the address at which patients find the centre. The former one leads to it from then on, so that no other
 * centre can take it (E1K2).
 */
export async function updateSlug(ctx: Ctx, typed: string) {
  allow(ctx, "medicalCenter:write");
  const { slug } = parse(SlugInput, { slug: typed });
  const id = ctx.profile.medicalCenterId;
  const mine = eq(medicalCenters.id, id);
  const [before] = await ctx.db.select().from(medicalCenters).where(mine).for("no key update");
  if (before!.slug === slug) return before!;
  const [after] = await ctx.db.update(medicalCenters).set({ slug }).where(mine).returning().catch(asTaken);
  // After the change, which waits for a centre that gives the same address up at this moment.
  const ofAnother = and(eq(formerSlugs.slug, slug), ne(formerSlugs.medicalCenterId, id));
  if ((await ctx.db.$count(formerSlugs, ofAnother)) > 0) throw fieldFault("slug", "slugTaken");
  await ctx.db.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
  await ctx.db.insert(formerSlugs).values({ slug: before!.slug, medicalCenterId: id, createdAt: ctx.now() });
  await track(ctx, "medicalCenter.slugSet", { entityId: id, details: { from: before!.slug, to: slug } });
  return after!;
}

function asTaken(error: unknown): never {
  if (constraintOf(error)?.constraint === "medical_centers_slug") throw fieldFault("slug", "slugTaken");
  throw error;
}

import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { recoveryCodes } from "../../core/db/tables/recovery-codes.ts";
import { secondFactors } from "../../core/db/tables/second-factors.ts";
import { requiringCenters, findSecondFactor } from "./scope.ts";

export type SecondFactor = { since: Date | null; recoveryCodesLeft: number; requiredBy: string[] };

/** The signed-in user's own second factor, and the centres that require it. */
export const readSecondFactor = (ctx: Ctx): Promise<SecondFactor> =>
  transaction(ctx, async (ctx) => {
    const { userId } = ctx.session!;
    const factor = await findSecondFactor(ctx, userId);
    const [left] = await ctx.db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return {
      since: factor?.turnedOnAt ?? null,
      recoveryCodesLeft: left!.left,
      requiredBy: await requiringCenters(ctx),
    };
  });

export type StaffMember = { profile: typeof profiles.$inferSelect; since: Date | null; own: boolean };

/** The staff who have a second factor, with the date. */
export async function listStaff(ctx: Ctx): Promise<StaffMember[]> {
  allow(ctx, "staff:write");
  const rows = await ctx.db
    .select({ profile: profiles, since: secondFactors.turnedOnAt })
    .from(profiles)
    .leftJoin(secondFactors, eq(secondFactors.userId, profiles.userId))
    .where(and(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId), isNull(profiles.deactivatedAt)))
    .orderBy(
      asc(sql`${profiles.surname} collate "cs-x-icu"`),
      asc(sql`${profiles.name} collate "cs-x-icu"`),
      asc(profiles.id),
    );
  return rows.map((row) => ({ ...row, own: row.profile.id === ctx.profile.id }));
}

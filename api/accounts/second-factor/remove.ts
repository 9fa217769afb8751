import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { users } from "../../core/db/tables/users.ts";
import { Fault } from "../../core/fault.ts";
import { worksElsewhere } from "../works-elsewhere.ts";
import { track } from "../../core/track.ts";
import { notifyUser } from "./notify-user.ts";
import { dropSecondFactor } from "./turn-off.ts";

/**
 * Removes the second factor of a colleague who has lost the telephone. Refused with `forbidden` for the user's own,
 * which requires a code, and with `colleagueElsewhere` for a colleague of another centre too, which it protects as
 * well: a recovery code or the operator (recover-access.ts) helps them.
 */
export async function removeSecondFactor(ctx: Ctx, profileId: number) {
  allow(ctx, "staff:write");
  const { medicalCenterId } = ctx.profile;
  const [colleague] = await ctx.db
    .select({ profile: profiles, user: users, center: medicalCenters.name })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(
      and(
        eq(profiles.id, profileId),
        eq(profiles.medicalCenterId, medicalCenterId),
        isNotNull(profiles.userId),
        isNull(profiles.deactivatedAt),
      ),
    );
  if (!colleague) throw new Fault("notFound");
  const { profile, user, center } = colleague;
  if (user.id === ctx.session.userId) throw new Fault("forbidden");
  if (await worksElsewhere(ctx, profile.id, user.id)) throw new Fault("colleagueElsewhere");
  if (!(await dropSecondFactor(ctx, user.id))) throw new Fault("secondFactorChanged");
  await notifyUser(ctx, user, "removed", center);
  await track(ctx, "secondFactor.removed", { entityId: profile.id });
  return profile;
}

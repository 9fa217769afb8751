import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { owesSecondFactor } from "../../core/access/authenticate.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { secondFactors } from "../../core/db/tables/second-factors.ts";

/** A user's second factor that is on. */
export async function findSecondFactor({ db }: Pick<Ctx, "db">, userId: number) {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)));
  return factor;
}

/** The medical centres that require it of the signed-in user. */
export async function requiringCenters({ db, session }: Pick<Ctx, "db" | "session">): Promise<string[]> {
  const rows = await db
    .select({ name: medicalCenters.name })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(and(eq(profiles.userId, session!.userId), isNull(profiles.deactivatedAt), owesSecondFactor))
    .orderBy(medicalCenters.name);
  return rows.map(({ name }) => name);
}

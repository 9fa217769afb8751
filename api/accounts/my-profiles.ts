import { and, asc, eq, isNull } from "drizzle-orm";
import { transaction, type Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";
import type { ProfileInCenter } from "./registration/find-invitation.ts";

/** Every active profile of the signed-in user, by the name of its medical centre. */
export const myProfiles = (ctx: Ctx): Promise<ProfileInCenter[]> =>
  transaction(ctx, async (ctx) => {
    if (!ctx.session) throw new Fault("notSignedIn");
    return ctx.db
      .select({ profile: profiles, medicalCenter: medicalCenters })
      .from(profiles)
      .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
      .where(and(eq(profiles.userId, ctx.session.userId), isNull(profiles.deactivatedAt)))
      .orderBy(asc(medicalCenters.name), asc(profiles.id));
  });

/** The number of them. */
export const countMyProfiles = ({ db, session }: Ctx): Promise<number> =>
  db.$count(profiles, and(eq(profiles.userId, session!.userId), isNull(profiles.deactivatedAt)));

import { and, eq, isNotNull, isNull, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { users } from "../../core/db/tables/users.ts";
import { forgive } from "../../core/access/rate-limit.ts";
import { dropSecondFactor } from "../second-factor/turn-off.ts";
import { trackUnsigned } from "../../core/track.ts";
import { issueToken } from "../registration/issue-token.ts";
import { mailLanguage } from "../../mail/mail-texts.ts";
import { tokenLink } from "../../mail/link-to.ts";
import { notifyOfRecovery } from "./notify-of-recovery.ts";

type Operator = Pick<Ctx, "now" | "settings" | "requestId" | "address" | "session"> & {
  /** Runs as the database's owner: no permissions are checked. */ db: Db;
};
export type Recovery = { link: string; medicalCenters: string[] };

/**
 * Restores the access of a person whom no administrator can help, for the operator of the installation: an
 * administrator, or a colleague of several centres who has lost the telephone. Resets counted attempts and the second
 * factor, reactivates the profile in centres without another administrator, and answers a link to a new password, valid
 * for an hour, which is not mailed. Each of their centres gets an audit row, and its administrators a mail. Null for an
 * address without a profile.
 */
export const recoverAccess = (ctx: Operator, username: string): Promise<Recovery | null> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx as Db };
    const email = username.trim().toLowerCase();
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    const places = user ? await listPlaces(inside, user.id) : [];
    if (!user || places.length === 0) return null;
    for (const attempt of ["login to", "password set to", "password request to", "password request in a day to"])
      await forgive(inside, attempt, email);
    await dropSecondFactor(inside, user.id);
    const { token } = await issueToken(inside, { kind: "PASSWORD", email });
    for (const { id, medicalCenterId } of places) {
      await tx
        .update(profiles)
        .set({ deactivatedAt: null })
        .where(and(eq(profiles.id, id), isNotNull(profiles.deactivatedAt)));
      await trackUnsigned(inside, medicalCenterId, "profile.recovered", { entityId: id });
    }
    await notifyOfRecovery(inside, user, places);
    return {
      link: tokenLink(inside, mailLanguage(user.locale), token),
      medicalCenters: places.map(({ name }) => name),
    };
  });

/** Where the user works, or was the last administrator. */
async function listPlaces({ db }: Operator, userId: number) {
  const other = alias(profiles, "other");
  const others = db
    .select({ id: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.medicalCenterId, profiles.medicalCenterId),
        eq(other.role, "ROLE_ADMIN"),
        isNull(other.deactivatedAt),
      ),
    );
  return db
    .select({ id: profiles.id, medicalCenterId: profiles.medicalCenterId, name: medicalCenters.name })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(
      and(
        eq(profiles.userId, userId),
        or(isNull(profiles.deactivatedAt), and(eq(profiles.role, "ROLE_ADMIN"), notExists(others))),
      ),
    )
    .orderBy(profiles.id);
}

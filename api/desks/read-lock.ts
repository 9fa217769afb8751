import { asc, eq, sql } from "drizzle-orm";
import { bind, type Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { pins } from "../core/db/tables/pins.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { users } from "../core/db/tables/users.ts";
import { findDesk, sessionsAtDesk } from "../accounts/sessions/desk-session.ts";

export type Person = { session: number; name: string; hasPin: boolean; last: boolean };
export type Lock = { name: string; medicalCenter: string; people: Person[] };

/** The most sessions at one desk; the next user logs in fully. */
const MOST = 30;

/** Content of the lock screen: the desk's centre, and the names of those logged in here. Null where it is no desk. */
export async function readLock(ctx: Ctx): Promise<Lock | null> {
  const desk = await findDesk(ctx);
  if (!desk) return null;
  return ctx.db.transaction(async (db) => {
    await bind(db, null, desk.medicalCenterId);
    const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, desk.medicalCenterId));
    const rows = await db
      .select({
        session: sessions.id,
        name: users.name,
        surname: users.surname,
        email: users.email,
        hasPin: sql<boolean>`${pins.userId} is not null`,
        seen: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(pins, eq(pins.userId, sessions.userId))
      .where(sessionsAtDesk(ctx, desk))
      .orderBy(
        asc(sql`${users.surname} collate "cs-x-icu"`),
        asc(sql`${users.name} collate "cs-x-icu"`),
        asc(sessions.id),
      )
      .limit(MOST);
    const last = rows.toSorted(
      (one, other) => other.seen.getTime() - one.seen.getTime() || other.session - one.session,
    )[0];
    const people = rows.map(({ session, name, surname, email, hasPin }) => ({
      session,
      hasPin,
      name: [name, surname].filter(Boolean).join(" ") || email,
      last: session === last?.session,
    }));
    return { name: desk.name, medicalCenter: center!.name, people };
  });
}

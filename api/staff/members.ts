import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { openSessions } from "../accounts/sessions/my-sessions.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { auditRows } from "../core/db/tables/audit-rows.ts";
import { secondFactors } from "../core/db/tables/second-factors.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { Fault } from "../core/fault.ts";
import { ofMyCenter, type ProfileRow } from "./scope.ts";

/**
 * A colleague, with the data for administrators: the second factor, the last login to this centre, and the number of
 * sessions in it.
 */
export type StaffMember = {
  profile: ProfileRow;
  secondFactorSince: Date | null;
  lastLoginAt: Date | null;
  sessions: number;
  own: boolean;
};

/** The colleagues with these ids, in any order. */
export async function readMembers(ctx: ProfileCtx, ids: readonly number[]): Promise<StaffMember[]> {
  const rows = await members(ctx).where(and(ofMyCenter(ctx), anyOf(profiles.id, ids)));
  return rows.map((row) => memberOf(ctx, row));
}

/** One of them. */
export async function readStaffMember(ctx: Ctx, id: number): Promise<StaffMember> {
  allow(ctx, "staff:write");
  const [row] = await members(ctx).where(and(ofMyCenter(ctx), eq(profiles.id, id)));
  if (!row) throw new Fault("notFound");
  return memberOf(ctx, row);
}

type Row = Awaited<ReturnType<typeof members>>[number];
const memberOf = (ctx: ProfileCtx, { secondFactorSince, lastLoginAt, sessions, ...profile }: Row): StaffMember => ({
  profile,
  secondFactorSince,
  lastLoginAt,
  sessions,
  own: profile.id === ctx.profile.id,
});

function members(ctx: ProfileCtx) {
  const logins = and(
    eq(auditRows.medicalCenterId, profiles.medicalCenterId),
    eq(auditRows.profileId, profiles.id),
    eq(auditRows.action, "session.started"),
  );
  const lastLogin = ctx.db
    .select({ at: auditRows.at })
    .from(auditRows)
    .where(logins)
    .orderBy(desc(auditRows.at))
    .limit(1);
  return ctx.db
    .select({
      ...getTableColumns(profiles),
      secondFactorSince:
        sql<Date | null>`case when ${profiles.deactivatedAt} is null then ${secondFactors.turnedOnAt} end`.mapWith(
          secondFactors.turnedOnAt,
        ),
      lastLoginAt: sql<Date | null>`(${lastLogin})`.mapWith(auditRows.at),
      sessions: ctx.db.$count(
        sessions,
        and(eq(sessions.userId, profiles.userId), eq(sessions.profileId, profiles.id), openSessions(ctx)),
      ),
    })
    .from(profiles)
    .leftJoin(secondFactors, eq(secondFactors.userId, profiles.userId));
}

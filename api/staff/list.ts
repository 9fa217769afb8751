import { and, asc, desc, eq, getTableColumns, isNotNull, sql } from "drizzle-orm";
import { openSessions } from "../accounts/sessions/my-sessions.ts";
import { allow } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { profiles } from "../db/tables/profiles.ts";
import { auditRows } from "../db/tables/audit-rows.ts";
import { secondFactors } from "../db/tables/second-factors.ts";
import { sessions } from "../db/tables/sessions.ts";
import { Fault } from "../fault.ts";
import { pageWithin } from "../page-within.ts";
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

const PAGE_SIZE = 50;

/**
 * A page of the centre's active profiles, by name, and after them of deactivated ones. A page past the last is the
 * last.
 */
export async function listStaff(ctx: Ctx, wanted: number) {
  allow(ctx, "staff:write");
  const total = await ctx.db.$count(profiles, ofMyCenter(ctx));
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const byName = [
    asc(sql`${profiles.surname} collate "cs-x-icu"`),
    asc(sql`${profiles.name} collate "cs-x-icu"`),
    asc(profiles.id),
  ];
  const rows = await members(ctx)
    .where(ofMyCenter(ctx))
    .orderBy(asc(isNotNull(profiles.deactivatedAt)), ...byName)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { items: rows.map((row) => memberOf(ctx, row)), total, page, pageSize: PAGE_SIZE };
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

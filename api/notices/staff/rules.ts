import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { USUAL_SHEET_TIME, type SheetTime } from "#rules/notices/sheet.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import type { Db } from "../../core/db/client.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { staffNoticeRules } from "../../core/db/tables/staff-notice-rules.ts";
import { users } from "../../core/db/tables/users.ts";
import { mailLine, type MailLine } from "./mail-line.ts";

export type StaffRules = { requests: number[]; sheet: number[]; sheetTime: SheetTime; version: number };

/** A profile with the e-mail address and the language of its account. */
export type Recipient = { profile: typeof profiles.$inferSelect; email: string; locale: string | null };

export type StaffNotices = StaffRules & { people: Recipient[]; mailLine: MailLine };

/** The active profiles of the centre, and the e-mails that they get. */
export async function readStaffNotices(ctx: Ctx): Promise<StaffNotices> {
  allow(ctx, "medicalCenter:write");
  const { medicalCenterId } = ctx.profile;
  return {
    ...(await staffRulesOf(ctx.db, medicalCenterId)),
    people: await recipients(ctx.db, medicalCenterId),
    mailLine: mailLine(ctx.settings),
  };
}

/**
 * The profiles of a centre that get e-mails, for a caller that is bound to it. Until somebody is chosen, which is
 * version 0, administrators hear of requests.
 */
export async function staffRulesOf(db: Db, medicalCenterId: number): Promise<StaffRules> {
  const [row] = await db.select().from(staffNoticeRules).where(eq(staffNoticeRules.medicalCenterId, medicalCenterId));
  if (!row) {
    const active = await recipients(db, medicalCenterId);
    const administrators = active.filter(({ profile }) => profile.role === "ROLE_ADMIN");
    const requests = administrators.map(({ profile }) => profile.id);
    return { requests, sheet: [], sheetTime: USUAL_SHEET_TIME, version: 0 };
  }
  const { requestProfiles: requests, sheetProfiles: sheet, sheetTime, version } = row;
  return { requests, sheet, sheetTime, version };
}

/** The active ones of these profiles of a centre, or of all of them; one that is deactivated gets nothing. */
export const recipients = (db: Db, medicalCenterId: number, ids?: number[]): Promise<Recipient[]> =>
  db
    .select({ profile: profiles, email: users.email, locale: users.locale })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(
      and(
        eq(profiles.medicalCenterId, medicalCenterId),
        isNull(profiles.deactivatedAt),
        ids && anyOf(profiles.id, ids),
      ),
    )
    .orderBy(asc(sql`${profiles.surname} collate "cs-x-icu"`), asc(profiles.id));

import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { StaffNoticesInput } from "#rules/inputs/notice.ts";
import { allow } from "../../core/access/allow.ts";
import { assertOwn } from "../../core/access/assert-own.ts";
import type { Ctx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { staffNoticeRules } from "../../core/db/tables/staff-notice-rules.ts";
import { Fault } from "../../core/fault.ts";
import { notifyOfSteering } from "../../mail/notify-of-steering.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { readStaffNotices, type StaffNotices } from "./rules.ts";

/**
 * Chooses who gets e-mails of new requests and of tomorrow's sheet, and when that goes, based on its version; mailed to
 * every administrator.
 */
export async function updateStaffNotices(ctx: Ctx, version: number, input: unknown): Promise<StaffNotices> {
  allow(ctx, "medicalCenter:write");
  const { requests, sheet, sheetTime } = parse(StaffNoticesInput, input);
  const active = and(isNotNull(profiles.userId), isNull(profiles.deactivatedAt));
  await assertOwn(ctx, "requests", profiles, requests, active);
  await assertOwn(ctx, "sheet", profiles, sheet, active);
  const { medicalCenterId, id: updatedBy } = ctx.profile;
  const change = { requestProfiles: requests, sheetProfiles: sheet, sheetTime, updatedAt: ctx.now(), updatedBy };
  const rows =
    version === 0
      ? await ctx.db
          .insert(staffNoticeRules)
          .values({ medicalCenterId, ...change })
          .onConflictDoNothing()
          .returning()
      : await ctx.db
          .update(staffNoticeRules)
          .set({ ...change, version: sql`${staffNoticeRules.version} + 1` })
          .where(and(eq(staffNoticeRules.medicalCenterId, medicalCenterId), eq(staffNoticeRules.version, version)))
          .returning();
  if (rows.length === 0) throw new Fault("stale");
  await track(ctx, "noticeSettings.staffSet", {
    entityId: medicalCenterId,
    details: { requests, sheet, sheetTime },
  });
  await notifyOfSteering(ctx, "staffNotices");
  return readStaffNotices(ctx);
}

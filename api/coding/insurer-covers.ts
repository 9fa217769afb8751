import { and, eq, isNull, or } from "drizzle-orm";
import type { InsurerCover } from "#rules/codes.ts";
import { needsVoucher } from "#rules/insurance/voucher-specialties.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { departments } from "../core/db/tables/departments.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { groupBy } from "../core/group-by.ts";
import { readInsuranceConfig } from "../insurance/config.ts";

/**
 * The ways in which an insurer can pay visits, by the specialties of the people who have them: none outside Czechia,
 * and by FT vouchers where the centre does not bill insurers itself or the people have no specialty.
 */
export async function insurerCovers(
  ctx: ProfileCtx,
  attendanceIds: readonly number[],
): Promise<Map<number, InsurerCover[]>> {
  const [center] = await ctx.db
    .select({ country: medicalCenters.country })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  if (center?.country !== "CZ") return new Map(attendanceIds.map((id) => [id, []]));
  const bills = (await readInsuranceConfig(ctx)).active;
  const specialties = bills ? await specialtiesOf(ctx, attendanceIds) : new Map<number, { expertise: string }[]>();
  return new Map(
    attendanceIds.map((id) => {
      const own = (specialties.get(id) ?? []).map(({ expertise }) => expertise);
      const byVoucher = own.length === 0 || own.some(needsVoucher);
      const without = own.some((expertise) => !needsVoucher(expertise));
      return [id, [...(byVoucher ? (["FT_VOUCHER"] as const) : []), ...(without ? (["INSURER"] as const) : [])]];
    }),
  );
}

/** The specialties of the people of visits: the owner of the event, and those who take part. */
async function specialtiesOf(ctx: ProfileCtx, attendanceIds: readonly number[]) {
  const rows = await ctx.db
    .selectDistinct({ attendance: patientAttendances.id, expertise: departments.expertise })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .leftJoin(eventProfiles, eq(eventProfiles.eventId, events.id))
    .innerJoin(
      departmentProfiles,
      or(eq(departmentProfiles.profileId, events.ownerId), eq(departmentProfiles.profileId, eventProfiles.profileId)),
    )
    .innerJoin(departments, and(eq(departments.id, departmentProfiles.departmentId), isNull(departments.removedAt)))
    .where(anyOf(patientAttendances.id, attendanceIds));
  return groupBy(rows, ({ attendance }) => attendance);
}

import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { inCzechOrder } from "../calendar/availability/resources.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { departmentProfiles } from "../core/db/tables/department-profiles.ts";
import { departments } from "../core/db/tables/departments.ts";
import { events } from "../core/db/tables/events.ts";
import type { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { procedureProfiles } from "../core/db/tables/procedure-profiles.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { takesPlace } from "../ft-vouchers/usage.ts";

type Voucher = Pick<typeof ftVouchers.$inferSelect, "id" | "patientCardId" | "expertise">;
export type Offers = Awaited<ReturnType<typeof readOffers>>;

/** The people of a voucher's specialty, and the services of one patient that they give; with the pairs of both. */
export async function readOffers(ctx: ProfileCtx, { expertise }: Voucher) {
  const { medicalCenterId } = ctx.profile;
  const ofSpecialty = ctx.db
    .select({ id: departmentProfiles.profileId })
    .from(departmentProfiles)
    .innerJoin(departments, eq(departments.id, departmentProfiles.departmentId))
    .where(
      and(
        eq(departments.medicalCenterId, medicalCenterId),
        eq(departments.expertise, expertise),
        isNull(departments.removedAt),
      ),
    );
  const people = await ctx.db
    .select()
    .from(profiles)
    .where(
      and(
        eq(profiles.medicalCenterId, medicalCenterId),
        isNull(profiles.deactivatedAt),
        inArray(profiles.id, ofSpecialty),
      ),
    )
    .orderBy(...inCzechOrder);
  const given = await ctx.db
    .select({ service: procedures, profile: procedureProfiles.profileId })
    .from(procedureProfiles)
    .innerJoin(procedures, eq(procedures.id, procedureProfiles.procedureId))
    .where(
      and(
        eq(procedures.medicalCenterId, medicalCenterId),
        eq(procedures.type, "INDIVIDUAL"),
        isNull(procedures.removedAt),
        anyOf(
          procedureProfiles.profileId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(sql`${procedures.name} collate "cs-x-icu"`), asc(procedures.id));
  const services = [...new Map(given.map(({ service }) => [service.id, service])).values()];
  const gives = (profile: number, service: number) =>
    given.some((pair) => pair.profile === profile && pair.service.id === service);
  return { people, services, gives };
}

/** As many of the last visits are looked through for a service and a person that are offered. */
const LAST_VISITS = 20;

/** The service that the patient had last, and who gave it: on this voucher, or else at all; null where none is offered. */
export async function lastCare(
  ctx: ProfileCtx,
  voucher: Voucher,
  { people, services, gives }: Offers,
  asked: number | null,
) {
  const visits = await ctx.db
    .select({ service: events.procedureId, person: events.ownerId })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(eq(patientAttendances.patientCardId, voucher.patientCardId), takesPlace))
    .orderBy(desc(sql`${patientAttendances.ftVoucherId} is not distinct from ${voucher.id}`), desc(events.beginAt))
    .limit(LAST_VISITS);
  const offered = (service: number | null) => services.some(({ id }) => id === service);
  const procedure = asked ?? visits.find(({ service }) => offered(service))?.service ?? null;
  const able = (person: number | null) =>
    procedure !== null && people.some(({ id }) => id === person && gives(id, procedure));
  return { procedure, profile: visits.find(({ person }) => able(person))?.person ?? null };
}

import { and, asc, eq, exists, isNotNull, isNull, or } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { priceToday } from "../../prices/on-day.ts";
import { workingHoursPeriods } from "../../core/db/tables/working-hours-periods.ts";

/** Services that patients may book. */
export const bookableProcedures = ({ profile }: InCenter) =>
  and(
    eq(procedures.medicalCenterId, profile.medicalCenterId),
    isNull(procedures.removedAt),
    procedures.accessibleInBooking,
  );

/** People whose time patients may book: those who are offered and have stated working hours. */
export const bookableProfiles = ({ db, profile }: InCenter) =>
  and(
    eq(profiles.medicalCenterId, profile.medicalCenterId),
    isNull(profiles.deactivatedAt),
    profiles.accessibleInBooking,
    or(
      isNotNull(profiles.workingHours),
      exists(
        db
          .select({ id: workingHoursPeriods.id })
          .from(workingHoursPeriods)
          .where(eq(workingHoursPeriods.profileId, profiles.id)),
      ),
    ),
  );

export type BookingOffer = {
  /** Each with its price of today, and the ids of its people. */
  services: (typeof procedures.$inferSelect & { price: number; people: number[] })[];
  people: (typeof profiles.$inferSelect)[];
};

/** The services that patients may book, each with a person who gives it, and these people. */
export async function readBookable(ctx: InCenter): Promise<BookingOffer> {
  const rows = await ctx.db
    .select({ procedure: procedures, price: priceToday(ctx, "PROCEDURE"), person: profiles })
    .from(procedures)
    .innerJoin(procedureProfiles, eq(procedureProfiles.procedureId, procedures.id))
    .innerJoin(profiles, eq(profiles.id, procedureProfiles.profileId))
    .where(and(bookableProcedures(ctx), bookableProfiles(ctx)))
    .orderBy(asc(procedures.name), asc(procedures.id), asc(profiles.surname), asc(profiles.id));
  const services = new Map(
    rows.map(({ procedure, price }) => [procedure.id, { ...procedure, price, people: [] as number[] }]),
  );
  for (const { procedure, person } of rows) services.get(procedure.id)!.people.push(person.id);
  const people = new Map(rows.map(({ person }) => [person.id, person]));
  return { services: [...services.values()], people: [...people.values()] };
}

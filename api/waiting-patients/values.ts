import { and, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";
import type { ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { waitingPatientProcedures } from "../core/db/tables/waiting-patient-procedures.ts";
import { waitingPatientProfiles } from "../core/db/tables/waiting-patient-profiles.ts";
import { fieldFault } from "../core/fault.ts";
import type { WaitingPatient } from "./columns.ts";

type Chosen = Pick<WaitingPatientInput, "patientCard" | "procedures" | "profiles">;
type Own = PgTable & { id: PgColumn; medicalCenterId: PgColumn };

/**
 * The columns of an entry. Its patient, services and people must be the centre's own and in use; those it names already
 * (`known`) may stay. A phone or an e-mail that the card has too is not stored, so that it follows the card.
 */
export async function toWaitingPatientValues(
  ctx: ProfileCtx,
  { patientCard, procedures: services, profiles: people, ...input }: WaitingPatientInput,
  known?: Chosen,
) {
  const own = async (field: string, table: Own, ids: number[], inUse: SQL, before: number[] = []) => {
    if (ids.length === 0) return;
    const usable = or(inUse, inArray(table.id, before));
    const count = await ctx.db.$count(
      table,
      and(eq(table.medicalCenterId, ctx.profile.medicalCenterId), inArray(table.id, ids), usable),
    );
    if (count < ids.length) throw fieldFault(field, "choiceInvalid");
  };
  const mine = and(
    eq(patientCards.id, patientCard),
    eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(patientCards.archivedAt),
  );
  // The card before the row that names it: the order in which a merge locks them.
  const [card] = await ctx.db
    .select({ phone: patientCards.phone, email: patientCards.email })
    .from(patientCards)
    .where(mine)
    .for("key share");
  if (!card) throw fieldFault("patientCard", "choiceInvalid");
  await own("procedures", procedures, services, isNull(procedures.removedAt), known?.procedures);
  await own("profiles", profiles, people, isNull(profiles.deactivatedAt), known?.profiles);
  return {
    ...input,
    patientCardId: patientCard,
    phone: input.phone === card.phone ? null : input.phone,
    email: input.email === card.email ? null : input.email,
  };
}

/** Replaces the services and people that an entry names. */
export async function writePreferences(
  ctx: ProfileCtx,
  waitingPatientId: number,
  { procedures: services, profiles: people }: Pick<Chosen, "procedures" | "profiles">,
) {
  const common = { medicalCenterId: ctx.profile.medicalCenterId, waitingPatientId };
  await ctx.db.delete(waitingPatientProcedures).where(eq(waitingPatientProcedures.waitingPatientId, waitingPatientId));
  await ctx.db.delete(waitingPatientProfiles).where(eq(waitingPatientProfiles.waitingPatientId, waitingPatientId));
  if (services.length > 0)
    await ctx.db.insert(waitingPatientProcedures).values(services.map((procedureId) => ({ ...common, procedureId })));
  if (people.length > 0)
    await ctx.db.insert(waitingPatientProfiles).values(people.map((profileId) => ({ ...common, profileId })));
}

/** An entry as its input; phone and e-mail only where they are its own. */
export const inputOf = (row: WaitingPatient): WaitingPatientInput => ({
  patientCard: row.patientCardId,
  phone: row.phone,
  email: row.email,
  note: row.note,
  procedures: row.procedures,
  profiles: row.profiles,
  weekdays: row.weekdays,
  timeFrom: clock(row.timeFrom),
  timeTo: clock(row.timeTo),
  availableFrom: row.availableFrom,
  availableTo: row.availableTo,
  urgent: row.urgent,
});

/** PostgreSQL tells a time with its seconds. */
export const clock = (time: string | null) => time?.slice(0, 5) ?? null;

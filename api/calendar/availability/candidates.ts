import { and, eq, exists, gt, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { FreePlacesInput } from "#rules/inputs/calendar/free-places.ts";
import { earlier, MINUTE } from "#rules/time/durations.ts";
import type { InCenter, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { facilityProfiles } from "../../core/db/tables/facility-profiles.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { procedureFacilities } from "../../core/db/tables/procedure-facilities.ts";
import { procedureProfiles } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { caresForPatients } from "./resources.ts";
import { LONGEST } from "../longest-event.ts";

/**
 * The candidates, with the minutes the service takes: of the chosen people, or of all who care for patients, those who
 * give the service.
 */
export async function ableProfiles(ctx: ProfileCtx, { procedure, profiles: chosen }: FreePlacesInput) {
  const { medicalCenterId } = ctx.profile;
  const gives = exists(
    ctx.db
      .select({ id: procedureProfiles.profileId })
      .from(procedureProfiles)
      .where(and(eq(procedureProfiles.procedureId, procedures.id), eq(procedureProfiles.profileId, profiles.id))),
  );
  const rows = await ctx.db
    .select({ profile: profiles, country: medicalCenters.country, minutes: procedures.durationMinutes })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .leftJoin(
      procedures,
      and(
        eq(procedures.id, procedure ?? 0),
        eq(procedures.medicalCenterId, medicalCenterId),
        isNull(procedures.removedAt),
      ),
    )
    .where(
      and(
        eq(profiles.medicalCenterId, medicalCenterId),
        isNull(profiles.deactivatedAt),
        chosen.length > 0 ? anyOf(profiles.id, chosen) : caresForPatients,
        procedure === null ? undefined : gives,
      ),
    )
    .orderBy(profiles.id);
  return {
    people: rows.map(({ profile }) => profile),
    country: rows[0]?.country === "SK" ? ("SK" as const) : ("CZ" as const),
    minutes: rows[0]?.minutes ?? null,
  };
}

/**
 * The rooms and the equipment of which one each is needed: the chosen ones, else those of the service; each with its
 * owners.
 */
export async function neededFacilities(
  ctx: InCenter,
  { procedure, facilities: chosen }: Pick<FreePlacesInput, "procedure" | "facilities">,
) {
  if (procedure === null && chosen.length === 0) return [];
  const ofService = ctx.db
    .select({ id: procedureFacilities.facilityId })
    .from(procedureFacilities)
    .where(eq(procedureFacilities.procedureId, procedure ?? 0));
  const people = sql<
    number[]
  >`array(select ${facilityProfiles.profileId} from ${facilityProfiles} where ${facilityProfiles.facilityId} = ${facilities.id})`;
  const rows = await ctx.db
    .select({ facility: facilities, people })
    .from(facilities)
    .where(
      and(
        eq(facilities.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(facilities.removedAt),
        or(anyOf(facilities.id, chosen), inArray(facilities.id, ofService)),
      ),
    )
    .orderBy(facilities.id);
  return (["ROOM", "EQUIPMENT"] as const).flatMap((type) => {
    const some = rows.filter(({ facility }) => facility.type === type);
    const asked = some.filter(({ facility }) => chosen.includes(facility.id));
    return some.length === 0 ? [] : [asked.length > 0 ? asked : some];
  });
}

type Candidates = { people: { id: number }[]; needs: { facility: { id: number } }[][]; patientCard: number | null };

/** Times when candidates are taken, in minutes since 1970; an overriding claim takes its person too. */
export async function takenTimes(ctx: InCenter, from: Date, to: Date, { people, needs, patientCard }: Candidates) {
  const { profileId, facilityId, patientCardId, beginAt, endAt } = occupancies;
  /** One range of an index for each column: no event lasts longer than the longest, so its begin is near. */
  const claimsOn = (column: typeof profileId | typeof facilityId | typeof patientCardId, ids: number[]) =>
    and(anyOf(column, ids), lt(beginAt, to), gte(beginAt, earlier(from, LONGEST)), gt(endAt, from));
  const rows = await ctx.db
    .select({ profileId, facilityId, patientCardId, beginAt, endAt })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.medicalCenterId, ctx.profile.medicalCenterId),
        or(
          claimsOn(
            profileId,
            people.map(({ id }) => id),
          ),
          claimsOn(
            facilityId,
            needs.flat().map(({ facility }) => facility.id),
          ),
          patientCard === null ? undefined : claimsOn(patientCardId, [patientCard]),
        ),
      ),
    );
  const spans = (column: "profileId" | "facilityId" | "patientCardId", id: number | null) =>
    rows
      .filter((row) => id !== null && row[column] === id)
      .map((row) => ({
        begin: Math.floor(row.beginAt.getTime() / MINUTE),
        end: Math.ceil(row.endAt.getTime() / MINUTE),
      }));
  return {
    ofProfile: (id: number) => spans("profileId", id),
    ofFacility: (id: number) => spans("facilityId", id),
    ofPatient: spans("patientCardId", patientCard),
  };
}

import type { Consent } from "#rules/inputs/calendar/event.ts";
import type { ProfileCtx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { occupancies } from "../../db/tables/occupancies.ts";
import { facilities } from "../../db/tables/facilities.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { claimsOf, columnOf, type Claim } from "./claims.ts";
import { takenClaims, type Hit } from "./clashes.ts";
import { outsideHours } from "../availability/outside-hours.ts";
import { assertNoConflicts } from "./assert-no-conflicts.ts";
import { readEventRelations, type EventRow, type Relations } from "../events/relations.ts";

/**
 * Syncs the claims of these events, the only way into the occupancy table: deletes obsolete ones, inserts missing ones,
 * and refuses with all conflicts at once. An unchanged claim, overridden or not, is not checked again. Answers the rows
 * it has read.
 */
export async function syncOccupancies(ctx: ProfileCtx, rows: EventRow[], consent: Consent) {
  const relations = await readEventRelations(
    ctx,
    rows.map(({ id }) => id),
  );
  const missing = await giveUp(
    ctx,
    rows,
    rows.flatMap((row) => claimsOf(row, relations(row))),
  );
  await lock(ctx, missing);
  const hits = [
    ...tooMany(rows, relations, missing),
    ...(await takenClaims(ctx, missing)),
    ...(await outsideHours(ctx, rows, missing)),
  ];
  await assertNoConflicts(ctx, hits, consent);
  const taken = new Set(hits.filter(({ over }) => typeof over === "object").map(({ claim }) => claim));
  await insertRows(
    ctx.db,
    occupancies,
    missing.map((claim) => rowOf(ctx, claim, taken.has(claim) ? consent.override! : null)),
  );
  return relations;
}

/** Nothing is consented to. */
export const NO_CONSENT: Consent = { override: null, confirmOutsideHours: false };

/** Deletes the claims that are obsolete or at another time; answers the wanted ones that are missing. */
async function giveUp(ctx: ProfileCtx, rows: EventRow[], wanted: Claim[]): Promise<Claim[]> {
  const there = await ctx.db
    .select()
    .from(occupancies)
    .where(
      anyOf(
        occupancies.eventId,
        rows.map(({ id }) => id),
      ),
    );
  const keyOf = (eventId: number, kind: Claim["kind"], id: number, from: Date, to: Date) =>
    [eventId, kind, id, from.getTime(), to.getTime()].join();
  const missing = new Map(
    wanted.map((claim) => [keyOf(claim.eventId, claim.kind, claim.id, claim.beginAt, claim.endAt), claim]),
  );
  const old = there.filter(({ eventId, profileId, facilityId, patientCardId, beginAt, endAt }) => {
    const [kind, id] =
      profileId !== null
        ? (["PROFILE", profileId] as const)
        : facilityId !== null
          ? (["FACILITY", facilityId] as const)
          : (["PATIENT_CARD", patientCardId!] as const);
    return !missing.delete(keyOf(eventId, kind, id, beginAt, endAt));
  });
  if (old.length > 0)
    await ctx.db.delete(occupancies).where(
      anyOf(
        occupancies.id,
        old.map(({ id }) => id),
      ),
    );
  return [...missing.values()];
}

/**
 * Prevents others from claiming the same until the transaction ends. All lock in the same order, so that there is no
 * deadlock.
 */
async function lock(ctx: ProfileCtx, claims: Claim[]) {
  for (const [kind, table] of [
    ["PROFILE", profiles],
    ["FACILITY", facilities],
    ["PATIENT_CARD", patientCards],
  ] as const) {
    const ids = claims.filter((claim) => claim.kind === kind).map(({ id }) => id);
    if (ids.length > 0)
      await ctx.db
        .select({ id: table.id })
        .from(table)
        .where(anyOf(table.id, ids))
        .orderBy(table.id)
        .for("no key update");
  }
}

/**
 * The patients beyond an event's capacity, those newly added first: one patient, or in a group as many as its capacity.
 */
const tooMany = (rows: EventRow[], relations: (event: EventRow) => Relations, missing: Claim[]): Hit[] =>
  rows.flatMap((row) => {
    const anew = missing.filter(({ kind, eventId }) => kind === "PATIENT_CARD" && eventId === row.id);
    const coming = claimsOf(row, relations(row)).filter(
      ({ kind, id }) => kind === "PATIENT_CARD" && !anew.some((claim) => claim.id === id),
    );
    return [...coming, ...anew].slice(row.capacity ?? 1).map((claim) => ({ claim, over: "CAPACITY" as const }));
  });

const rowOf = (ctx: ProfileCtx, { eventId, kind, id, beginAt, endAt }: Claim, override: { reason: string } | null) => ({
  medicalCenterId: ctx.profile.medicalCenterId,
  eventId,
  during: `[${beginAt.toISOString()},${endAt.toISOString()})`,
  profileId: null,
  facilityId: null,
  patientCardId: null,
  [columnOf[kind]]: id,
  overriddenBy: override && ctx.profile.id,
  overrideReason: override?.reason ?? null,
});

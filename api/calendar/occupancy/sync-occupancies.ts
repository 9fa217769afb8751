import { and, count, eq, gt, isNull, or } from "drizzle-orm";
import type { Consent } from "#rules/inputs/calendar/event.ts";
import type { InCenter, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { insertRows } from "../../core/db/insert-rows.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { claimsOf, columnOf, type Claim } from "./claims.ts";
import { takenClaims, type Hit } from "./conflicts.ts";
import { outsideHours } from "../availability/outside-hours.ts";
import { assertNoConflicts } from "./assert-no-conflicts.ts";
import { readEventRelations, type EventRow, type Relations } from "../events/relations.ts";

/**
 * Syncs the claims of these events, the only way into the occupancy table: deletes obsolete ones, inserts missing ones,
 * and refuses with all conflicts at once. An unchanged claim, overridden or not, is not checked again. Answers the rows
 * it has read.
 */
export async function syncOccupancies(ctx: ProfileCtx, rows: EventRow[], consent: Consent) {
  const { medicalCenterId, id } = ctx.profile;
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
    ...tooMany(rows, relations, missing, await countWaiting(ctx, rows)),
    ...(await takenClaims(ctx, missing)),
    ...(await outsideHours(ctx, rows, missing)),
  ];
  await assertNoConflicts(ctx, hits, consent);
  const taken = new Set(hits.filter(({ over }) => typeof over === "object").map(({ claim }) => claim));
  await insertRows(
    ctx.db,
    occupancies,
    missing.map((claim) =>
      rowOf(medicalCenterId, claim, taken.has(claim) ? { by: id, reason: consent.override!.reason } : null),
    ),
  );
  return relations;
}

/** Deletes the claims that an event no longer has: it was removed, or a patient cancelled on the web. */
export async function giveUpClaims(ctx: InCenter, event: EventRow) {
  const relations = await readEventRelations(ctx, [event.id]);
  await giveUp(ctx, [event], claimsOf(event, relations(event)));
}

/** Nothing is consented to. */
export const NO_CONSENT: Consent = { override: null, confirmOutsideHours: false };

/** Deletes the claims that are obsolete or at another time; answers the wanted ones that are missing. */
async function giveUp(ctx: InCenter, rows: EventRow[], wanted: Claim[]): Promise<Claim[]> {
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
export async function lock(ctx: InCenter, claims: Claim[]) {
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

/** The number of places that patients' requests hold until they are decided, by event of a group. */
async function countWaiting(ctx: InCenter, rows: EventRow[]): Promise<Map<number, number>> {
  const groups = rows.filter(({ capacity }) => capacity !== null).map(({ id }) => id);
  if (groups.length === 0) return new Map();
  const counted = await ctx.db
    .select({ id: bookings.eventId, places: count() })
    .from(bookings)
    .where(
      and(
        anyOf(bookings.eventId, groups),
        eq(bookings.status, "CREATED"),
        gt(bookings.beginAt, ctx.now()),
        or(isNull(bookings.confirmBy), gt(bookings.confirmBy, ctx.now())),
      ),
    )
    .groupBy(bookings.eventId);
  return new Map(counted.map(({ id, places }) => [id!, places]));
}

/**
 * The patients beyond an event's capacity, those newly added first: one patient, or in a group as many as there are
 * places besides those that wait for a decision.
 */
const tooMany = (
  rows: EventRow[],
  relations: (event: EventRow) => Relations,
  missing: Claim[],
  waiting: Map<number, number>,
): Hit[] =>
  rows.flatMap((row) => {
    const added = missing.filter(({ kind, eventId }) => kind === "PATIENT_CARD" && eventId === row.id);
    const coming = claimsOf(row, relations(row)).filter(
      ({ kind, id }) => kind === "PATIENT_CARD" && !added.some((claim) => claim.id === id),
    );
    const places = row.capacity === null ? 1 : Math.max(coming.length, row.capacity - (waiting.get(row.id) ?? 0));
    return [...coming, ...added].slice(places).map((claim) => ({ claim, over: "CAPACITY" as const }));
  });

/** The row of a claim; an overridden one says by whom, and why. */
export const rowOf = (
  medicalCenterId: number,
  { eventId, kind, id, beginAt, endAt }: Claim,
  override: { by: number; reason: string } | null,
) => ({
  medicalCenterId,
  eventId,
  during: `[${beginAt.toISOString()},${endAt.toISOString()})`,
  profileId: null,
  facilityId: null,
  patientCardId: null,
  [columnOf[kind]]: id,
  overriddenBy: override?.by ?? null,
  overrideReason: override?.reason ?? null,
});

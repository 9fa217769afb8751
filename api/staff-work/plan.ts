import { and, eq, isNull } from "drizzle-orm";
import type { HandoverObstacle } from "#rules/codes.ts";
import { outsideHours } from "../calendar/availability/outside-hours.ts";
import type { Relations } from "../calendar/events/relations.ts";
import { claimsOf, type Claim } from "../calendar/occupancy/claims.ts";
import { takenClaims, type Hit } from "../calendar/occupancy/conflicts.ts";
import type { ProfileCtx } from "../core/context.ts";
import { procedureProfiles } from "../core/db/tables/procedure-profiles.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { fieldFault } from "../core/fault.ts";
import type { EventRow, WorkItem } from "./ahead.ts";

/** The colleague whose work is handed over, and who takes it over: a profile, or null for the waiting list. */
export type Way = { from: number; to: number | null };
export type RelationsOf = (event: { id: number }) => Relations;

/** An event, or the events of a series, that stays, and why; `hits` are the conflicts of one that is taken. */
export type Obstacle = { item: WorkItem; reason: HandoverObstacle; hits: Hit[] };
export type Plan = { movable: WorkItem[]; staying: Obstacle[] };

/** Refuses a colleague who cannot take work over (`choiceInvalid` at `to`): a former or foreign one, or the same. */
export async function assertTarget(ctx: ProfileCtx, { from, to }: Way) {
  if (to === null) return;
  const active = and(
    eq(profiles.id, to),
    eq(profiles.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(profiles.deactivatedAt),
  );
  if (to === from || (await ctx.db.$count(profiles, active)) === 0) throw fieldFault("to", "choiceInvalid");
}

/**
 * Sorts work into what can be handed over and what stays. A series goes whole or not at all, so that a patient does not
 * change between two people.
 */
export async function planHandover(
  ctx: ProfileCtx,
  way: Way,
  items: WorkItem[],
  relations: RelationsOf,
  { confirmOutsideHours }: { confirmOutsideHours: boolean },
): Promise<Plan> {
  const obstacleOf =
    way.to === null
      ? withoutPatients(way.from, relations)
      : await withConflicts(ctx, { ...way, to: way.to }, items, relations, confirmOutsideHours);
  const plan: Plan = { movable: [], staying: [] };
  for (const item of items) {
    const obstacle = obstacleOf(item);
    if (obstacle) plan.staying.push({ item, ...obstacle });
    else plan.movable.push(item);
  }
  return plan;
}

type Found = Omit<Obstacle, "item">;

/** The reason why a colleague cannot take an item over: it is not their service, or they are taken or away. */
async function withConflicts(
  ctx: ProfileCtx,
  way: { from: number; to: number },
  items: WorkItem[],
  relations: RelationsOf,
  confirmOutsideHours: boolean,
) {
  const gained = gainedClaims(way, items, relations);
  const taken = byEvent(await takenClaims(ctx, gained));
  const rows = items.flatMap((item) => item.rows);
  const outside = byEvent(confirmOutsideHours ? [] : await outsideHours(ctx, rows, gained));
  const given = await servicesOf(ctx, way.to);
  return ({ rows }: WorkItem): Found | null => {
    const hitsOf = (all: Map<number, Hit[]>) => rows.flatMap(({ id }) => all.get(id) ?? []);
    const led = rows.filter(({ ownerId }) => ownerId === way.from);
    if (led.some(({ procedureId }) => procedureId !== null && !given.has(procedureId)))
      return { reason: "SERVICE_NOT_GIVEN", hits: [] };
    if (hitsOf(taken).length > 0) return { reason: "TAKEN", hits: hitsOf(taken) };
    return hitsOf(outside).length > 0 ? { reason: "OUTSIDE_HOURS", hits: hitsOf(outside) } : null;
  };
}

/** The reason why nobody of an item can be put on the waiting list. */
const withoutPatients = (from: number, relations: RelationsOf) => (item: WorkItem) => {
  const stays = (reason: HandoverObstacle): Found => ({ reason, hits: [] });
  if (item.rows.some(({ type }) => type === "BOOKING")) return stays("REQUEST");
  if (item.rows.every(({ ownerId }) => ownerId !== from)) return stays("HELPS");
  return rowsToCancel(from, item, relations).length > 0 ? null : stays("NO_PATIENTS");
};

/** The events of an item whose patients can be put on the waiting list; others of a series stay. */
export const rowsToCancel = (from: number, { rows }: WorkItem, relations: RelationsOf): EventRow[] =>
  rows.filter(
    (row) =>
      row.ownerId === from &&
      relations(row).attendances.some(({ state }) => state === "NOT_SET") &&
      relations(row).attendances.every(({ state }) => state !== "PRESENT"),
  );

/** The time of the one who takes over that these events would claim. */
export const gainedClaims = ({ from, to }: Way, items: WorkItem[], relations: RelationsOf): Claim[] =>
  items
    .flatMap(({ rows }) => rows)
    .filter((row) => !takesPart(to!, row, relations))
    .flatMap((row) => {
      const { staffs, ...rest } = relations(row);
      const ownerId = row.ownerId === from ? to : row.ownerId;
      return claimsOf({ ...row, ownerId }, { ...rest, staffs: [...staffs, to!] });
    })
    .filter(({ kind, id }) => kind === "PROFILE" && id === to);

export const takesPart = (profile: number, row: EventRow, relations: RelationsOf) =>
  row.ownerId === profile || relations(row).staffs.includes(profile);

async function servicesOf(ctx: ProfileCtx, profileId: number): Promise<Set<number>> {
  const rows = await ctx.db
    .select({ id: procedureProfiles.procedureId })
    .from(procedureProfiles)
    .where(eq(procedureProfiles.profileId, profileId));
  return new Set(rows.map(({ id }) => id));
}

function byEvent(hits: Hit[]): Map<number, Hit[]> {
  const found = new Map<number, Hit[]>();
  for (const hit of hits) found.set(hit.claim.eventId, [...(found.get(hit.claim.eventId) ?? []), hit]);
  return found;
}

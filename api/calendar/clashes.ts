import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { claimKinds, type ClaimKind, type ClashReason } from "#rules/codes.ts";
import type { ProfileCtx } from "../context.ts";
import { occupancies } from "../db/tables/events.ts";
import { columnOf, type Claim } from "./claims.ts";
import { LONGEST } from "./scope.ts";

/** A claim that cannot be made, and what it would lie over: an event that is there, another that is entered with it, or a limit. */
export type Hit = { claim: Claim; over: { event: number } | { sibling: Claim } | Exclude<ClashReason, "EVENT" | "FREE_TIME"> };

/** The claims that are taken already, an overridden one included, or by an earlier one among themselves. */
export async function takenClaims(ctx: ProfileCtx, claims: Claim[]): Promise<Hit[]> {
  const hits: Hit[] = amongThemselves(claims);
  for (const kind of claimKinds) hits.push(...(await takenOf(ctx, kind, claims.filter((claim) => claim.kind === kind))));
  return hits;
}

/** One index range for each claim: no event lasts longer than the longest, so its begin is near. */
async function takenOf(ctx: ProfileCtx, kind: ClaimKind, claims: Claim[]): Promise<Hit[]> {
  if (claims.length === 0) return [];
  const times = (of: (claim: Claim) => number) => sql`${sql.param(claims.map((claim) => new Date(of(claim)).toISOString()))}::timestamptz[]`;
  const wanted = sql`unnest(${sql.param(claims.map(({ id }) => id))}::integer[], ${times(({ beginAt }) => beginAt.getTime())},
    ${times(({ endAt }) => endAt.getTime())}, ${times(({ beginAt }) => beginAt.getTime() - LONGEST)}) with ordinality as wanted(id, begin_at, end_at, least, place)`;
  const rows = await ctx.db
    .select({ place: sql<number>`wanted.place::integer`, event: occupancies.eventId })
    .from(occupancies)
    .innerJoin(wanted, and(
      eq(occupancies[columnOf[kind]], sql`wanted.id`),
      lt(occupancies.beginAt, sql`wanted.end_at`),
      gte(occupancies.beginAt, sql`wanted.least`),
      gt(occupancies.endAt, sql`wanted.begin_at`),
    ))
    .orderBy(sql`wanted.place`, asc(occupancies.beginAt), asc(occupancies.id));
  return rows.map(({ place, event }) => ({ claim: claims[place - 1]!, over: { event } }));
}

/** Events entered together, such as those of a series, can be in each other's way. */
function amongThemselves(claims: Claim[]): Hit[] {
  const last = new Map<string, Claim>();
  return [...claims]
    .sort((one, other) => one.beginAt.getTime() - other.beginAt.getTime())
    .flatMap((claim) => {
      const key = `${claim.kind} ${claim.id}`;
      const before = last.get(key);
      if (!before || before.endAt < claim.endAt) last.set(key, claim);
      return before && before.endAt > claim.beginAt ? [{ claim, over: { sibling: before } }] : [];
    });
}

import { and, asc, gt, gte, lt } from "drizzle-orm";
import { claimKinds, type ClaimKind, type ConflictReason } from "#rules/codes.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { columnOf, type Claim } from "./claims.ts";
import { LONGEST } from "../longest-event.ts";

/** A claim that cannot be made, and its conflict: an existing event, another that is entered with it, or a limit. */
export type Hit = {
  claim: Claim;
  over: { event: number } | { sibling: Claim } | Exclude<ConflictReason, "EVENT" | "FREE_TIME">;
};

/** The claims that conflict with existing ones, overridden ones included, or with earlier ones among themselves. */
export async function takenClaims(ctx: InCenter, claims: Claim[]): Promise<Hit[]> {
  const hits: Hit[] = amongThemselves(claims);
  for (const kind of claimKinds)
    hits.push(
      ...(await listTaken(
        ctx,
        kind,
        claims.filter((claim) => claim.kind === kind),
      )),
    );
  return hits;
}

/**
 * One index range for all the claims of a kind: no event is longer than the longest, so an overlapping one begins not
 * long before.
 */
async function listTaken(ctx: InCenter, kind: ClaimKind, claims: Claim[]): Promise<Hit[]> {
  if (claims.length === 0) return [];
  const column = occupancies[columnOf[kind]];
  const first = Math.min(...claims.map(({ beginAt }) => beginAt.getTime()));
  const last = Math.max(...claims.map(({ endAt }) => endAt.getTime()));
  const rows = await ctx.db
    .select({ id: column, event: occupancies.eventId, beginAt: occupancies.beginAt, endAt: occupancies.endAt })
    .from(occupancies)
    .where(
      and(
        anyOf(column, [...new Set(claims.map(({ id }) => id))]),
        gte(occupancies.beginAt, new Date(first - LONGEST)),
        lt(occupancies.beginAt, new Date(last)),
        gt(occupancies.endAt, new Date(first)),
      ),
    )
    .orderBy(asc(occupancies.beginAt), asc(occupancies.id));
  const meets = (claim: Claim) => (row: (typeof rows)[number]) =>
    row.id === claim.id && row.beginAt < claim.endAt && row.endAt > claim.beginAt;
  return claims.flatMap((claim) => rows.filter(meets(claim)).map(({ event }) => ({ claim, over: { event } })));
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

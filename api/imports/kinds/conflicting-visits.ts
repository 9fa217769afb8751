import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { ClaimKind } from "#rules/codes.ts";
import type { Claim } from "../../calendar/occupancy/claims.ts";
import { takenClaims } from "../../calendar/occupancy/conflicts.ts";
import { importRows, type RowFault } from "../../core/db/tables/import-rows.ts";
import type { Run } from "../../core/transactions-of.ts";
import { columnOf, type Import, type ImportRow } from "./kind.ts";
import { readVisits, type ReadVisit } from "./read-visits.ts";

const AT_ONCE = 500;

/** The column that names whom a claim takes. */
export const columnOfClaim = (of: Import, kind: ClaimKind): number | null =>
  kind === "PROFILE"
    ? columnOf(of, "person")
    : kind === "FACILITY"
      ? columnOf(of, "room")
      : columnOf(of, "surname", "fullName", "patientKey", "personalNumber");

/**
 * Finds the rows whose person, room or patient has another event then, in the calendar or in an earlier row: they are
 * listed, and entered only if somebody says so. Goes through the rows in the order of their begin, so that only claims
 * that are not over yet are in memory.
 */
export async function findConflicting(run: Run, of: Import) {
  const ahead = new Ahead();
  let last: Pick<ImportRow, "beginAt" | "line"> | undefined;
  for (let more = true; more;)
    more = await run(async (ctx) => {
      const { beginAt, line } = importRows;
      const rows = await ctx.db
        .select()
        .from(importRows)
        .where(
          and(
            eq(importRows.importId, of.id),
            inArray(importRows.state, ["READY", "CONFLICTING"]),
            last && or(gt(beginAt, last.beginAt!), and(eq(beginAt, last.beginAt!), gt(line, last.line))),
          ),
        )
        .orderBy(asc(beginAt), asc(line))
        .limit(AT_ONCE);
      last = rows.at(-1);
      const read = await readVisits(ctx, of, rows);
      const claims = read.map((one) => claimsOf(one, ctx.now(), ahead));
      const hits = await takenClaims(
        ctx,
        claims.flatMap(({ claims }) => claims),
      );
      const conflicting = new Map<number, RowFault[]>();
      const note = (line: number, kind: ClaimKind, error: RowFault["error"]) => {
        const [column, faults] = [columnOfClaim(of, kind), conflicting.get(line) ?? []];
        if (!faults.some((one) => one.column === column)) conflicting.set(line, [...faults, { column, error }]);
      };
      for (const { claim } of hits) note(claim.eventId, claim.kind, "overlap");
      for (const [at, { meets, isFull }] of claims.entries()) {
        for (const kind of meets) note(rows[at]!.line, kind, "overlap");
        if (isFull) note(rows[at]!.line, "PATIENT_CARD", "capacityFull");
      }
      const states = rows
        .filter(({ override }) => !override)
        .map(({ line }) => ({
          line,
          state: conflicting.has(line) ? "CONFLICTING" : "READY",
          faults: conflicting.get(line) ?? null,
        }));
      await ctx.db.execute(sql`
        update import_rows set state = one.state::import_row_state, faults = one.faults
        from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as one(line int, state text, faults jsonb)
        where import_rows.import_id = ${of.id} and import_rows.line = one.line`);
      return rows.length === AT_ONCE;
    });
}

/** Claims of earlier rows that are not over, by what they take, and numbers of patients of groups. */
class Ahead {
  readonly groups = new Map<string, number>();
  readonly #claims = new Map<string, Claim[]>();

  meets({ kind, id, beginAt, endAt }: Claim): boolean {
    const claims = this.#claims.get(`${kind} ${id}`) ?? [];
    return claims.some((other) => other.beginAt < endAt && other.endAt > beginAt);
  }

  /** Later rows begin at this moment or after it. */
  add(claims: readonly Claim[], from: Date) {
    for (const claim of claims) {
      const key = `${claim.kind} ${claim.id}`;
      const left = (this.#claims.get(key) ?? []).filter(({ endAt }) => endAt > from);
      this.#claims.set(key, [...left, claim]);
    }
  }
}

/** The claims of a row, named by its line; a group's person and room are those of the first row that enters it. */
function claimsOf({ line, visit }: ReadVisit, now: Date, ahead: Ahead) {
  const none = { claims: [] as Claim[], meets: [] as ClaimKind[], isFull: false };
  if (!visit || visit.attendance === "EXCUSED") return none;
  const { patient, person, room, service, series } = visit;
  const dates = visit.dates.filter(({ endAt }) => endAt > now);
  if (dates.length === 0) return none;
  const group = service?.type === "GROUP" && !series ? [service.id, person, dates[0]!.beginAt.getTime()].join() : null;
  const there = group === null ? 0 : (ahead.groups.get(group) ?? 0);
  if (group !== null) ahead.groups.set(group, there + 1);
  const taken: [ClaimKind, number | null][] = [
    ["PROFILE", there > 0 ? null : person],
    ["FACILITY", there > 0 ? null : room],
    ["PATIENT_CARD", patient],
  ];
  const claims = taken.flatMap(([kind, id]) =>
    id === null ? [] : dates.map(({ beginAt, endAt }) => ({ eventId: line, kind, id, beginAt, endAt })),
  );
  const meets = claims.filter((claim) => ahead.meets(claim)).map(({ kind }) => kind);
  ahead.add(claims, dates[0]!.beginAt);
  return { claims, meets: [...new Set(meets)], isFull: there >= (service?.capacity ?? Infinity) && group !== null };
}

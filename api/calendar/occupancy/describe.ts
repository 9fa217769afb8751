import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ClaimKind, ConflictReason } from "#rules/codes.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { track } from "../../core/track.ts";
import type { Hit } from "./conflicts.ts";

/**
 * The conflict: who or what is taken, when and why. `at` is the begin of the refused event, `from` and `to` are of the
 * event it meets.
 */
export type Conflict = {
  kind: ClaimKind;
  id: number;
  label: string;
  reason: ConflictReason;
  at: Date;
  from: Date;
  to: Date;
  event: number | null;
  eventName: string | null;
};

/** Describes conflicts in words. The recipient may read these events. */
export async function describe(ctx: ProfileCtx, hits: Hit[]): Promise<Conflict[]> {
  if (hits.length === 0) return [];
  const ids = (of: (hit: Hit) => number | null) => [...new Set(hits.flatMap((hit) => of(hit) ?? []))];
  const named = async (
    kind: ClaimKind,
    table: typeof profiles | typeof facilities | typeof patientCards,
    words: PgColumn[],
  ) => {
    const label = sql<string>`concat_ws(' ', ${sql.join(words, sql`, `)})`;
    const wanted = ids(({ claim }) => (claim.kind === kind ? claim.id : null));
    const rows =
      wanted.length === 0
        ? []
        : await ctx.db.select({ id: table.id, label }).from(table).where(anyOf(table.id, wanted));
    return new Map(rows.map((row) => [row.id, row.label]));
  };
  const labels = {
    PROFILE: await named("PROFILE", profiles, [profiles.name, profiles.surname]),
    FACILITY: await named("FACILITY", facilities, [facilities.name]),
    PATIENT_CARD: await named("PATIENT_CARD", patientCards, [patientCards.name, patientCards.surname]),
  };
  const met = ids(({ over }) => (typeof over === "object" && "event" in over ? over.event : null));
  const others =
    met.length === 0
      ? []
      : await ctx.db
          .select({
            id: events.id,
            type: events.type,
            from: events.beginAt,
            to: events.endAt,
            name: sql<string | null>`coalesce(${events.name}, ${procedures.name})`,
          })
          .from(events)
          .leftJoin(procedures, eq(procedures.id, events.procedureId))
          .where(anyOf(events.id, met));
  await track(ctx, "event.listed", { details: { events: met } });
  return hits.map(({ claim: { kind, id, beginAt, endAt, eventId }, over }) => {
    const conflict = {
      kind,
      id,
      label: labels[kind].get(id) ?? "",
      at: beginAt,
      from: beginAt,
      to: endAt,
      event: null,
      eventName: null,
    };
    if (over === "CAPACITY") return { ...conflict, reason: over, event: eventId };
    if (typeof over === "string") return { ...conflict, reason: over };
    if ("sibling" in over) return { ...conflict, reason: "EVENT", from: over.sibling.beginAt, to: over.sibling.endAt };
    const { type, from, to, name } = others.find((event) => event.id === over.event)!;
    return { ...conflict, reason: type === "FREE_TIME" ? type : "EVENT", from, to, event: over.event, eventName: name };
  });
}

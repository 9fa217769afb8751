import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ClaimKind, ClashReason } from "#rules/codes.ts";
import type { ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { events } from "../db/tables/events.ts";
import { facilities, profiles } from "../db/tables/medical-centers.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { procedures } from "../db/tables/procedures.ts";
import { track } from "../track.ts";
import type { Hit } from "./clashes.ts";

/** Who or what is in the way, when and why: `at` is the begin of the event that was refused, `from` and `to` are of what it meets. */
export type Clash = {
  kind: ClaimKind; id: number; label: string; reason: ClashReason; at: Date; from: Date; to: Date; event: number | null; eventName: string | null;
};

const MOST_CLASHES = 200;

/** Puts clashes in words, from the earliest. Whoever is told of them has read of these events. */
export async function describe(ctx: ProfileCtx, hits: Hit[]): Promise<Clash[]> {
  const shown = [...hits].sort((one, other) => one.claim.beginAt.getTime() - other.claim.beginAt.getTime()).slice(0, MOST_CLASHES);
  const ids = (of: (hit: Hit) => number | null) => [...new Set(shown.flatMap((hit) => of(hit) ?? []))];
  const named = async (kind: ClaimKind, table: typeof profiles | typeof facilities | typeof patientCards, words: PgColumn[]) => {
    const label = sql<string>`concat_ws(' ', ${sql.join(words, sql`, `)})`;
    const wanted = ids(({ claim }) => (claim.kind === kind ? claim.id : null));
    const rows = wanted.length === 0 ? [] : await ctx.db.select({ id: table.id, label }).from(table).where(anyOf(table.id, wanted));
    return new Map(rows.map((row) => [row.id, row.label]));
  };
  const labels = {
    PROFILE: await named("PROFILE", profiles, [profiles.name, profiles.surname]),
    FACILITY: await named("FACILITY", facilities, [facilities.name]),
    PATIENT_CARD: await named("PATIENT_CARD", patientCards, [patientCards.name, patientCards.surname]),
  };
  const met = ids(({ over }) => (typeof over === "string" ? null : over.event));
  const others = met.length === 0 ? [] : await ctx.db
    .select({ id: events.id, type: events.type, from: events.beginAt, to: events.endAt, name: sql<string | null>`coalesce(${events.name}, ${procedures.name})` })
    .from(events)
    .leftJoin(procedures, eq(procedures.id, events.procedureId))
    .where(anyOf(events.id, met));
  await track(ctx, "event.listed", { details: { events: met } });
  return shown.map(({ claim: { kind, id, beginAt, endAt, eventId }, over }) => {
    const other = typeof over === "string" ? undefined : others.find((event) => event.id === over.event);
    return {
      kind, id, label: labels[kind].get(id) ?? "", at: beginAt,
      reason: typeof over === "string" ? over : other?.type === "FREE_TIME" ? "FREE_TIME" : "EVENT",
      from: other?.from ?? beginAt, to: other?.to ?? endAt,
      event: other?.id ?? (over === "CAPACITY" ? eventId : null), eventName: other?.name ?? null,
    };
  });
}

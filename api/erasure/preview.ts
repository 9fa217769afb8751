import { and, asc, eq, gte, ne } from "drizzle-orm";
import {
  erasedKinds,
  keptKinds,
  type ErasedKind,
  type KeptKind,
  type RetentionGround,
} from "#rules/erasure/retention.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { visibleCard, type PatientCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { countRows } from "./count-erased.ts";
import { readDocuments } from "./documents.ts";
import { readHistories, keptUntilOf, type History } from "./history.ts";
import { retentionYears } from "./scope.ts";

export type Kept = { kind: KeptKind; ground: RetentionGround; count: number; until: IsoDate | null };
export type Plan = {
  card: PatientCard;
  family: number[];
  years: number;
  history: History;
  /** The last day of retention; without one, the whole card is erased. */
  keptUntil: IsoDate | null;
  erasing: { kind: ErasedKind; count: number }[];
  keeping: Kept[];
  /** Visits that prevent an erasure. */
  ahead: { id: number; beginAt: Date; endAt: Date; allDay: boolean }[];
};

const MOST = 20;

/**
 * Preview of an erasure at a patient's request: the records that go, those that stay, until when and why; without their
 * contents.
 */
export async function previewErasure(ctx: Ctx, uuid: string): Promise<Plan> {
  allow(ctx, "patientCard:erase");
  const card = await visibleCard(ctx, { uuid });
  await track(ctx, "patientCard.read", { entityId: card.id, patientCardId: card.id });
  return planErasure(ctx, card);
}

export async function planErasure(ctx: ProfileCtx, card: PatientCard): Promise<Plan> {
  const family = await cardAndMerged(ctx, card.id);
  const years = await retentionYears(ctx);
  const history = (await readHistories(ctx, [card.id])).get(card.id)!;
  const until = keptUntilOf(history, years, localDate(ctx.now()));
  const counts = await countRows(ctx, family);
  const erased = { ...counts, relatedPersons: counts.toCall, attachments: counts.documents };
  const records = { ...counts, ...history, identity: 1, relatedPersons: counts.entitled };
  const documents = await readDocuments(ctx, family);
  const keeping = (Object.keys(keptKinds) as KeptKind[]).map((kind) => ({
    kind,
    ground: keptKinds[kind],
    ...(kind in documents
      ? documents[kind as keyof typeof documents]
      : { count: records[kind as keyof typeof records] as number, until: keptKinds[kind] === "trace" ? null : until }),
  }));
  return {
    card,
    family,
    years,
    history,
    keptUntil: until,
    ahead: await visitsAhead(ctx, card.id),
    erasing: erasedKinds
      .map((kind) => ({ kind, count: erased[kind] }))
      .filter(({ kind, count }) => kind !== "contacts" && count > 0),
    // The names of readers stay for good; of a disposed card only documents of accounts are left besides.
    keeping: keeping.filter(({ count, ground, until }) => count > 0 && (until !== null || ground === "trace")),
  };
}

/** A person with a future visit is still a patient. */
const visitsAhead = (ctx: ProfileCtx, card: number) =>
  ctx.db
    .select({ id: events.id, beginAt: events.beginAt, endAt: events.endAt, allDay: events.allDay })
    .from(occupancies)
    .innerJoin(events, eq(events.id, occupancies.eventId))
    .innerJoin(
      patientAttendances,
      and(
        eq(patientAttendances.eventId, events.id),
        eq(patientAttendances.patientCardId, card),
        ne(patientAttendances.state, "NOT_EXCUSED"),
      ),
    )
    .where(and(eq(occupancies.patientCardId, card), gte(occupancies.beginAt, ctx.now())))
    .orderBy(asc(occupancies.beginAt))
    .limit(MOST);

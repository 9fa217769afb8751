import { and, asc, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { alerts, type NotificationType } from "#rules/notices/alerts.ts";
import { outcomeOf } from "#rules/notices/outcome.ts";
import { changeTime } from "#rules/notices/quiet-hours.ts";
import type { ProfileCtx } from "../core/context.ts";
import { notices } from "../core/db/tables/notices.ts";
import { addressOf, openCards } from "./addressee.ts";
import { enqueueWriting } from "./enqueue-writing.ts";
import type { NoticeRow as Row } from "./row.ts";
import { readActive } from "./settings/alerts.ts";
import { quietRulesOf } from "./settings/quiet-hours.ts";
import type { Visit } from "./visits.ts";

type Change = Pick<Visit, "event" | "version" | "card"> & {
  known: Date | null;
  present: Date | null;
  /** The person whom the patient knows of, where another one cares for them from now on. */
  knownOwner?: number;
};

/**
 * Notifies the patients of visits that appear, move, get another person or go, in the caller's transaction: one notice
 * for a patient and channel, however many of the visits it is about. What is changed again before it goes is added to
 * the notice that waits, which compares the visits with what the patient knows only then: an undone change sends
 * nothing.
 */
export async function noticeChanges(ctx: ProfileCtx, before: Visit[], after: Visit[]) {
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  const active = await readActive(ctx.db, ctx.profile.medicalCenterId);
  const channels = alerts.filter(({ id, ahead }) => ahead === null && active.has(id));
  if (channels.length === 0) return;
  const { quiet } = await quietRulesOf(ctx.db, ctx.profile.medicalCenterId);
  const cards = await openCards(ctx.db, [...new Set(changes.map(({ card }) => card))]);
  const waiting = await lockWaiting(
    ctx,
    cards.map(({ id }) => id),
  );
  const added: (typeof notices.$inferInsert)[] = [];
  for (const card of cards)
    for (const { notificationType: channel } of channels) {
      if ("stop" in addressOf(card, channel)) continue;
      const rows = waiting.filter((row) => row.patientCardId === card.id && row.channel === channel);
      const open = rows.find(({ bookingId }) => bookingId === null);
      const promised = rows.filter(({ bookingId }) => bookingId !== null).flatMap(({ visits }) => visits);
      const theirs = changes.filter(
        (change) => change.card === card.id && !promised.some(({ event }) => event === change.event),
      );
      const listed = new Set(open?.visits.map(({ event }) => event));
      const news = theirs.filter(
        ({ event, known, present, knownOwner }) =>
          !listed.has(event) && outcomeOf(known, present, ctx.now(), knownOwner !== undefined),
      );
      const sendAt = changeTime(ctx.now(), firstOf(theirs, ctx.now()), quiet);
      if (open && theirs.some(({ event }) => listed.has(event) || news.length > 0))
        await extend(ctx, open, theirs, news, sendAt);
      else if (!open && news.length > 0) added.push(rowOf(ctx, channel, news, sendAt));
    }
  if (added.length === 0) return;
  const rows = await ctx.db.insert(notices).values(added).onConflictDoNothing().returning();
  for (const row of rows) if (row.state === "WAITING") await enqueueWriting(ctx, row);
}

/** The differences, each patient's from the earliest. */
function changesOf(before: Visit[], after: Visit[]): Change[] {
  const keyOf = ({ event, card }: Visit) => `${event} ${card}`;
  const known = new Map(before.map((visit) => [keyOf(visit), visit]));
  const present = new Map(after.map((visit) => [keyOf(visit), visit]));
  return [...new Map([...known, ...present]).entries()]
    .map(([key, { event, version, card }]) => ({
      event,
      version,
      card,
      known: known.get(key)?.beginAt ?? null,
      present: present.get(key)?.beginAt ?? null,
      ...(known.get(key)?.owner !== present.get(key)?.owner && { knownOwner: known.get(key)?.owner }),
    }))
    .filter(({ known, present, knownOwner }) => known?.getTime() !== present?.getTime() || knownOwner !== undefined)
    .sort((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = ({ known, present }: Change) => (present ?? known)!.getTime();

/** The earliest begin that is still ahead, after which a notice would be too late. */
function firstOf(changes: Change[], now: Date): Date | null {
  const ahead = changes
    .flatMap(({ known, present }) => [known, present])
    .filter((begin) => begin !== null && begin > now)
    .map((begin) => begin!.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}

/**
 * The notices of changes that wait, and the acceptances of requests, which say by themselves what has become of their
 * visit; no one writes them until the transaction ends.
 */
const lockWaiting = (ctx: ProfileCtx, cards: number[]): Promise<Row[]> =>
  cards.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(notices)
        .where(
          and(
            inArray(notices.patientCardId, cards),
            eq(notices.state, "WAITING"),
            or(isNull(notices.occasion), isNotNull(notices.bookingId)),
            isNull(notices.writtenAt),
          ),
        )
        .orderBy(asc(notices.id))
        .for("update");

/** The notice waits again, and speaks of the added visits too; of those it has, who cares for them may have changed. */
async function extend(ctx: ProfileCtx, open: Row, theirs: Change[], news: Change[], sendAt: Date | null) {
  const owners = new Map(theirs.map(({ event, knownOwner }) => [event, knownOwner]));
  const listed = open.visits.map((visit) => ({ knownOwner: owners.get(visit.event), ...visit }));
  const [row] = await ctx.db
    .update(notices)
    .set({ visits: [...listed, ...news.map(toVisit)], sendAt: sendAt ?? open.sendAt })
    .where(eq(notices.id, open.id))
    .returning();
  await enqueueWriting(ctx, row!);
}

const toVisit = ({ event, known, knownOwner }: Change) => ({ event, known: known?.toISOString() ?? null, knownOwner });

/** A notice that could only go after the visit is stopped at once, so that somebody sees it and calls. */
const rowOf = (ctx: ProfileCtx, channel: NotificationType, news: Change[], sendAt: Date | null) => ({
  medicalCenterId: ctx.profile.medicalCenterId,
  patientCardId: news[0]!.card,
  cause: `change ${news[0]!.event} ${news[0]!.version} ${news[0]!.card}`,
  channel,
  visits: news.map(toVisit),
  createdAt: ctx.now(),
  createdBy: ctx.profile.id,
  sendAt: sendAt ?? ctx.now(),
  ...(sendAt === null && { state: "STOPPED" as const, stopReason: "TOO_LATE" as const, settledAt: ctx.now() }),
});

import { and, asc, count, countDistinct, eq, gt, min, sql } from "drizzle-orm";
import type { HandoverObstacle } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import { comingWith } from "../calendar/events-ahead.ts";
import { readEventRelations } from "../calendar/events/relations.ts";
import { describe, type Conflict } from "../calendar/occupancy/describe.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { events } from "../core/db/tables/events.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { countDrafts } from "../medical-reports/drafts/count-drafts.ts";
import { pageWithin } from "../core/page-within.ts";
import { readProfile } from "../staff/read.ts";
import { track } from "../core/track.ts";
import { listAhead, series, seriesOf } from "./ahead.ts";
import { assertTarget, planHandover, type Obstacle, type Plan, type Way } from "./plan.ts";
import { waitingFor } from "../waiting-patients/naming.ts";
import { movableWaiting } from "./waiting.ts";

const PAGE_SIZE = 25;

/** As many events and series that stay are described in a plan. */
const MOST_DESCRIBED = 25;

/**
 * An event, or the events of a series: the first of them, their number, and the reason why they stay where work is
 * handed over.
 */
export type DescribedWork = {
  event: typeof events.$inferSelect;
  events: number;
  obstacle: HandoverObstacle | null;
  conflicts: Conflict[];
};

/** The result that undoing a handover would have: the numbers that come back, and those that stay. */
export type DescribedPlan = {
  events: number;
  waitingPatients: number;
  staying: DescribedWork[];
  stayingTotal: number;
};

type Asked = {
  page?: number | null;
  to?: number | null;
  toWaitingList?: boolean | null;
  confirmOutsideHours?: boolean | null;
  /** The page is of what stays. */
  staying?: boolean | null;
};

/**
 * The work that a colleague has ahead: a page of the events in which they take part, and of requests that hold their
 * time, each series once, by the begin of the first; and the numbers of requests, of waiting patients who asked for
 * them, and of reports that only they sign. With one to hand it over to the page is of what can go, or of what stays,
 * and why.
 */
export async function readProfileWork(ctx: Ctx, profileId: number, asked: Asked) {
  allow(ctx, "staff:write");
  await readProfile(ctx, profileId);
  const way = wayOf(profileId, asked);
  const plan = way && (await planAhead(ctx, way, asked.confirmOutsideHours === true));
  const ahead = comingWith(ctx, profileId);
  const [counted] = await ctx.db
    .select({ total: countDistinct(series) })
    .from(events)
    .where(ahead);
  const waiting = await ctx.db.$count(waitingPatients, waitingFor(ctx, profileId));
  const list = plan
    ? await pageOfPlan(ctx, plan, asked)
    : await pageAhead(ctx, profileId, pageWithin(asked.page, counted!.total, PAGE_SIZE));
  await track(ctx, "event.listed", { details: { events: list.items.map(({ event }) => event.id) } });
  return {
    ...list,
    listed: list.listed ?? counted!.total,
    total: counted!.total,
    pageSize: PAGE_SIZE,
    requests: await countRequests(ctx, profileId),
    waitingPatients: waiting,
    drafts: await countDrafts(ctx, profileId),
    plan: plan && {
      events: plan.movable.length,
      stayingTotal: plan.staying.length,
      waitingPatients: await ctx.db.$count(waitingPatients, movableWaiting(ctx, plan.way)),
    },
  };
}
export type ProfileWork = Awaited<ReturnType<typeof readProfileWork>>;

type Page = { items: DescribedWork[]; page: number; listed?: number };

/** A page of what can be handed over, or of what stays. */
async function pageOfPlan(ctx: ProfileCtx, { movable, staying }: Plan, asked: Asked): Promise<Page> {
  const items = asked.staying ? staying.map(({ item }) => item) : movable;
  const page = pageWithin(asked.page, items.length, PAGE_SIZE);
  const works = items
    .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
    .map(({ rows }) => ({ event: rows[0]!, events: rows.length }));
  return { items: await describeWork(ctx, works, staying), page, listed: items.length };
}

async function pageAhead(ctx: ProfileCtx, profileId: number, page: number): Promise<Page> {
  const groups = await ctx.db
    .select({
      first: sql<number>`(array_agg(${events.id} order by ${events.beginAt}, ${events.id}))[1]`,
      events: count(),
    })
    .from(events)
    .where(comingWith(ctx, profileId))
    .groupBy(series)
    .orderBy(asc(min(events.beginAt)), asc(series))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const firsts = groups.map(({ first }) => first);
  const rows = await ctx.db.select().from(events).where(anyOf(events.id, firsts));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    items: groups.map(({ first, events }) => ({ event: byId.get(first)!, events, obstacle: null, conflicts: [] })),
    page,
  };
}

/** The way that a caller asks about: to a colleague or to the waiting list, or none. */
function wayOf(from: number, { to, toWaitingList }: Asked): Way | null {
  return toWaitingList ? { from, to: null } : to ? { from, to } : null;
}

async function planAhead(ctx: ProfileCtx, way: Way, confirmOutsideHours: boolean) {
  await assertTarget(ctx, way);
  const items = await listAhead(ctx, way.from);
  const relations = await readEventRelations(
    ctx,
    items.flatMap(({ rows }) => rows.map(({ id }) => id)),
  );
  return { way, ...(await planHandover(ctx, way, items, relations, { confirmOutsideHours })) };
}

/** The first of what stays, in words. */
export async function describeStaying(ctx: ProfileCtx, staying: Obstacle[]) {
  const first = staying.slice(0, MOST_DESCRIBED);
  const works = first.map(({ item: { rows } }) => ({ event: rows[0]!, events: rows.length }));
  return { staying: await describeWork(ctx, works, first), stayingTotal: staying.length };
}

/** Work with the conflicts of its obstacle, all described at once. */
async function describeWork(
  ctx: ProfileCtx,
  works: Pick<DescribedWork, "event" | "events">[],
  staying: Obstacle[],
): Promise<DescribedWork[]> {
  const bySeries = new Map(staying.map((obstacle) => [obstacle.item.series, obstacle]));
  const found = works.map((work) => ({ ...work, stays: bySeries.get(seriesOf(work.event)) }));
  const hits = found.flatMap(({ stays }) => stays?.hits.slice(0, MOST_CONFLICTS) ?? []);
  const conflicts = await describe(ctx, hits);
  return found.map(({ stays, ...work }) => ({
    ...work,
    obstacle: stays?.reason ?? null,
    conflicts: conflicts.filter((_conflict, at) => stays?.hits.includes(hits[at]!)),
  }));
}

/** As many conflicts of a series are described. */
const MOST_CONFLICTS = 3;

async function countRequests(ctx: ProfileCtx, profileId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(
      and(
        eq(bookings.medicalCenterId, ctx.profile.medicalCenterId),
        eq(bookings.status, "CREATED"),
        gt(bookings.beginAt, ctx.now()),
        eq(events.ownerId, profileId),
      ),
    );
  return row!.count;
}

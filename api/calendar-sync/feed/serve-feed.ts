import { createHash } from "node:crypto";
import { limit } from "../../core/access/rate-limit.ts";
import type { Services } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { Fault } from "../../core/fault.ts";
import { feedLanguage } from "../feed-language.ts";
import type { Feed } from "./feed-event.ts";
import { feedWords } from "./feed-words.ts";
import { listFeedEvents } from "./list-feed-events.ts";
import { noteRead, openFeed, type FeedCtx } from "./open-feed.ts";
import { writeFeed } from "./write-feed.ts";

type Caller = { address: string; requestId: string };

/** Changes with the way feeds are written, so that calendars fetch them again. */
const FORMAT = 2;

/**
 * The calendar of a secret address, for programs without a session; `known` is the version that the caller has. Throws
 * `notFound` for any other address. Only misses are counted by the caller's address: many feeds are read from one.
 */
export async function serveFeed(services: Services, caller: Caller, secret: string, known: string | undefined) {
  const ctx = { ...services, ...caller, session: null };
  const feed = await services.db.transaction((db) => readFeed({ ...ctx, db: db as Db }, secret));
  if (!feed) {
    await limit(ctx, "calendar feed missed from", caller.address, 100, 15);
    throw new Fault("notFound");
  }
  await limit(ctx, "calendar feed of", String(feed.acl), 120, 15);
  const etag = `W/"${digest(feed)}"`;
  const headers = { etag, "cache-control": "private, no-cache", "x-robots-tag": "noindex, nofollow" };
  if (known?.split(",").some((one) => one.trim() === etag)) return new Response(null, { status: 304, headers });
  return new Response(writeFeed(feed), { headers: { ...headers, "content-type": "text/calendar; charset=utf-8" } });
}

type KnownFeed = Feed & { acl: number };

async function readFeed(ctx: FeedCtx, secret: string): Promise<KnownFeed | null> {
  const open = await openFeed(ctx, secret);
  if (!open) return null;
  const { acl, calendar, center } = open;
  await noteRead(ctx, acl);
  const language = await feedLanguage(ctx, calendar.userId, center.country);
  const { events, series } = await listFeedEvents(ctx, calendar, center.calendarFeedNames, feedWords[language]);
  const name = `${calendar.name} ${calendar.surname}, ${center.name}`;
  return { acl: acl.id, name, host: new URL(ctx.settings.url).hostname, events, series };
}

/** A digest of the content instead of the text, so that an unchanged calendar is not written. */
const digest = ({ acl, name, events, series }: KnownFeed) =>
  createHash("sha256")
    .update(JSON.stringify([FORMAT, acl, name, events, [...series]]))
    .digest("base64url");

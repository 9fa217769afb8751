import { and, asc, desc, eq } from "drizzle-orm";
import type { BookingStatus } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { Fault } from "../core/fault.ts";
import { decidable } from "./decidable.ts";
import { waits, type Booking } from "./scope.ts";

const PAGE_SIZE = 25;
export type BookingList = { items: Booking[]; total: number; page: number; pageSize: number };
type Asked = { status: BookingStatus; profile?: number | null; page?: number | null };

/** A page of requests: those that wait by their begin, the decided ones from the latest. A page past the last is the last. */
export async function listBookings(ctx: Ctx, { status, profile, page: wanted }: Asked): Promise<BookingList> {
  allow(ctx, "booking:decide");
  const asked = and(decidable(ctx), eq(bookings.status, status), profile ? eq(bookings.profileId, profile) : undefined);
  const total = await ctx.db.$count(bookings, asked);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select()
    .from(bookings)
    .where(asked)
    .orderBy(...(status === "CREATED" ? [asc(bookings.beginAt)] : [desc(bookings.decidedAt)]), asc(bookings.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "booking.listed", { details: { bookings: items.map(({ id }) => id) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}

/** One request that the user may decide, or could have. */
export async function readBooking(ctx: Ctx, id: number): Promise<Booking> {
  allow(ctx, "booking:decide");
  const [booking] = await ctx.db
    .select()
    .from(bookings)
    .where(and(decidable(ctx), eq(bookings.id, id)));
  if (!booking) throw new Fault("notFound");
  await track(ctx, "booking.read", { entityId: id });
  return booking;
}

/** Counts the requests that wait for the user's decision. */
export function countWaiting(ctx: Ctx): Promise<number> {
  allow(ctx, "booking:decide");
  return ctx.db.$count(bookings, and(decidable(ctx), waits(ctx)));
}

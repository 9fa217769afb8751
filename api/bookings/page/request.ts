import { and, count, eq, gt, isNull, or, sql } from "drizzle-orm";
import { BookingRequestInput } from "#rules/inputs/booking-request.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import { MOST_BOOKING_FILE_BYTES } from "#rules/upload.ts";
import { limit } from "../../access/rate-limit.ts";
import { tokenHash } from "../../access/authenticate.ts";
import type { CenterCtx, Ctx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { bookings } from "../../db/tables/bookings.ts";
import { events } from "../../db/tables/events.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { Fault } from "../../fault.ts";
import { storeAtField } from "../../files/store-at-field.ts";
import { parse } from "../../parse.ts";
import { notifyOfRequest } from "../../notices/staff/notify-of-request.ts";
import { nextVariableSymbol } from "../../payments/variable-symbol.ts";
import { readPrice } from "../../prices/on-day.ts";
import { enqueue } from "../../queue/queue.ts";
import { trackUnsigned } from "../../track.ts";
import { openHold } from "../hold.ts";
import { postReceived } from "../mails.ts";
import type { CenterRow } from "../rules.ts";
import type { Booking } from "../scope.ts";
import { tokenOfBooking } from "../token.ts";
import { readOffers } from "./offers.ts";
import { withBookingPage } from "./open-page.ts";

/** A request as its sender sees it, with the token of its link. */
export type SentBooking = { booking: Booking; token: string };

const CONFIRM_MS = 30 * MINUTE;
const MOST_OF_EMAIL = 3;
const MOST_OF_PHONE = 5;
const MOST_OF_CENTER = 500;

/** The kinds of files that a patient sends with a request: a referral, a finding, a picture of it. */
const extensions = ["pdf", "png", "jpg", "webp", "heic"] as const;

/**
 * Enters a patient's request for an offered time, which holds it from then on; refused with `timeTaken` where it is no
 * longer offered, and with `tooManyBookings` where too many of one person or of the centre wait. The same request sent
 * again is answered as before; another one with its uuid is refused with `keyReused`.
 */
export async function requestBooking(ctx: Ctx, slug: string, typed: object, file: File | null): Promise<SentBooking> {
  await limit(ctx, "booking from", ctx.address, 20, 60);
  const { uuid, procedure, profile, beginAt, ...person } = parse(BookingRequestInput(localDate(ctx.now())), typed);
  return withBookingPage(ctx, slug, async (ctx, center) => {
    const token = tokenOfBooking(ctx, uuid);
    // A request that is sent twice at once is entered once.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 0))`);
    const [before] = await ctx.db.select().from(bookings).where(eq(bookings.uuid, uuid));
    const about = { ...person, profileId: profile, procedureId: procedure };
    if (before) return { booking: assertSame(before, { ...about, beginAt }), token };
    await assertFew(ctx, person);
    const time = await lockTime(ctx, center, { procedure, profile, beginAt });
    const eventId = time.event ?? (await openHold(ctx, center, { ...time, procedure, issue: person.issue }));
    const fileId = file && (await storeSent(ctx, file)).id;
    const [booking] = await ctx.db
      .insert(bookings)
      .values({
        ...about,
        uuid,
        eventId,
        fileId,
        beginAt: new Date(time.begin * MINUTE),
        endAt: new Date(time.end * MINUTE),
        medicalCenterId: center.id,
        tokenHash: tokenHash(token),
        confirmBy: center.bookingConfirmed ? later(ctx.now(), CONFIRM_MS) : null,
        ...(center.bookingPaidInAdvance && {
          price: await readPrice(ctx, "PROCEDURE", procedure, localDate(beginAt)),
          variableSymbol: await nextVariableSymbol(ctx),
        }),
        createdAt: ctx.now(),
      })
      .returning();
    await releaseWhenDue(ctx, booking!);
    await trackUnsigned(ctx, center.id, "booking.created", { entityId: booking!.id });
    await postReceived(ctx, center, booking!, token);
    if (!booking!.confirmBy) await notifyOfRequest(ctx, center, booking!);
    return { booking: booking!, token };
  });
}

/** Its time is free once its e-mail is not confirmed in time, or nobody has decided it before its begin. */
async function releaseWhenDue(ctx: CenterCtx, { id, medicalCenterId, beginAt, confirmBy }: Booking) {
  for (const due of [confirmBy, beginAt])
    if (due)
      await enqueue(
        ctx.db,
        "releaseBooking",
        { booking: id, medicalCenterId },
        { after: due.getTime() - ctx.now().getTime() },
      );
}

type Asked = Partial<Booking>;

/** The same request sent twice has the same content. */
function assertSame(before: Booking, asked: Asked): Booking {
  const same = Object.entries(asked).every(([key, value]) => {
    const was = before[key as keyof Booking];
    return value instanceof Date ? (was as Date).getTime() === value.getTime() : was === value;
  });
  if (!same) throw new Fault("keyReused");
  return before;
}

/** Counts the requests that wait, known patients or not: no answer depends on that. */
async function assertFew(ctx: CenterCtx, { email, phone }: { email: string; phone: string }) {
  const open = and(
    eq(bookings.medicalCenterId, ctx.profile.medicalCenterId),
    eq(bookings.status, "CREATED"),
    gt(bookings.beginAt, ctx.now()),
    or(isNull(bookings.confirmBy), gt(bookings.confirmBy, ctx.now())),
  );
  const where = (condition: ReturnType<typeof eq>) => sql<number>`count(*) filter (where ${condition})::integer`;
  const [waiting] = await ctx.db
    .select({ all: count(), email: where(eq(bookings.email, email)), phone: where(eq(bookings.phone, phone)) })
    .from(bookings)
    .where(open);
  const { all, email: ofEmail, phone: ofPhone } = waiting!;
  if (ofEmail >= MOST_OF_EMAIL || ofPhone >= MOST_OF_PHONE || all >= MOST_OF_CENTER) throw new Fault("tooManyBookings");
}

type Wanted = { procedure: number; profile: number | null; beginAt: Date };

/** Locks the people, or the planned event, of an offered time, and reads it once more: it is one's own from then on. */
async function lockTime(ctx: CenterCtx, center: CenterRow, { beginAt, ...wanted }: Wanted) {
  const at = beginAt.getTime() / MINUTE;
  const read = async () => {
    const offers = await readOffers(ctx, center, { ...wanted, days: [localDate(beginAt)] });
    return offers?.times.filter(({ begin }) => begin === at) ?? [];
  };
  const times = await read();
  const planned = times.flatMap(({ event }) => event ?? []);
  await (planned.length > 0
    ? lockRows(ctx, events, planned)
    : lockRows(
        ctx,
        profiles,
        times.map(({ person }) => person),
      ));
  const [time] = await read();
  if (!time) throw new Fault("timeTaken");
  return time;
}

const lockRows = (ctx: CenterCtx, table: typeof events | typeof profiles, ids: number[]) =>
  ids.length > 0 &&
  ctx.db.select({ id: table.id }).from(table).where(anyOf(table.id, ids)).orderBy(table.id).for("no key update");

const storeSent = (ctx: CenterCtx, file: File) =>
  storeAtField(ctx, file, {
    namespace: "booking",
    extensions,
    mostBytes: MOST_BOOKING_FILE_BYTES,
    field: "file",
    refused: "fileTypeRefused",
    withoutMetadata: true,
  });

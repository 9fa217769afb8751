import { eq, sql } from "drizzle-orm";
import { BookingRequestInput } from "#rules/inputs/bookings/booking-request.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import { MOST_BOOKING_FILE_BYTES } from "#rules/upload.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { tokenHash } from "../../core/access/authenticate.ts";
import { tokenOfBooking } from "../../core/access/booking-token.ts";
import type { CenterCtx, Ctx } from "../../core/context.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { Fault } from "../../core/fault.ts";
import { storeAtField } from "../../files/store-at-field.ts";
import { parse } from "../../core/parse.ts";
import { notifyOfRequest } from "../../notices/staff/notify-of-request.ts";
import { nextVariableSymbol } from "../../payments/variable-symbol.ts";
import { readPrice } from "../../prices/on-day.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { trackUnsigned } from "../../core/track.ts";
import { postReceived } from "../mails.ts";
import type { Booking } from "../scope.ts";
import { assertFew, countUnconfirmed } from "./counts.ts";
import { withBookingPage } from "./open-page.ts";
import { hasProofOfWork } from "./proof.ts";
import { holdTime, lockTime } from "./take-time.ts";

const CONFIRM_MS = 30 * MINUTE;
/** Unconfirmed requests of a centre that hold their times; others hold theirs once they are confirmed. */
const MOST_HOLDING = 20;
/** Unconfirmed requests of a centre without a proof; those with one are never too many, only the work grows. */
const MOST_WITHOUT_PROOF = 100;
/** Mails that an address gets in the time of a confirmation; further requests for it are entered without one. */
const MOST_MAILS = 3;

/** The kinds of files that a patient sends with a request: a referral, a finding, a picture of it. */
const extensions = ["pdf", "png", "jpg", "webp", "heic"] as const;

/**
 * Enters a patient's request for an offered time. With a proof of work it holds the time from then on, and where the
 * centre asks for that, until its e-mail is confirmed; without one it has to be confirmed first. Refused with
 * `timeTaken` where the time is no longer offered, and only then with `tooManyBookings`; the answer about a request
 * that is to be confirmed depends on no e-mail. The same request sent again is answered as before; another one with its
 * uuid is refused with `keyReused`.
 */
export async function requestBooking(ctx: Ctx, slug: string, typed: object, file: File | null): Promise<Booking> {
  await limit(ctx, "booking from", ctx.address, 20, 60);
  const { uuid, procedure, profile, beginAt, proof, ...person } = parse(
    BookingRequestInput(localDate(ctx.now())),
    typed,
  );
  return withBookingPage(ctx, slug, async (ctx, center) => {
    // A request that is sent twice at once is entered once.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${uuid}, 0))`);
    const [before] = await ctx.db.select().from(bookings).where(eq(bookings.uuid, uuid));
    const about = { ...person, profileId: profile, procedureId: procedure };
    if (before) return assertSame(before, { ...about, beginAt });
    const time = await lockTime(ctx, center, { procedure, profile, beginAt });
    const withProof = hasProofOfWork(ctx, center.id, uuid, proof);
    const toConfirm = center.bookingConfirmed || !withProof;
    const { holds, mailed } = toConfirm
      ? await roomForUnconfirmed(ctx, withProof, person.email)
      : (await assertFew(ctx, person), { holds: true, mailed: true });
    const eventId = holds ? await holdTime(ctx, center, time, about) : null;
    const fileId = file && (await storeSent(ctx, file)).id;
    const token = tokenOfBooking(ctx, uuid);
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
        confirmBy: toConfirm ? later(ctx.now(), CONFIRM_MS) : null,
        ...(center.bookingPaidInAdvance && {
          price: await readPrice(ctx, "PROCEDURE", procedure, localDate(beginAt)),
          variableSymbol: await nextVariableSymbol(ctx),
        }),
        createdAt: ctx.now(),
      })
      .returning();
    await releaseWhenDue(ctx, booking!);
    await trackUnsigned(ctx, center.id, "booking.created", { entityId: booking!.id });
    if (mailed) await postReceived(ctx, center, booking!);
    if (!toConfirm) await notifyOfRequest(ctx, center, booking!);
    return booking!;
  });
}

/** Whether one more unconfirmed request holds its time, and is mailed; refused where too many without a proof wait. */
async function roomForUnconfirmed(ctx: CenterCtx, withProof: boolean, email: string) {
  const { holding, withoutTime, ofEmail } = await countUnconfirmed(ctx, email);
  if (!withProof && withoutTime >= MOST_WITHOUT_PROOF) throw new Fault("tooManyBookings");
  return { holds: withProof && holding < MOST_HOLDING, mailed: ofEmail < MOST_MAILS };
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

const storeSent = (ctx: CenterCtx, file: File) =>
  storeAtField(ctx, file, {
    namespace: "booking",
    extensions,
    mostBytes: MOST_BOOKING_FILE_BYTES,
    field: "file",
    refused: "fileTypeRefused",
    withoutMetadata: true,
    withoutScripts: true,
  });

import { and, eq, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import { KEPT_DAYS } from "#rules/bookings/kept-days.ts";
import { DAY, earlier, HOUR } from "#rules/time/durations.ts";
import { bind, transaction, type CenterCtx, type Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { files } from "../core/db/tables/files.ts";
import { removeBytes } from "../files/remove-bytes.ts";
import { enqueue } from "../core/queue/queue.ts";
import { trackUnsigned } from "../core/track.ts";

/** Schedules the end of a request that has just been rejected, cancelled or missed. */
export const forgetLater = ({ db, profile: { medicalCenterId } }: CenterCtx, booking: number) =>
  // An hour more than the clocks of this process and of the database ever differ by.
  enqueue(db, "forgetBooking", { booking, medicalCenterId }, { after: KEPT_DAYS * DAY + HOUR });

/** Deletes a request that has become no visit. One that was decided after this job was scheduled has a later job. */
export const forgetBooking = (
  ctx: Ctx,
  { booking: id, medicalCenterId }: { booking: number; medicalCenterId: number },
) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, null, medicalCenterId);
    const over = lte(sql`coalesce(decided_at, begin_at)`, earlier(ctx.now(), KEPT_DAYS * DAY));
    const [booking] = await ctx.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, id), ne(bookings.status, "ACCEPTED"), over))
      .for("update");
    if (!booking) return;
    await deleteBookings(ctx, eq(bookings.id, id));
    await trackUnsigned(ctx, medicalCenterId, "booking.forgotten", { entityId: id });
  });

/** Deletes requests with their files and the notices about them. */
export async function deleteBookings({ db }: Pick<Ctx, "db">, which: SQL) {
  const gone = await db.delete(bookings).where(which).returning({ fileId: bookings.fileId });
  const theirs = inArray(
    files.id,
    gone.flatMap(({ fileId }) => fileId ?? []),
  );
  const keys = await db
    .delete(files)
    .where(theirs)
    .returning({ uuid: files.uuid, thumbnail: files.thumbnail, picture: files.picture });
  await removeBytes(
    { db },
    keys.flatMap((file) => Object.values(file)).filter((key) => key !== null),
  );
}

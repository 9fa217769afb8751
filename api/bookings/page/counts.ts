import { and, count, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { Fault } from "../../core/fault.ts";

const MOST_OF_EMAIL = 3;
const MOST_OF_PHONE = 5;
const MOST_OF_CENTER = 500;

const those = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::integer`;

const waitingIn = ({ profile, now }: InCenter) =>
  and(
    eq(bookings.medicalCenterId, profile.medicalCenterId),
    eq(bookings.status, "CREATED"),
    gt(bookings.beginAt, now()),
  );

/**
 * Refuses one more request of a person or of the centre among those that wait for a decision (`tooManyBookings`), known
 * patients or not.
 */
export async function assertFew(ctx: InCenter, { email, phone }: { email: string; phone: string }) {
  const [waiting] = await ctx.db
    .select({ all: count(), email: those(eq(bookings.email, email)), phone: those(eq(bookings.phone, phone)) })
    .from(bookings)
    .where(and(waitingIn(ctx), isNull(bookings.confirmBy)));
  const { all, email: ofEmail, phone: ofPhone } = waiting!;
  if (ofEmail >= MOST_OF_EMAIL || ofPhone >= MOST_OF_PHONE || all >= MOST_OF_CENTER) throw new Fault("tooManyBookings");
}

/** Requests whose e-mail can still be confirmed: all, those that hold their time, those that do not, and of an e-mail. */
export async function countUnconfirmed(ctx: InCenter, email = "") {
  const [unconfirmed] = await ctx.db
    .select({
      all: count(),
      holding: those(isNotNull(bookings.eventId)),
      withoutTime: those(isNull(bookings.eventId)),
      ofEmail: those(eq(bookings.email, email)),
    })
    .from(bookings)
    .where(and(waitingIn(ctx), gt(bookings.confirmBy, ctx.now())));
  return unconfirmed!;
}

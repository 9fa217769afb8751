import { addDays } from "#rules/time/dates.ts";
import { HOUR, later } from "#rules/time/durations.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { limit } from "../../core/access/rate-limit.ts";
import type { Ctx } from "../../core/context.ts";
import type { CenterRow } from "../settings/rules.ts";
import { readBookable, type BookingOffer } from "./bookable.ts";
import { countUnconfirmed } from "./counts.ts";
import { withBookingPage } from "./open-page.ts";
import { bitsFor, challengeOf } from "./proof.ts";

export type BookingPage = BookingOffer & { center: CenterRow; from: IsoDate; to: IsoDate; challenge: string };

/** The services and people that the centre of a public address offers to patients; refused with `notFound` where it takes no bookings. */
export async function readBookingPage(ctx: Ctx, slug: string): Promise<BookingPage> {
  await limit(ctx, "booking page from", ctx.address, 240, 15);
  return withBookingPage(ctx, slug, async (ctx, center) => ({
    center,
    challenge: challengeOf(ctx, center.id, bitsFor((await countUnconfirmed(ctx)).all), ctx.now()),
    from: localDate(later(ctx.now(), center.bookingLatestHours * HOUR)),
    to: addDays(localDate(ctx.now()), center.bookingEarliestDays),
    ...(await readBookable(ctx)),
  }));
}

import type { OfferedTime } from "#rules/bookings/offered-times.ts";
import { OfferedTimesInput } from "#rules/inputs/bookings/booking-request.ts";
import { addDays } from "#rules/time/dates.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import { limit } from "../../core/access/rate-limit.ts";
import type { Ctx } from "../../core/context.ts";
import { parse } from "../../core/parse.ts";
import { readPrices } from "../../prices/on-day.ts";
import { readOffers } from "./offers.ts";
import { withBookingPage } from "./open-page.ts";

export type Offered = Pick<OfferedTime, "begin" | "end"> & { price: { amount: number; currency: string } };

/** Offered times from a day on with their prices, each once however many people have it; none where the service is not offered. */
export async function listOfferedTimes(ctx: Ctx, slug: string, asked: object): Promise<Offered[]> {
  await limit(ctx, "booking page from", ctx.address, 240, 15);
  const { from, days: many, ...wanted } = parse(OfferedTimesInput, asked);
  const days = Array.from({ length: many }, (_, day) => addDays(from, day));
  return withBookingPage(ctx, slug, async (ctx, center) => {
    const offers = await readOffers(ctx, center, { ...wanted, days });
    if (!offers || offers.times.length === 0) return [];
    const { id, priceCurrency: currency } = offers.procedure;
    const prices = await readPrices(ctx, "PROCEDURE", id, days);
    const byBegin = new Map(offers.times.map((time) => [time.begin, time]));
    return [...byBegin.values()]
      .sort((one, other) => one.begin - other.begin)
      .map((time) => ({ ...time, price: { amount: prices.get(localDate(new Date(time.begin * MINUTE)))!, currency } }));
  });
}

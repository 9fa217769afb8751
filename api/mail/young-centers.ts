import { eq } from "drizzle-orm";
import { DAY } from "#rules/time/durations.ts";
import { countOne } from "../core/access/rate-limit.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";

/** Messages of a centre's first day; each further day has as many more. */
const FIRST_MESSAGES = 20;
/** For as many days nobody knows who has founded a centre. */
const YOUNG_DAYS = 30;
const DAY_MINUTES = 24 * 60;

type Sender = Pick<Ctx, "db" | "now" | "settings">;
type Center = Pick<typeof medicalCenters.$inferSelect, "id" | "createdAt">;

const daysOf = (ctx: Sender, { createdAt }: Center) =>
  Math.max(0, Math.floor((ctx.now().getTime() - createdAt.getTime()) / DAY));

/** True in the first days of a centre that a stranger may have founded: only where registration is open. */
export const isYoung = (ctx: Sender, center: Center): boolean =>
  ctx.settings.MOTUS_REGISTRATION && daysOf(ctx, center) < YOUNG_DAYS;

/** Counts a message of a young centre to an address it has chosen; answers the end of the day where it is one too many. */
export async function countMessage(ctx: Sender, center: Center): Promise<{ fullUntil: Date | null }> {
  if (!isYoung(ctx, center)) return { fullUntil: null };
  const { count, resetAt } = await countOne(ctx, "message of young centre", String(center.id), DAY_MINUTES);
  return { fullUntil: count > FIRST_MESSAGES * (daysOf(ctx, center) + 1) ? resetAt : null };
}

/** The same, refused with `centerYoung`. The caller is bound to the centre, which is answered. */
export async function limitMessages(ctx: Sender, medicalCenterId: number) {
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const { fullUntil } = await countMessage(ctx, center!);
  if (fullUntil)
    throw new Fault("centerYoung", {
      retryAfterSeconds: Math.ceil((fullUntil.getTime() - ctx.now().getTime()) / 1000),
    });
  return center!;
}

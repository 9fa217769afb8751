import { eq } from "drizzle-orm";
import { endSessions } from "../sessions/end-sessions.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import type { Ctx } from "../../core/context.ts";
import { recoveryCodes } from "../../core/db/tables/recovery-codes.ts";
import { secondFactors } from "../../core/db/tables/second-factors.ts";
import { Fault } from "../../core/fault.ts";
import { trackAccount } from "../../core/track-account.ts";
import { type Proof, withReauthentication } from "./with-reauthentication.ts";
import { forgetDevices } from "./login/remember-device.ts";
import { requiringCenters } from "./scope.ts";
import { notifyUser } from "./notify-user.ts";

/** Turns the own second factor off, unless a medical centre requires it; the other sessions, which it let in, end. */
export const turnOffSecondFactor = (ctx: Ctx, proof: Proof): Promise<true> =>
  withReauthentication(ctx, proof, async (ctx, userId) => {
    const user = await lockCurrentUser(ctx);
    if ((await requiringCenters(ctx)).length > 0) throw new Fault("secondFactorKept");
    await dropSecondFactor(ctx, userId, ctx.session!.id);
    await notifyUser(ctx, user, "turnedOff");
    await trackAccount(ctx, "secondFactor.turnedOff");
    return true as const;
  });

/**
 * A second factor goes with its recovery codes, its devices, the logins that wait for its code and every session but
 * `keep`; answers whether there was one.
 */
export async function dropSecondFactor(ctx: Pick<Ctx, "db" | "now">, userId: number, keep?: number): Promise<boolean> {
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await endSessions(ctx, userId, keep);
  await forgetDevices(ctx, userId);
  const dropped = await ctx.db.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return dropped.some(({ turnedOnAt }) => turnedOnAt !== null);
}

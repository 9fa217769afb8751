import { randomBytes } from "node:crypto";
import { startSession } from "../../sessions/start-session.ts";
import { tokenHash } from "../../../core/access/authenticate.ts";
import type { Ctx } from "../../../core/context.ts";
import { secondSteps } from "../../../core/db/tables/second-steps.ts";
import { knowsDevice } from "./remember-device.ts";
import { findSecondFactor } from "../scope.ts";
import { later, MINUTE } from "#rules/time/durations.ts";

/** A token of a session, or only of the second step that is still owed. */
export type Entrance = { accessToken: string; secondStep: boolean; deviceToken?: string; refusedLogins?: number };

const MINUTES = 10;

/** Result of a correct password or e-mail link: a session, or the second step on a device that is not remembered. */
export async function completePasswordStep(
  ctx: Ctx,
  userId: number,
  by: "PASSWORD" | "LINK",
  device?: string | null,
): Promise<Entrance> {
  const factor = await findSecondFactor(ctx, userId);
  if (factor && !(await knowsDevice(ctx, userId, device)))
    return { accessToken: await beginStep(ctx, userId), secondStep: true };
  return { ...(await startSession(ctx, userId, factor ? "DEVICE" : by)), secondStep: false };
}

async function beginStep(ctx: Ctx, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = later(ctx.now(), MINUTES * MINUTE);
  await ctx.db.insert(secondSteps).values({ tokenHash: tokenHash(token), userId, expiresAt });
  return token;
}

import type { Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { findInvitation } from "./find-invitation.ts";
import type { Invitation } from "./send-invitation.ts";
import { usableToken } from "./usable-token.ts";

/** The content of an invitation, for the holder of its token. */
export async function readInvitation(ctx: Ctx, token: string): Promise<Invitation> {
  await limit(ctx, "token from", ctx.address, 100, 15);
  const proof = await usableToken(ctx, token, ["INVITATION"]);
  const place = proof && (await findInvitation(ctx, proof));
  if (!place) throw new Fault("tokenInvalid");
  return { ...place, id: proof.id, token, validity: proof.expiresAt };
}

import { eq } from "drizzle-orm";
import type { SigningProof } from "#rules/codes.ts";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";

/** Notes in the session that its owner has proved just now who they are, and by what, for the one deed that asks for it (take-confirmation.ts). */
export const noteConfirmation = (ctx: Ctx, confirmedWith: SigningProof) =>
  transaction(ctx, (ctx) => ctx.db.update(sessions).set({ confirmedAt: ctx.now(), confirmedWith }).where(eq(sessions.id, ctx.session!.id)));

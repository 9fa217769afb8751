import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { tokenHash } from "../core/access/authenticate.ts";
import type { ProfileCtx, Ctx } from "../core/context.ts";
import { desks } from "../core/db/tables/desks.ts";
import { sessions } from "../core/db/tables/sessions.ts";
import { readDesk } from "./values.ts";
import { track } from "../core/track.ts";
import type { Desk } from "../accounts/sessions/desk-session.ts";

export type Declared = Desk & { token: string };

/**
 * Makes the caller's browser a shared desk of the centre, with the present session at it. A session that is at a desk
 * of the centre already gets a new token for that one: a repeated request makes one desk.
 */
export async function declareDesk(ctx: Ctx, input: object): Promise<Declared> {
  allow(ctx, "medicalCenter:write");
  const values = await readDesk(ctx, input);
  const token = randomBytes(32).toString("base64url");
  const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, ctx.session.id)).for("update");
  const desk =
    (await declaredAgain(ctx, session?.deskId ?? null, { ...values, tokenHash: tokenHash(token) })) ??
    (await declareNew(ctx, { ...values, tokenHash: tokenHash(token) }));
  return { ...desk, token };
}

type Values = Pick<Desk, "name" | "lockMinutes" | "cashBoxId" | "tokenHash">;

async function declareNew(ctx: ProfileCtx, values: Values): Promise<Desk> {
  const [desk] = await ctx.db
    .insert(desks)
    .values({ ...values, medicalCenterId: ctx.profile.medicalCenterId, createdAt: ctx.now() })
    .returning();
  await ctx.db.update(sessions).set({ deskId: desk!.id }).where(eq(sessions.id, ctx.session.id));
  await track(ctx, "desk.declared", { entityId: desk!.id });
  return desk!;
}

async function declaredAgain(ctx: ProfileCtx, deskId: number | null, values: Values): Promise<Desk | undefined> {
  if (deskId === null) return undefined;
  const [desk] = await ctx.db.select().from(desks).where(eq(desks.id, deskId));
  if (desk?.medicalCenterId !== ctx.profile.medicalCenterId || desk.name !== values.name) return undefined;
  const [again] = await ctx.db.update(desks).set(values).where(eq(desks.id, deskId)).returning();
  return again;
}

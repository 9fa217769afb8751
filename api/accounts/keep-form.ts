import { and, eq, isNull, lt } from "drizzle-orm";
import { KeptFormInput } from "#rules/inputs/account.ts";
import { isKeptField } from "#rules/secret-fields.ts";
import { ofToken } from "../authenticate.ts";
import { bind, type Ctx } from "../context.ts";
import type { Db } from "../db/client.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { keptForms, sessions } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { limit } from "../rate-limit.ts";

const DAY = 86_400_000;
export const keptSince = (ctx: Ctx) => new Date(ctx.now().getTime() - DAY);

/**
 * Keeps a form whose session ended while somebody typed, for the user of that session and for a day. Passwords and the
 * key that makes a submit act once are left out. Whose the token was is enough: nothing is shown for it. Of who has no place any
 * more where the session acted nothing is kept.
 */
export async function keepForm(ctx: Ctx, input: { path: string; body: string }): Promise<string> {
  const { path, body } = parse(KeptFormInput, input);
  const [session] = ctx.token ? await ctx.db.select().from(sessions).where(ofToken(ctx, ctx.token)) : [];
  if (!session || (await isGone(ctx, session))) throw new Fault("notSignedIn");
  await limit(ctx, "form kept for", String(session.userId), 60, 60);
  await ctx.db.delete(keptForms).where(lt(keptForms.createdAt, keptSince(ctx)));
  const [kept] = await ctx.db
    .insert(keptForms)
    .values({
      userId: session.userId,
      profileId: session.profileId,
      path,
      body: withoutSecrets(body),
      createdAt: ctx.now(),
    })
    .returning();
  return kept!.id;
}

const isGone = (ctx: Ctx, { userId, profileId }: typeof sessions.$inferSelect): Promise<boolean> =>
  ctx.db.transaction(async (db) => {
    await bind(db as Db, userId, null);
    return (
      profileId !== null &&
      (await db.$count(profiles, and(eq(profiles.id, profileId), isNull(profiles.deactivatedAt)))) === 0
    );
  });

/** Neither passwords, codes and PINs nor the key of the submit. */
export const withoutSecrets = (body: string) =>
  new URLSearchParams([...new URLSearchParams(body)].filter(([name]) => isKeptField(name))).toString();

import { and, eq, isNull, lt } from "drizzle-orm";
import { KeptFormInput } from "#rules/inputs/accounts/account.ts";
import { isKeptField } from "#rules/secret-fields.ts";
import { DAY, earlier } from "#rules/time/durations.ts";
import { ofToken } from "../../core/access/authenticate.ts";
import { bind, transaction, type Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { keptForms } from "../../core/db/tables/kept-forms.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { sessionOfTicket } from "./session-ticket.ts";

export const keptSince = (ctx: Ctx) => earlier(ctx.now(), DAY);

/**
 * Keeps a form whose session ended during typing, for the user of that session and for a day. Passwords and the
 * idempotency key are left out. The former token, or the ticket of a page (session-ticket.ts), is enough: nothing
 * is shown for either. Nothing is kept for a user without a profile where the session acted.
 */
export async function keepForm(
  ctx: Ctx,
  input: { path: string; body: string; ticket?: string | null },
): Promise<string> {
  const { path, body } = parse(KeptFormInput, input);
  const named = input.ticket
    ? eq(sessions.id, sessionOfTicket(ctx, input.ticket) ?? 0)
    : ctx.token && ofToken(ctx, ctx.token);
  const [session] = named ? await ctx.db.select().from(sessions).where(named) : [];
  if (!session || (await isGone(ctx, session))) throw new Fault("notSignedIn");
  await limit(ctx, "form kept for", String(session.userId), 60, 60);
  return insertForm(ctx, session, { userId: session.userId, profileId: session.profileId, path, body });
}

/** Keeps a form for the user of a session, to whom the transaction is bound though the session is over or locked. */
export const insertForm = (
  ctx: Ctx,
  session: NonNullable<Ctx["session"]>,
  form: Omit<typeof keptForms.$inferInsert, "createdAt">,
): Promise<string> =>
  transaction({ ...ctx, session }, async (ctx) => {
    await ctx.db.delete(keptForms).where(lt(keptForms.createdAt, keptSince(ctx)));
    const [kept] = await ctx.db
      .insert(keptForms)
      .values({ ...form, body: withoutSecrets(form.body), createdAt: ctx.now() })
      .returning();
    return kept!.id;
  });

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

import { eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { languageOf } from "#rules/language-of.ts";
import type { Ctx } from "../core/context.ts";
import { users } from "../core/db/tables/users.ts";
import { mailLanguage } from "../mail/mail-texts.ts";

/** The language of a calendar's feed and of its mails: the person's, else that of the centre's country. */
export async function feedLanguage(ctx: Pick<Ctx, "db">, userId: number | null, country: string): Promise<Locale> {
  const [user] =
    userId === null ? [] : await ctx.db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return mailLanguage(user?.locale, languageOf(country));
}

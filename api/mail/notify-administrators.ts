import { and, eq, isNull, ne } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { users } from "../core/db/tables/users.ts";
import { mailLanguage, type MailText } from "./mail-texts.ts";
import { postMail } from "./post-mail.ts";

/**
 * Writes to the active administrators of a medical centre but for the one that the mail is about. The transaction is
 * bound to the centre, or the owner's.
 */
export async function notifyAdministrators(
  ctx: Pick<Ctx, "db" | "now">,
  medicalCenterId: number,
  about: number | null,
  text: (language: Locale) => MailText,
) {
  const administrate = and(
    eq(profiles.medicalCenterId, medicalCenterId),
    eq(profiles.role, "ROLE_ADMIN"),
    isNull(profiles.deactivatedAt),
  );
  const rows = await ctx.db
    .select({ email: users.email, locale: users.locale })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(administrate, about === null ? undefined : ne(users.id, about)))
    .orderBy(profiles.id);
  for (const { email, locale } of rows)
    await postMail(ctx, { recipient: email, medicalCenterId }, text(mailLanguage(locale)));
}

import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../core/context.ts";
import type { users } from "../core/db/tables/users.ts";
import { linkTo } from "./link-to.ts";
import { mailLanguage, type MailText } from "./mail-texts.ts";
import { postMail } from "./post-mail.ts";

/**
 * Notifies the owner of an account by e-mail, in their language, so that no change goes unseen; the text may contain
 * the address for a new password.
 */
export function notifyOwner(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  { email, locale }: typeof users.$inferSelect,
  textIn: (language: Locale, password: string) => MailText,
) {
  const language = mailLanguage(locale);
  return postMail(
    ctx,
    { recipient: email, medicalCenterId: null },
    textIn(language, linkTo(ctx, language, "/zapomenute-heslo")),
  );
}

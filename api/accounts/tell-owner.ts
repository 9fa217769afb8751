import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../context.ts";
import type { users } from "../db/tables/users.ts";
import { linkTo } from "./link-to.ts";
import { mailLanguage, type MailText } from "./mail-texts.ts";
import { postMail } from "./post-mail.ts";

/** Tells the owner of an account by e-mail, in their language, so that nobody changes it unseen; the text may say where a new password is set. */
export function tellOwner(
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

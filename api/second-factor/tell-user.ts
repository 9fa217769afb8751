import { linkTo } from "../accounts/link-to.ts";
import { mailLanguage } from "../accounts/mail-texts.ts";
import { postMail } from "../accounts/post-mail.ts";
import type { Ctx } from "../context.ts";
import type { users } from "../db/tables/users.ts";
import { secondFactorMails, type Told } from "./mails.ts";

/** Every change of a second factor is told by e-mail, so that nobody changes it unseen. */
export async function tellUser(ctx: Ctx, user: typeof users.$inferSelect, told: Told, center = "") {
  const language = mailLanguage(user.locale);
  const text = secondFactorMails[language][told]({ password: linkTo(ctx, language, "/zapomenute-heslo"), center });
  await postMail(ctx, { recipient: user.email, medicalCenterId: null }, text);
}

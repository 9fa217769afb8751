import { eq } from "drizzle-orm";
import { transaction, type Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import type { EmailRequest } from "../registration/answer-registration.ts";
import { issueToken } from "../registration/issue-token.ts";
import { tokenLink } from "../../mail/link-to.ts";
import { mailLanguage, mailTexts } from "../../mail/mail-texts.ts";
import { postMail } from "../../mail/post-mail.ts";

/** Sends the user of this address a link to a new password; an unregistered address gets nothing. */
export const answerForgottenPassword = (ctx: Ctx, { email, locale }: EmailRequest) =>
  transaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
    if (!user) return;
    const language = mailLanguage(user.locale, locale);
    const { token } = await issueToken(ctx, { kind: "PASSWORD", email });
    await postMail(
      ctx,
      { recipient: email, medicalCenterId: null },
      mailTexts[language].newPassword(tokenLink(ctx, language, token)),
    );
  });

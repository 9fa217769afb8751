import { eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { maskedEmail } from "#rules/accounts/masked-email.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { loginEmailLink } from "../../mail/link-to.ts";
import { mailLanguage } from "../../mail/mail-texts.ts";
import { postMail } from "../../mail/post-mail.ts";
import { withoutLinks } from "../../mail/quote.ts";
import { reissueToken } from "../registration/issue-token.ts";
import { usableTokenOf } from "../registration/usable-token.ts";
import { loginEmailMails } from "./mails.ts";

/**
 * Writes to an address that is to become a login's: the link that changes it, or that it has an account. Nothing where
 * the request has ended since.
 */
export const answerLoginEmail = (ctx: Ctx, { token: id, locale }: { token: number; locale: Locale | null }) =>
  transaction(ctx, async (ctx) => {
    const request = await usableTokenOf(ctx, id);
    if (!request) return;
    const userWhere = async (is: ReturnType<typeof eq>) => (await ctx.db.select().from(users).where(is))[0];
    const [owner, holder] = [
      await userWhere(eq(users.id, request.userId!)),
      await userWhere(eq(users.email, request.email)),
    ];
    const language = mailLanguage((holder ?? owner)?.locale, locale);
    const texts = loginEmailMails[language];
    const text = holder
      ? texts.taken()
      : texts.link(withoutLinks(maskedEmail(owner!.email)), loginEmailLink(ctx, language, await reissueToken(ctx, id)));
    await postMail(ctx, { recipient: request.email, medicalCenterId: null }, text);
  });

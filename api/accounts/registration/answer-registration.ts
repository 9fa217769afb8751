import { eq } from "drizzle-orm";
import { transaction, type Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { issueToken } from "./issue-token.ts";
import { linkTo, tokenLink } from "../../mail/link-to.ts";
import { mailLanguage, mailTexts } from "../../mail/mail-texts.ts";
import { postMail } from "../../mail/post-mail.ts";

export type EmailRequest = { email: string; locale: string | null };

/** Writes to an address that wants to register: a link that registers it, or that it is registered already. */
export const answerRegistration = (ctx: Ctx, { email, locale }: EmailRequest) =>
  transaction(ctx, async (ctx) => {
    const [user] = await ctx.db.select().from(users).where(eq(users.email, email));
    const language = mailLanguage(user?.locale, locale);
    const texts = mailTexts[language];
    if (user?.passwordHash) {
      const links = {
        login: linkTo(ctx, language, "/prihlaseni"),
        password: linkTo(ctx, language, "/zapomenute-heslo"),
      };
      return postMail(ctx, { recipient: email, medicalCenterId: null }, texts.alreadyRegistered(links));
    }
    const { token } = await issueToken(ctx, { kind: "REGISTRATION", email });
    await postMail(
      ctx,
      { recipient: email, medicalCenterId: null },
      texts.registration(tokenLink(ctx, language, token)),
    );
  });

import { eq } from "drizzle-orm";
import { linkTo } from "../mail/link-to.ts";
import { mailLanguage } from "../mail/mail-texts.ts";
import { postMail } from "../mail/post-mail.ts";
import { quote } from "../mail/quote.ts";
import type { ProfileCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { users } from "../core/db/tables/users.ts";
import { staffMails, type AccessChange } from "./mails.ts";
import type { ProfileRow } from "./scope.ts";

/**
 * Notifies a colleague whose profile was accepted of its deactivation or activation; an invited person has nothing to
 * lose.
 */
export async function notifyColleague(ctx: ProfileCtx, { userId, medicalCenterId }: ProfileRow, change: AccessChange) {
  const [user] = userId === null ? [] : await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const language = mailLanguage(user.locale);
  await postMail(
    ctx,
    { recipient: user.email, medicalCenterId },
    staffMails[language][change]({
      center: quote(language, center!.name),
      login: linkTo(ctx, language, "/prihlaseni"),
    }),
  );
}

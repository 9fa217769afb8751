import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { users } from "../core/db/tables/users.ts";
import { linkTo } from "../mail/link-to.ts";
import { mailLanguage } from "../mail/mail-texts.ts";
import { notifyAdministrators } from "../mail/notify-administrators.ts";
import { postMail } from "../mail/post-mail.ts";
import { quote } from "../mail/quote.ts";
import { changeMails } from "./change-mails.ts";
import type { ProfileRow } from "./scope.ts";

/**
 * Writes to a colleague, and to administrators, that their role or e-mail is another one; nothing about other data. An
 * invited person learns of a new e-mail by their invitation.
 */
export async function notifyOfChange(ctx: ProfileCtx, before: ProfileRow, after: ProfileRow) {
  if (before.role === after.role && before.email === after.email) return;
  const { medicalCenterId, userId } = after;
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const [user] = userId === null ? [] : await ctx.db.select().from(users).where(eq(users.id, userId));
  if (user) {
    const language = mailLanguage(user.locale);
    const text = changeMails(language).own({ center: quote(language, center!.name), before, after });
    await postMail(ctx, { recipient: user.email, medicalCenterId }, text);
  }
  await notifyAdministrators(ctx, medicalCenterId, userId, (language) =>
    changeMails(language).others({
      center: quote(language, center!.name),
      before,
      after,
      link: linkTo(ctx, language, `/nastaveni/zdravotnicke-zarizeni/uzivatele/${after.id}`),
    }),
  );
}

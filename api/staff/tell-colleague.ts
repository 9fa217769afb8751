import { eq } from "drizzle-orm";
import { linkTo } from "../accounts/link-to.ts";
import { mailLanguage } from "../accounts/mail-texts.ts";
import { postMail } from "../accounts/post-mail.ts";
import { quote } from "../accounts/quote.ts";
import type { ProfileCtx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { users } from "../db/tables/users.ts";
import { staffMails, type Told } from "./mails.ts";
import type { Place } from "./scope.ts";

/** Tells whoever has taken their place what has become of it; who was only invited has nothing to lose. */
export async function tellColleague(ctx: ProfileCtx, { userId, medicalCenterId }: Place, told: Told) {
  const [user] = userId === null ? [] : await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const language = mailLanguage(user.locale);
  await postMail(
    ctx,
    { recipient: user.email, medicalCenterId },
    staffMails[language][told]({ center: quote(language, center!.name), login: linkTo(ctx, language, "/prihlaseni") }),
  );
}

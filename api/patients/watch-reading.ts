import { and, eq, isNull } from "drizzle-orm";
import { mailLanguage } from "../accounts/mail-texts.ts";
import { linkTo } from "../accounts/link-to.ts";
import { postMail } from "../accounts/post-mail.ts";
import type { ProfileCtx } from "../context.ts";
import { medicalCenters, profiles } from "../db/tables/medical-centers.ts";
import { users } from "../db/tables/users.ts";
import { countOne } from "../rate-limit.ts";
import { track } from "../track.ts";
import { readingMails } from "./reading-mails.ts";

/** Who checks the whole card file opens as many; more than care asks for is noticed, and refused to nobody. */
const MOST_CARDS = 300;

/** Counts the different cards that somebody opens in an hour; beyond the number the centre's administrators are told, once a day. */
export async function watchReading(ctx: ProfileCtx, patientCardId: number) {
  const mine = String(ctx.profile.id);
  const { count: timesOpened } = await countOne(ctx, "patient card opened by", `${mine} ${patientCardId}`, 60);
  if (timesOpened > 1) return;
  const { count: opened } = await countOne(ctx, "patient cards opened by", mine, 60);
  if (opened !== MOST_CARDS + 1 || (await countOne(ctx, "reading told of", mine, 24 * 60)).count > 1) return;
  await track(ctx, "patientCard.manyRead");
  await tellAdministrators(ctx);
}

async function tellAdministrators(ctx: ProfileCtx) {
  const { id, medicalCenterId } = ctx.profile;
  const [reader] = await ctx.db.select({ name: profiles.name, surname: profiles.surname, center: medicalCenters.name }).from(profiles).innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId)).where(eq(profiles.id, id));
  const administrators = await ctx.db
    .select({ email: users.email, locale: users.locale })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.medicalCenterId, medicalCenterId), eq(profiles.role, "ROLE_ADMIN"), isNull(profiles.deactivatedAt)));
  for (const { email, locale } of administrators) {
    const language = mailLanguage(locale);
    const log = linkTo(ctx, language, "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti");
    await postMail(ctx, { recipient: email, medicalCenterId }, readingMails[language]({ who: `${reader!.name} ${reader!.surname}`, center: reader!.center, most: MOST_CARDS, log }));
  }
}

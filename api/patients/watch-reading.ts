import { eq } from "drizzle-orm";
import { linkTo } from "../accounts/link-to.ts";
import { notifyAdministrators } from "../accounts/notify-administrators.ts";
import { quote } from "../accounts/quote.ts";
import type { ProfileCtx } from "../context.ts";
import { medicalCenters, profiles } from "../db/tables/medical-centers.ts";
import { countOne } from "../rate-limit.ts";
import { track } from "../track.ts";
import { readingMails } from "./reading-mails.ts";

/** A check of the whole card file opens as many: more than care asks for is noticed, and not refused. */
const MOST_CARDS = 300;

/** Counts the different cards that somebody opens in an hour; beyond the number the centre's administrators get a mail, once a day. */
export async function watchReading(ctx: ProfileCtx, patientCardId: number) {
  const mine = String(ctx.profile.id);
  const { count: timesOpened } = await countOne(ctx, "patient card opened by", `${mine} ${patientCardId}`, 60);
  if (timesOpened > 1) return;
  const { count: opened } = await countOne(ctx, "patient cards opened by", mine, 60);
  if (opened !== MOST_CARDS + 1 || (await countOne(ctx, "reading told of", mine, 24 * 60)).count > 1) return;
  await track(ctx, "patientCard.manyRead");
  await mailAdministrators(ctx);
}

async function mailAdministrators(ctx: ProfileCtx) {
  const { id, medicalCenterId } = ctx.profile;
  const [reader] = await ctx.db
    .select({ name: profiles.name, surname: profiles.surname, center: medicalCenters.name })
    .from(profiles)
    .innerJoin(medicalCenters, eq(medicalCenters.id, profiles.medicalCenterId))
    .where(eq(profiles.id, id));
  await notifyAdministrators(ctx, medicalCenterId, null, (language) => {
    const [who, center] = [quote(language, `${reader!.name} ${reader!.surname}`), quote(language, reader!.center)];
    return readingMails[language]({
      who,
      center,
      most: MOST_CARDS,
      log: linkTo(ctx, language, "/nastaveni/zdravotnicke-zarizeni/zaznam-cinnosti"),
    });
  });
}

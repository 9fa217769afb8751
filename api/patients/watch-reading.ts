import { eq } from "drizzle-orm";
import { linkTo } from "../mail/link-to.ts";
import { notifyAdministrators } from "../mail/notify-administrators.ts";
import { quote } from "../mail/quote.ts";
import type { ProfileCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { countMany, countOne } from "../core/access/rate-limit.ts";
import { track } from "../core/track.ts";
import { readingMails } from "./reading-mails.ts";

/** A check of the whole card file opens as many: more than care needs is reported, and not refused. */
const MOST_CARDS = 300;

/**
 * Counts the different cards that a person opens in an hour; beyond the limit the centre's administrators get a mail,
 * once a day.
 */
export async function watchReading(ctx: ProfileCtx, patientCardId: number) {
  const mine = String(ctx.profile.id);
  const { count: timesOpened } = await countOne(ctx, "patient card opened by", `${mine} ${patientCardId}`, 60);
  if (timesOpened > 1) return;
  await watchMany(ctx, 1);
}

/** Counts rows of a file that name patients as so many opened cards. */
export async function watchMany(ctx: ProfileCtx, many: number) {
  const mine = String(ctx.profile.id);
  const { count: opened } = await countMany(ctx, "patient cards opened by", mine, 60, many);
  const isPast = opened > MOST_CARDS && opened - many <= MOST_CARDS;
  if (!isPast || (await countOne(ctx, "reading told of", mine, 24 * 60)).count > 1) return;
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

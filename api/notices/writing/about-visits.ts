import { eq } from "drizzle-orm";
import { alerts, type StopReason } from "#rules/notices/alerts.ts";
import { fullName } from "#rules/text/full-name.ts";
import { languageOf } from "#rules/language-of.ts";
import type { Ctx } from "../../core/context.ts";
import type { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { mailLanguage } from "../../mail/mail-texts.ts";
import { addressOf } from "../addressee.ts";
import type { NoticeRow } from "../row.ts";
import { readActive } from "../settings/alerts.ts";
import { visitValues } from "../values.ts";
import type { About } from "./about.ts";
import { readNews } from "./news.ts";

type Center = typeof medicalCenters.$inferSelect;

/** The news of a card's visits for its patient, or why there is none to send. */
export async function aboutVisits(ctx: Ctx, notice: NoticeRow, center: Center): Promise<About | { stop: StopReason }> {
  const [card] = await ctx.db.select().from(patientCards).where(eq(patientCards.id, notice.patientCardId!));
  const address = addressOf(card, notice.channel);
  if ("stop" in address) return address;
  if (await isOff(ctx, notice)) return { stop: "SWITCHED_OFF" };
  const reminds = notice.occasion === "REMINDER";
  const [news, ...others] = await readNews(ctx.db, { card: card!.id, visits: notice.visits, reminds }, ctx.now());
  if (!news) return { stop: "UNDONE" };
  const { occasion, visits, begins } = news;
  const language = mailLanguage(card!.language, languageOf(center.country));
  const values = { ...visitValues(begins, language, notice.channel, occasion), jmeno: fullName(card!) };
  return { occasion, visits, others, to: address.to, language, values };
}

/** A change is not notified any more once its alert is off; a reminder goes as soon as it is found. */
async function isOff(ctx: Ctx, { occasion, channel, medicalCenterId, repeatsId }: NoticeRow): Promise<boolean> {
  if (occasion === "REMINDER" || repeatsId !== null) return false;
  const active = await readActive(ctx.db, medicalCenterId);
  return !alerts.some(
    ({ id, ahead, notificationType }) => ahead === null && notificationType === channel && active.has(id),
  );
}

import { and, eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { alerts, type NoticeOccasion, type StopReason } from "#rules/notices/alerts.ts";
import { fillSms, fillTokens, type TokenValues } from "#rules/notices/tokens.ts";
import { fullName } from "#rules/text/full-name.ts";
import { languageOf } from "../../consents/links/mail-text.ts";
import type { Ctx } from "../../context.ts";
import type { Db } from "../../db/client.ts";
import { events } from "../../db/tables/events.ts";
import { medicalCenters } from "../../db/tables/medical-centers.ts";
import type { NoticeVisit } from "../../db/tables/notices.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { procedures } from "../../db/tables/procedures.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { mailLanguage, type MailText } from "../../mail/mail-texts.ts";
import { addressOf } from "../addressee.ts";
import type { NoticeRow } from "../row.ts";
import { readActive } from "../settings/alerts.ts";
import { textsInUse } from "../settings/texts.ts";
import { centerValues, visitValues } from "../values.ts";
import { readNews } from "./news.ts";

type Composed = {
  occasion: NoticeOccasion;
  visits: NoticeVisit[];
  /** The rest of what has become of the visits. */
  others: { occasion: NoticeOccasion; visits: NoticeVisit[] }[];
  to: string;
  replyTo: string | null;
  text: MailText;
};

/** The text of a notice and its address, or why it is not sent. */
export async function compose(ctx: Ctx, notice: NoticeRow): Promise<Composed | { stop: StopReason }> {
  const { db } = ctx;
  const { medicalCenterId } = notice;
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const common = { replyTo: center!.email };
  const write = async (occasion: NoticeOccasion, language: Locale, values: TokenValues) =>
    textOf(db, notice, { occasion, language, values: { ...centerValues(center!), ...values } });

  if (notice.addressee) {
    const { addressee, visits, occasion } = notice;
    const [visit] = visits;
    const values = { ...addressee.values, ...(visit && (await eventValues(db, visit.event))) };
    const text = await write(occasion!, mailLanguage(addressee.language), values);
    return { ...common, occasion: occasion!, visits, others: [], to: addressee.recipient, text };
  }
  const [card] = await db.select().from(patientCards).where(eq(patientCards.id, notice.patientCardId!));
  const address = addressOf(card, notice.channel);
  if ("stop" in address) return address;
  if (await isOff(ctx, notice)) return { stop: "SWITCHED_OFF" };
  const reminds = notice.occasion === "REMINDER";
  const [news, ...others] = await readNews(db, { card: card!.id, visits: notice.visits, reminds }, ctx.now());
  if (!news) return { stop: "UNDONE" };
  const { occasion, visits, begins } = news;
  const language = mailLanguage(card!.language, languageOf(center!.country));
  const values = {
    ...visitValues(begins, language, notice.channel, occasion),
    ...(await eventValues(db, visits[0]!.event)),
    jmeno: fullName(card!),
  };
  return { ...common, occasion, visits, others, to: address.to, text: await write(occasion, language, values) };
}

/** A change is not notified any more once its alert is off; a reminder goes as soon as it is found. */
async function isOff(ctx: Ctx, { occasion, channel, medicalCenterId, repeatsId }: NoticeRow): Promise<boolean> {
  if (occasion === "REMINDER" || repeatsId !== null) return false;
  const active = await readActive(ctx.db, medicalCenterId);
  return !alerts.some(
    ({ id, ahead, notificationType }) => ahead === null && notificationType === channel && active.has(id),
  );
}

async function eventValues(db: Db, event: number): Promise<TokenValues> {
  const [row] = await db
    .select({ owner: profiles, service: procedures.name })
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.ownerId))
    .leftJoin(procedures, eq(procedures.id, events.procedureId))
    .where(and(eq(events.id, event)));
  return { terapeut: row?.owner ? fullName(row.owner) : "", sluzba: row?.service ?? "" };
}

async function textOf(
  db: Db,
  { medicalCenterId, channel }: NoticeRow,
  { occasion, language, values }: { occasion: NoticeOccasion; language: Locale; values: TokenValues },
): Promise<MailText> {
  const texts = await textsInUse(db, medicalCenterId, channel);
  const { subject, message } = texts.find((one) => one.occasion === occasion && one.language === language)!;
  return channel === "SMS"
    ? { subject: "SMS", body: fillSms(message, values) }
    : { subject: fillTokens(subject ?? "", values), body: `${fillTokens(message, values)}\n` };
}

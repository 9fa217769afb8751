import { eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import type { NoticeOccasion, StopReason } from "#rules/notices/alerts.ts";
import { fillSms, type TokenValues } from "#rules/notices/tokens.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { events } from "../../core/db/tables/events.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import type { MailText } from "../../mail/mail-texts.ts";
import { isYoung } from "../../mail/young-centers.ts";
import { cancelingLink } from "../booking-link.ts";
import type { NoticeRow } from "../row.ts";
import { textsInUse } from "../settings/texts.ts";
import { fillMail } from "../texts/fill-mail.ts";
import { centerValues } from "../values.ts";
import type { About } from "./about.ts";
import { aboutBooking } from "./about-booking.ts";
import { aboutVisits } from "./about-visits.ts";

type Center = typeof medicalCenters.$inferSelect;
type Composed = Omit<About, "language" | "values"> & { center: Center; replyTo: string | null; text: MailText };

/** The text of a notice and its address, as the calendar is now, or why it is not sent. */
export async function compose(ctx: Ctx, notice: NoticeRow): Promise<Composed | { stop: StopReason }> {
  const { db } = ctx;
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, notice.medicalCenterId));
  const about =
    notice.bookingId === null ? await aboutVisits(ctx, notice, center!) : await aboutBooking(ctx, notice, center!);
  if ("stop" in about) return about;
  const { language, values, ...rest } = about;
  const [visit] = rest.visits;
  const said = {
    ...centerValues(center!),
    ...(visit && (await eventValues(db, visit.event))),
    odkaz: visit && isAhead(rest.occasion) ? await cancelingLink(ctx, center!, notice, visit.event, language) : "",
    ...values,
  };
  const text = await textOf(ctx, center!, { ...notice, occasion: rest.occasion, language }, said);
  return { ...rest, center: center!, replyTo: center!.email, text };
}

const isAhead = (occasion: NoticeOccasion) => ["BOOKED", "MOVED", "REASSIGNED", "REMINDER"].includes(occasion);

async function eventValues(db: Db, event: number): Promise<TokenValues> {
  const [row] = await db
    .select({ owner: profiles, service: procedures.name })
    .from(events)
    .leftJoin(profiles, eq(profiles.id, events.ownerId))
    .leftJoin(procedures, eq(procedures.id, events.procedureId))
    .where(eq(events.id, event));
  return { terapeut: row?.owner ? fullName(row.owner) : "", sluzba: row?.service ?? "" };
}

async function textOf(
  ctx: Ctx,
  center: Center,
  { channel, ...key }: Pick<NoticeRow, "channel"> & { occasion: NoticeOccasion; language: Locale },
  values: TokenValues,
): Promise<MailText> {
  const texts = await textsInUse(ctx.db, center.id, channel);
  const text = texts.find(({ occasion, language }) => occasion === key.occasion && language === key.language)!;
  return channel === "SMS"
    ? { subject: "SMS", body: fillSms(text.message, values) }
    : fillMail(text, values, { links: !isYoung(ctx, center) });
}

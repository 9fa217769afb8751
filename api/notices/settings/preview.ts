import { formatIban, formatMoney } from "#rules/format.ts";
import { currencyOf } from "#rules/money/currency.ts";
import { smsParts, type SmsParts } from "#rules/notices/sms-parts.ts";
import { fillSms, fillTokens } from "#rules/notices/tokens.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { batch } from "../../core/batch.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { linkTo } from "../../mail/link-to.ts";
import { centerValues, visitValues } from "../values.ts";
import type { NoticeText } from "./texts.ts";

export type NoticePreview = { subject: string | null; message: string; sms: SmsParts | null };

const centerOf = batch(async (ctx, ids: readonly number[]) => {
  const rows = await ctx.db.select().from(medicalCenters).where(anyOf(medicalCenters.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
});

/** A text as a patient would get it, for a made-up visit in a week. */
export async function previewText(
  ctx: Ctx,
  { channel, language, occasion, subject, message }: NoticeText,
): Promise<NoticePreview> {
  const center = await centerOf(ctx, ctx.profile!.medicalCenterId);
  const day = addDays(localDate(ctx.now()), 7);
  const visit = { beginAt: instantOf(day, "09:30"), knownAt: instantOf(addDays(day, -1), "14:00") };
  const hasLink = channel === "EMAIL" && occasion !== "CANCELLED" && occasion !== "OWED";
  const values = {
    ...centerValues(center!),
    ...visitValues([visit], language, channel, occasion),
    jmeno: samples[language].patient,
    terapeut: samples[language].person,
    sluzba: samples[language].service,
    ...(occasion === "OWED" && {
      castka: formatMoney({ amount: 95_000, currency: currencyOf(center!) }, language),
      symbol: "26000123",
      ucet: "19-2000145399/0800",
      iban: formatIban("CZ6508000000192000145399"),
    }),
    ...(hasLink && { odkaz: linkTo(ctx, language, `/${occasion === "REJECTED" ? "rezervace" : "moje-rezervace"}/…`) }),
  };
  if (channel === "EMAIL")
    return { subject: fillTokens(subject ?? "", values), message: fillTokens(message, values), sms: null };
  const text = fillSms(message, values);
  return { subject: null, message: text, sms: smsParts(text) };
}

const samples = {
  cs: { patient: "Jana Nováková", person: "Petr Dvořák", service: "Masáž" },
  de: { patient: "Anna Müller", person: "Petr Dvořák", service: "Massage" },
  en: { patient: "Jane Smith", person: "Petr Dvořák", service: "Massage" },
  sk: { patient: "Jana Nováková", person: "Petr Dvořák", service: "Masáž" },
};

import { and, eq } from "drizzle-orm";
import type { NotificationType } from "#rules/notices/alerts.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import type { Db } from "../../core/db/client.ts";
import { noticeTexts } from "../../core/db/tables/notice-texts.ts";
import { Fault } from "../../core/fault.ts";
import { productText, textKeys, type TextKey } from "../texts/texts.ts";

/** A text in use: the centre's, or the product's. */
export type NoticeText = TextKey & { subject: string | null; message: string; isOwn: boolean; version: number };

/** The texts of a channel: of each occasion in each language. */
export async function listTexts(ctx: Ctx, channel: NotificationType): Promise<NoticeText[]> {
  allow(ctx, "medicalCenter:write");
  return textsInUse(ctx.db, ctx.profile.medicalCenterId, channel);
}

export async function readText(ctx: Ctx, channel: NotificationType, id: number): Promise<NoticeText> {
  const text = (await listTexts(ctx, channel)).find((one) => one.id === id);
  if (!text) throw new Fault("notFound");
  return text;
}

/** The texts of a centre, for a caller that is bound to it. */
export async function textsInUse(db: Db, medicalCenterId: number, channel: NotificationType): Promise<NoticeText[]> {
  const own = await db
    .select()
    .from(noticeTexts)
    .where(and(eq(noticeTexts.medicalCenterId, medicalCenterId), eq(noticeTexts.channel, channel)));
  return textKeys[channel].map((key) => {
    const row = own.find(({ occasion, language }) => occasion === key.occasion && language === key.language);
    const said = row?.message == null ? productText(key) : { subject: row.subject, message: row.message };
    return { ...key, ...said, isOwn: row?.message != null, version: row?.version ?? 0 };
  });
}

import { and, eq, sql } from "drizzle-orm";
import type { NotificationType } from "#rules/notices/alerts.ts";
import { EmailTextInput, SmsTextInput } from "#rules/inputs/notice.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { noticeTexts } from "../../core/db/tables/notice-texts.ts";
import { Fault } from "../../core/fault.ts";
import { notifyOfSteering } from "../../mail/notify-of-steering.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { readText, type NoticeText } from "./texts.ts";

type Said = { subject: string | null; message: string | null };

/**
 * Replaces a text by the centre's own, or without a message by the product's, based on its version, and mails the
 * change to every administrator.
 */
export async function updateText(
  ctx: Ctx,
  channel: NotificationType,
  { id, version }: { id: number; version: number },
  input: unknown,
): Promise<NoticeText> {
  allow(ctx, "medicalCenter:write");
  const text = await readText(ctx, channel, id);
  const said = channel === "SMS" ? { subject: null, ...parse(SmsTextInput, input) } : parse(EmailTextInput, input);
  if (!(await write(ctx, text, version, said))) throw new Fault("stale");
  const { occasion, language } = text;
  await track(ctx, "noticeSettings.textSet", { entityId: id, details: { channel, occasion, language } });
  await notifyOfSteering(ctx, channel === "SMS" ? "smsText" : "emailText");
  return readText(ctx, channel, id);
}

/** Writes the row if it still has the version; one of the product has version 0 and no row. */
async function write(ctx: ProfileCtx, text: NoticeText, version: number, said: Said): Promise<boolean> {
  const { channel, occasion, language } = text;
  const { medicalCenterId, id: updatedBy } = ctx.profile;
  const change = { ...said, updatedAt: ctx.now(), updatedBy };
  const rows =
    version === 0
      ? await ctx.db
          .insert(noticeTexts)
          .values({ medicalCenterId, channel, occasion, language, ...change })
          .onConflictDoNothing()
          .returning()
      : await ctx.db
          .update(noticeTexts)
          .set({ ...change, version: sql`${noticeTexts.version} + 1` })
          .where(
            and(
              eq(noticeTexts.medicalCenterId, medicalCenterId),
              eq(noticeTexts.channel, channel),
              eq(noticeTexts.occasion, occasion),
              eq(noticeTexts.language, language),
              eq(noticeTexts.version, version),
            ),
          )
          .returning();
  return rows.length > 0;
}

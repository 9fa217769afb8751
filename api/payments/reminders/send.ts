import { formatIban, formatMoney } from "#rules/format.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import { fullName } from "#rules/text/full-name.ts";
import { allow } from "../../core/access/allow.ts";
import { languageOf } from "#rules/language-of.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { paymentReminders } from "../../core/db/tables/payment-reminders.ts";
import { mailLanguage, type MailText } from "../../mail/mail-texts.ts";
import { postOnce } from "../../mail/post-mail.ts";
import { isYoung, limitMessages } from "../../mail/young-centers.ts";
import { fillMail } from "../../notices/texts/fill-mail.ts";
import { textsInUse, type NoticeText } from "../../notices/settings/texts.ts";
import { centerValues } from "../../notices/values.ts";
import { track } from "../../core/track.ts";
import { planReminders, type Plan, type PlannedReminder } from "./plan.ts";

/**
 * Reminds of these payments by e-mail, in the language of each patient: the amount and how to pay it, and no service.
 * Those with an obstacle are left out, and answered with it. A payment, or an invoice of several, is reminded of at
 * most once in the days that the centre has set.
 */
export async function sendReminders(ctx: Ctx, ids: readonly number[]): Promise<PlannedReminder[]> {
  allow(ctx, "payment:list");
  const plan = await planReminders(ctx, ids, "update");
  const texts = await textsInUse(ctx.db, ctx.profile.medicalCenterId, "EMAIL");
  const asked = new Set<string>();
  for (const reminder of plan.reminders) {
    if (!reminder.recipient) continue;
    const row = await record(ctx, reminder);
    const symbol = reminder.asked.variableSymbol;
    if (!asked.has(symbol)) await send(ctx, plan, reminder, row, texts);
    asked.add(symbol);
  }
  return plan.reminders;
}

/** Writes down that a payment is reminded of, with what it owes. */
async function record(ctx: ProfileCtx, { payment }: Plan["reminders"][number]): Promise<number> {
  const { medicalCenterId, id: profileId } = ctx.profile;
  const amount = owedOf(payment);
  const [row] = await ctx.db
    .insert(paymentReminders)
    .values({ medicalCenterId, paymentId: payment.id, at: ctx.now(), amount, profileId })
    .returning();
  await track(ctx, "payment.reminded", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { amount },
  });
  return row!.id;
}

async function send(
  ctx: ProfileCtx,
  plan: Plan,
  reminder: Plan["reminders"][number],
  row: number,
  texts: readonly NoticeText[],
) {
  const { medicalCenterId } = ctx.profile;
  await limitMessages(ctx, medicalCenterId);
  const to = {
    recipient: reminder.recipient!,
    medicalCenterId,
    replyTo: plan.center.email,
    cause: `payment ${reminder.payment.id} reminder ${row}`,
  };
  await postOnce(ctx, to, textOf(ctx, plan, reminder, texts));
}

function textOf(
  ctx: ProfileCtx,
  { center, billing }: Plan,
  { payment, card, asked }: Plan["reminders"][number],
  texts: readonly NoticeText[],
): MailText {
  const language = mailLanguage(card!.language, languageOf(center.country));
  const text = texts.find((one) => one.occasion === "OWED" && one.language === language)!;
  const values = {
    ...centerValues(center),
    jmeno: fullName(card!),
    castka: formatMoney({ amount: asked.amount, currency: payment.currency }, language),
    symbol: asked.variableSymbol,
    ucet: billing.accountNumberCze ?? "",
    iban: formatIban(billing.iban!),
  };
  return fillMail(text, values, { links: !isYoung(ctx, center) });
}

import { formatIban, formatMoney } from "#rules/format.ts";
import { fillTokens } from "#rules/notices/tokens.ts";
import { fullName } from "#rules/text/full-name.ts";
import { allow } from "../../access/allow.ts";
import { languageOf } from "../../consents/links/mail-text.ts";
import type { Ctx, ProfileCtx } from "../../context.ts";
import { paymentReminders } from "../../db/tables/payment-reminders.ts";
import { mailLanguage, type MailText } from "../../mail/mail-texts.ts";
import { postOnce } from "../../mail/post-mail.ts";
import { textsInUse, type NoticeText } from "../../notices/settings/texts.ts";
import { centerValues } from "../../notices/values.ts";
import { track } from "../../track.ts";
import { planReminders, type Plan, type PlannedReminder } from "./plan.ts";

/**
 * Reminds of these payments by e-mail, in the language of each patient: the amount and how to pay it, and no service.
 * Those with an obstacle are left out, and answered with it. A payment is reminded of at most once in the days that the
 * centre has set.
 */
export async function sendReminders(ctx: Ctx, ids: readonly number[]): Promise<PlannedReminder[]> {
  allow(ctx, "payment:list");
  const plan = await planReminders(ctx, ids, "update");
  const texts = await textsInUse(ctx.db, ctx.profile.medicalCenterId, "EMAIL");
  for (const reminder of plan.reminders) if (reminder.recipient) await send(ctx, plan, reminder, texts);
  return plan.reminders;
}

async function send(ctx: ProfileCtx, plan: Plan, reminder: Plan["reminders"][number], texts: readonly NoticeText[]) {
  const { payment, recipient } = reminder;
  const { medicalCenterId, id: profileId } = ctx.profile;
  const amount = payment.price - payment.paid;
  const [row] = await ctx.db
    .insert(paymentReminders)
    .values({ medicalCenterId, paymentId: payment.id, at: ctx.now(), amount, profileId })
    .returning();
  const to = {
    recipient: recipient!,
    medicalCenterId,
    replyTo: plan.center.email,
    cause: `payment ${payment.id} reminder ${row!.id}`,
  };
  await postOnce(ctx, to, textOf(plan, reminder, texts));
  await track(ctx, "payment.reminded", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { amount },
  });
}

function textOf(
  { center, billing }: Plan,
  { payment, card }: Plan["reminders"][number],
  texts: readonly NoticeText[],
): MailText {
  const language = mailLanguage(card!.language, languageOf(center.country));
  const { subject, message } = texts.find((one) => one.occasion === "OWED" && one.language === language)!;
  const values = {
    ...centerValues(center),
    jmeno: fullName(card!),
    castka: formatMoney({ amount: payment.price - payment.paid, currency: payment.currency }, language),
    symbol: payment.variableSymbol,
    ucet: billing.accountNumberCze ?? "",
    iban: formatIban(billing.iban!),
  };
  return { subject: fillTokens(subject ?? "", values), body: `${fillTokens(message, values)}\n` };
}

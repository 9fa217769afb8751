import { and, eq, gte, inArray, lt } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { idempotencyKeys } from "../core/db/tables/idempotency-keys.ts";
import { mails } from "../core/db/tables/mails.ts";
import { notices } from "../core/db/tables/notices.ts";
import { keptForms } from "../core/db/tables/kept-forms.ts";
import { enqueue } from "../core/queue/queue.ts";
import { mailsTo } from "./count-erased.ts";
import { earlier, HOUR } from "#rules/time/durations.ts";

/**
 * Erases copies of these cards' data elsewhere: mails, the answers of writes, and forms that wait for their user to
 * return.
 */
export async function forgetCopies(ctx: ProfileCtx, family: number[]) {
  await forgetMails(ctx, family);
  await forgetAnswers(ctx);
  await forgetForms(ctx, family);
}

async function forgetMails(ctx: ProfileCtx, family: number[]) {
  const gone = await ctx.db.delete(mails).where(mailsTo(ctx, family)).returning({ id: mails.id });
  if (gone.length > 0 && (ctx.mailer.forget || ctx.sms.forget))
    await enqueue(ctx.db, "forgetMails", { mails: gone.map(({ id }) => id) });
  await ctx.db.delete(notices).where(inArray(notices.patientCardId, family));
}

/**
 * An answer may hold any data of the patient, even a part of a report, so none of the centre's stays. The keys of the
 * last hour do: a repeated write acts once.
 */
async function forgetAnswers(ctx: ProfileCtx) {
  const ours = eq(idempotencyKeys.medicalCenterId, ctx.profile.medicalCenterId);
  const hourAgo = earlier(ctx.now(), HOUR);
  await ctx.db.delete(idempotencyKeys).where(and(ours, lt(idempotencyKeys.createdAt, hourAgo)));
  await ctx.db
    .update(idempotencyKeys)
    .set({ answer: null })
    .where(and(ours, gte(idempotencyKeys.createdAt, hourAgo)));
}

/** Forms typed in this centre that name one of these patients, by their fields or in a text; other forms stay. */
async function forgetForms(ctx: ProfileCtx, family: number[]) {
  const ours = ctx.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId));
  const forms = await ctx.db.select().from(keptForms).where(inArray(keptForms.profileId, ours));
  if (forms.length === 0) return;
  const cards = await ctx.db.select().from(patientCards).where(inArray(patientCards.id, family));
  const reports = await ctx.db
    .select({ uuid: medicalReports.uuid })
    .from(medicalReports)
    .where(inArray(medicalReports.patientCardId, family));
  const said = [...reports, ...cards].map(({ uuid }) => uuid);
  for (const { surname, email, personalNumber } of cards)
    said.push(...[surname, email, personalNumber].filter((text) => text !== null));
  const numbers = cards.flatMap(({ phone }) => (phone ? [phone.slice(-9)] : []));
  const isAbout = ({ path, body }: typeof keptForms.$inferSelect) => {
    const fields = [...new URLSearchParams(body), ...new URLSearchParams(path.split("?")[1])];
    const chosen = fields.some(([name, value]) => /^patientCards?\b/.test(name) && family.includes(Number(value)));
    const text = [path, ...fields.map(([, value]) => value)].join(" ");
    const named = said.some((one) => inWords(text).includes(inWords(one)));
    return chosen || named || numbers.some((number) => text.replace(/\D/g, "").includes(number));
  };
  const theirs = forms.filter(isAbout).map(({ id }) => id);
  if (theirs.length > 0) await ctx.db.delete(keptForms).where(inArray(keptForms.id, theirs));
}

/** Words one blank apart, with one before and after, so that a short name is not found within a longer one. */
const inWords = (text: string) =>
  ` ${text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim()} `;

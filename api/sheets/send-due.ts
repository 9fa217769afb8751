import { and, eq, inArray, sql } from "drizzle-orm";
import { formatDate } from "#rules/format.ts";
import { may } from "#rules/permissions.ts";
import { sheetDay, sheetTimes, type SheetTime } from "#rules/notices/sheet.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { planOfDay } from "../calendar/plan-of-day.ts";
import { bind, type Ctx, type InCenter } from "../core/context.ts";
import { mails } from "../core/db/tables/mails.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { staffNoticeRules } from "../core/db/tables/staff-notice-rules.ts";
import { mailLanguage } from "../mail/mail-texts.ts";
import { postOnce } from "../mail/post-mail.ts";
import { quote } from "../mail/quote.ts";
import { mailLine } from "../notices/staff/mail-line.ts";
import { recipients, staffRulesOf } from "../notices/staff/rules.ts";
import { sheetWords } from "./words.ts";

/**
 * Has tomorrow's sheets sent whose time has come, each once: in all centres, over TLS or not at all. The outbox holds
 * no text of them.
 */
export async function sendSheets(ctx: Ctx) {
  if (mailLine(ctx.settings) !== "TLS") return;
  const now = ctx.now();
  const come = sheetTimes.filter((time) => sheetDay(now, time) !== null);
  // The same for all whose time has come: tomorrow.
  const day = come[0] && sheetDay(now, come[0]);
  if (!day) return;
  const sending = await readSending(ctx, come);
  for (const medicalCenterId of await centersOfDue(ctx, sending, day))
    await ctx.db.transaction(async (db) => {
      await bind(db, null, medicalCenterId);
      await postSheets({ db, now: ctx.now, profile: { medicalCenterId } }, day);
    });
}

type Sending = typeof staffNoticeRules.$inferSelect;

/** The centres where somebody gets the sheet at one of these hours. */
const readSending = ({ db }: Ctx, times: SheetTime[]): Promise<Sending[]> =>
  db.transaction(async (db) => {
    await db.execute(sql`select set_config('motus.sheets', 'on', true)`);
    return db.select().from(staffNoticeRules).where(inArray(staffNoticeRules.sheetTime, times));
  });

/** Those where somebody has none of that day yet, and something takes place: others cost no transaction. */
async function centersOfDue({ db }: Ctx, sending: readonly Sending[], day: IsoDate): Promise<number[]> {
  const asked = sending.flatMap(({ medicalCenterId, sheetProfiles }) =>
    sheetProfiles.map((profile) => ({ medicalCenterId, profile })),
  );
  const [centers, profiles] = [
    asked.map(({ medicalCenterId }) => medicalCenterId),
    asked.map(({ profile }) => profile),
  ];
  const { rows } = await db.execute<{ id: number }>(
    sql`select centers_of_due_sheets(${sql.param(centers)}::integer[], ${sql.param(profiles)}::integer[], ${day}::date) as id`,
  );
  return rows.map(({ id }) => id);
}

async function postSheets(ctx: InCenter, day: IsoDate) {
  const { db, profile } = ctx;
  const { medicalCenterId } = profile;
  const { sheet } = await staffRulesOf(db, medicalCenterId);
  const chosen = (await recipients(db, medicalCenterId, sheet)).filter(({ profile }) => may(profile, "calendar:read"));
  const causes = new Map(chosen.map(({ profile }) => [profile.id, `sheet ${day} ${profile.id}`]));
  const written = await db
    .select({ cause: mails.cause })
    .from(mails)
    .where(and(eq(mails.medicalCenterId, medicalCenterId), inArray(mails.cause, [...causes.values()])));
  const left = chosen.filter(({ profile }) => !written.some(({ cause }) => cause === causes.get(profile.id)));
  if (left.length === 0 || !(await isPlanned(ctx, day))) return;
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  for (const { profile, email: recipient, locale } of left) {
    const language = mailLanguage(locale);
    const { subject, notStored } = sheetWords[language];
    await postOnce(
      ctx,
      { recipient, medicalCenterId, replyTo: center!.email, cause: causes.get(profile.id)! },
      {
        subject: `${subject}, ${formatDate(day, language, "weekday")}: ${quote(language, center!.name)}`,
        body: `${notStored}\n`,
      },
      "sendSheet",
      { profile: profile.id, day },
    );
  }
}

/** True of a day on which something takes place: time off alone needs no sheet. */
const isPlanned = async (ctx: InCenter, day: IsoDate) =>
  (await planOfDay(ctx, day)).some(({ type }) => type !== "FREE_TIME");

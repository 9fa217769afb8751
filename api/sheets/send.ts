import { may } from "#rules/permissions.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { mailLanguage } from "../mail/mail-texts.ts";
import { sendMail } from "../mail/send-mail.ts";
import { MailRefused } from "../core/outside/mail.ts";
import { trackUnsigned } from "../core/track.ts";
import { composeSheet } from "./compose.ts";
import { mailLine } from "../notices/staff/mail-line.ts";
import { recipients, staffRulesOf } from "../notices/staff/rules.ts";

type Due = { mail: string; medicalCenterId: number; profile: number; day: IsoDate };

/**
 * Sends a sheet as the calendar is at that moment. Its text is stored nowhere; the audit log says to whom it went. A
 * profile that was deactivated, or is no longer chosen, gets none. A sheet is refused once its day is over.
 */
export function sendSheet(ctx: Ctx, { mail, medicalCenterId, profile, day }: Due, lastAttempt: boolean) {
  const compose = async (db: Db) => {
    if (mailLine(ctx.settings) !== "TLS") throw new MailRefused("no TLS", true);
    if (localDate(ctx.now()) > day) throw new MailRefused("too late", true);
    const { sheet } = await staffRulesOf(db, medicalCenterId);
    const [person] = sheet.includes(profile) ? await recipients(db, medicalCenterId, [profile]) : [];
    if (!person || !may(person.profile, "calendar:read")) throw new MailRefused("recipient not chosen", true);
    return composeSheet({ db, now: ctx.now, profile: { medicalCenterId } }, day, {
      language: mailLanguage(person.locale),
      names: may(person.profile, "patientCard:read"),
    });
  };
  return sendMail(
    ctx,
    { mail, medicalCenterId },
    {
      lastAttempt,
      compose,
      onSettled: async (db, { failure }) => {
        if (failure === null)
          await trackUnsigned({ ...ctx, db }, medicalCenterId, "notice.sheetSent", {
            details: { profile, day },
          });
      },
    },
  );
}

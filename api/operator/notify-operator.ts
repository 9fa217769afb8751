import type { Locale } from "#rules/codes.ts";
import { transaction, type Ctx } from "../core/context.ts";
import type { Reader } from "../core/db/roles.ts";
import { inSnapshot } from "../core/db/snapshot.ts";
import { mailLanguage, type MailText } from "../mail/mail-texts.ts";
import { postMail } from "../mail/post-mail.ts";
import { readOperator } from "./operator.ts";

/** Writes about the installation to its operator, once to each address. */
export async function notifyOperator(ctx: Ctx, reader: Reader, text: (language: Locale) => MailText) {
  const { recipients } = await inSnapshot(reader, (db) => readOperator(db, ctx.settings));
  for (const { email, locale } of recipients)
    await transaction(ctx, (ctx) =>
      postMail(ctx, { recipient: email, medicalCenterId: null }, text(mailLanguage(locale))),
    );
}

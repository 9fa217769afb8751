import { and, eq, isNull } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { mailLanguage, type MailText } from "../mail/mail-texts.ts";
import { postMail } from "../mail/post-mail.ts";
import { transaction, type Ctx } from "../context.ts";
import type { Reader } from "../db/roles.ts";
import { inSnapshot } from "../db/snapshot.ts";
import { profiles } from "../db/tables/profiles.ts";
import { users } from "../db/tables/users.ts";

/** Writes to every administrator of the installation, once to each: the reader sees those of all centres. */
export async function notifyAdministrators(ctx: Ctx, reader: Reader, text: (language: Locale) => MailText) {
  const administrators = await inSnapshot(reader, (db) =>
    db
      .selectDistinct({ email: users.email, locale: users.locale })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(and(eq(profiles.role, "ROLE_ADMIN"), isNull(profiles.deactivatedAt))),
  );
  for (const { email, locale } of administrators)
    await transaction(ctx, (ctx) =>
      postMail(ctx, { recipient: email, medicalCenterId: null }, text(mailLanguage(locale))),
    );
}

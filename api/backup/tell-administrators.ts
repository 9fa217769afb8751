import { and, eq, isNull } from "drizzle-orm";
import pg, { type ClientConfig } from "pg";
import type { Locale } from "#rules/codes.ts";
import { mailLanguage, type MailText } from "../accounts/mail-texts.ts";
import { postMail } from "../accounts/post-mail.ts";
import type { Ctx } from "../context.ts";
import { createDb } from "../db/client.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { users } from "../db/tables/users.ts";

/** Writes to every administrator of the installation, once to each. Whose centres they are only the owner of the database sees. */
export async function tellAdministrators(ctx: Ctx, owner: ClientConfig, text: (language: Locale) => MailText) {
  const connections = new pg.Pool({ ...owner, max: 1 });
  try {
    const db = createDb(connections);
    const administrators = await db
      .selectDistinct({ email: users.email, locale: users.locale })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(and(eq(profiles.role, "ROLE_ADMIN"), isNull(profiles.deactivatedAt)));
    for (const { email, locale } of administrators)
      await postMail({ ...ctx, db }, { recipient: email, medicalCenterId: null }, text(mailLanguage(locale)));
  } finally {
    await connections.end();
  }
}

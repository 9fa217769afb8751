import type { Ctx } from "../core/context.ts";
import type { mails } from "../core/db/tables/mails.ts";
import { withoutTokens } from "./link-to.ts";

export type Mail = typeof mails.$inferSelect;

/** Where a mail server delivers, an invitation's link is its recipient's alone. */
export const shownMail = (ctx: Ctx, mail: Mail): Mail =>
  ctx.settings.SMTP_URL ? { ...mail, body: withoutTokens(mail.body) } : mail;

import { quote } from "../../mail/quote.ts";
import { notifyOwner } from "../../mail/notify-owner.ts";
import type { Ctx } from "../../core/context.ts";
import type { users } from "../../core/db/tables/users.ts";
import { secondFactorMails, type SecondFactorChange } from "./mails.ts";

/** Every change of a second factor is reported by e-mail, so that it cannot happen unseen. */
export const notifyUser = (ctx: Ctx, user: typeof users.$inferSelect, change: SecondFactorChange, center = "") =>
  notifyOwner(ctx, user, (language, password) =>
    secondFactorMails[language][change]({ password, center: quote(language, center) }),
  );

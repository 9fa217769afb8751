import { quote } from "../accounts/quote.ts";
import { tellOwner } from "../accounts/tell-owner.ts";
import type { Ctx } from "../context.ts";
import type { users } from "../db/tables/users.ts";
import { secondFactorMails, type Told } from "./mails.ts";

/** Every change of a second factor is told by e-mail, so that nobody changes it unseen. */
export const tellUser = (ctx: Ctx, user: typeof users.$inferSelect, told: Told, center = "") =>
  tellOwner(ctx, user, (language, password) =>
    secondFactorMails[language][told]({ password, center: quote(language, center) }),
  );

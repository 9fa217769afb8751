import { eq, sql } from "drizzle-orm";
import { formatDateTime } from "#rules/format.ts";
import { maskedEmail } from "#rules/accounts/masked-email.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { constraintOf } from "../../core/db/client.ts";
import { users } from "../../core/db/tables/users.ts";
import { Fault } from "../../core/fault.ts";
import { notifyOwner } from "../../mail/notify-owner.ts";
import { withoutLinks } from "../../mail/quote.ts";
import { trackAccount } from "../../core/track-account.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { renewToken } from "../reauthentication/renew-token.ts";
import {
  lockTokensTo,
  spendToken,
  spendTokensTo,
  usableToken,
  type AccountToken,
} from "../registration/usable-token.ts";
import { forgetDevices } from "../second-factor/login/remember-device.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { loginEmailMails } from "./mails.ts";

/**
 * Changes the e-mail of the user's login by the link that its new address got: the link alone changes nothing, since
 * that address may be a stranger's. One that has got an account since refuses the link like a used one.
 */
export async function confirmLoginEmail(ctx: Ctx, token: string): Promise<true> {
  const request = await usableToken(ctx, token, ["EMAIL"]);
  if (request?.userId !== ctx.session!.userId) throw new Fault("tokenInvalid");
  await transaction(ctx, (ctx) => change(ctx, request)).catch(refuseTaken);
  return true;
}

async function change(ctx: Ctx, { id, email }: AccountToken) {
  const former = await lockCurrentUser(ctx);
  await lockTokensTo(ctx, former.email, email);
  await spendToken(ctx, id);
  await ctx.db
    .update(users)
    .set({ email, verifiedAt: ctx.now(), version: sql`${users.version} + 1` })
    .where(eq(users.id, former.id));
  await spendTokensTo(ctx, former.email, email);
  await endSessions(ctx, former.id, ctx.session!.id);
  await forgetDevices(ctx, former.id);
  await notifyOwner(ctx, former, (language) =>
    loginEmailMails[language].changed(withoutLinks(maskedEmail(email)), formatDateTime(ctx.now(), language)),
  );
  await trackAccount(ctx, "login.emailChanged");
  await renewToken(ctx);
}

function refuseTaken(error: unknown): never {
  throw constraintOf(error)?.constraint === "users_email" ? new Fault("tokenInvalid") : error;
}

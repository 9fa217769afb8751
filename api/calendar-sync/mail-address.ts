import { randomBytes } from "node:crypto";
import { tokenHash } from "../core/access/authenticate.ts";
import { limit } from "../core/access/rate-limit.ts";
import type { ProfileCtx } from "../core/context.ts";
import { postMail } from "../mail/post-mail.ts";
import { limitMessages } from "../mail/young-centers.ts";
import { feedLanguage } from "./feed-language.ts";
import { addressMail } from "./mails.ts";
import type { Calendar } from "./scope.ts";

/** Mails a new secret address of a calendar's feed, and answers its columns; only the recipient knows the token. */
export async function mailAddress(ctx: ProfileCtx, calendar: Calendar, email: string) {
  const { medicalCenterId } = ctx.profile;
  await limit(ctx, "calendar address to", email, 10, 24 * 60);
  await limit(ctx, "calendar address of centre", String(medicalCenterId), 200, 24 * 60);
  const center = await limitMessages(ctx, medicalCenterId);
  const token = randomBytes(32).toString("base64url");
  const language = await feedLanguage(ctx, calendar.userId, center.country);
  await postMail(
    ctx,
    { recipient: email, medicalCenterId },
    addressMail(language, {
      link: `${ctx.settings.url}/kalendar/${token}.ics`,
      person: `${calendar.name} ${calendar.surname}`,
      center: center.name,
    }),
  );
  return { tokenHash: tokenHash(token), addressAt: ctx.now() };
}

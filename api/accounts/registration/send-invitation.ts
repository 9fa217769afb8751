import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { issueToken } from "./issue-token.ts";
import { tokenLink } from "../../mail/link-to.ts";
import type { ProfileInCenter } from "./find-invitation.ts";
import { mailLanguage, mailTexts } from "../../mail/mail-texts.ts";
import { me } from "../me.ts";
import { postMail } from "../../mail/post-mail.ts";
import { limitMessages } from "../../mail/young-centers.ts";
import { quote } from "../../mail/quote.ts";

/** The token goes to its recipient only: the inviter learns that a mail is on its way, not its key. */
export type Invitation = ProfileInCenter & { id: number; token: string | null; validity: Date };

/**
 * Mails an invitation. Anyone who registers may send them to any address, so they are limited by day: for a centre, a
 * person, a client address and a recipient, across centres; beyond the limit it is refused with `tooManyAttempts`, or
 * for a young centre with `centerYoung`.
 */
export async function sendInvitation(
  ctx: ProfileCtx,
  profile: ProfileInCenter["profile"],
  locale?: string | null,
): Promise<Invitation> {
  const { medicalCenterId } = profile;
  await limit(ctx, "invitation to", profile.email, 5, 24 * 60);
  await limit(ctx, "invitation of centre", String(medicalCenterId), 40, 24 * 60);
  await limit(ctx, "invitation of", String(ctx.session.userId), 40, 24 * 60);
  await limit(ctx, "invitation from", ctx.address, 80, 24 * 60);
  const medicalCenter = await limitMessages(ctx, medicalCenterId);
  const [inviter] = await ctx.db.select().from(profiles).where(eq(profiles.id, ctx.profile.id));
  const language = mailLanguage(locale, (await me(ctx)).locale);
  const { token, row } = await issueToken(ctx, {
    kind: "INVITATION",
    email: profile.email,
    profileId: profile.id,
    medicalCenterId,
  });
  const text = mailTexts[language].invitation({
    link: tokenLink(ctx, language, token),
    inviter: quote(language, `${inviter!.name} ${inviter!.surname}`),
    medicalCenter: quote(language, medicalCenter.name),
  });
  await postMail(ctx, { recipient: profile.email, medicalCenterId }, text);
  return { id: row.id, token: null, validity: row.expiresAt, profile, medicalCenter };
}

import { eq } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { medicalCenters, profiles } from "../db/tables/medical-centers.ts";
import { issueToken } from "./issue-token.ts";
import { tokenLink } from "./link-to.ts";
import type { PlaceInCenter } from "./invitation-of.ts";
import { mailLanguage, mailTexts } from "./mail-texts.ts";
import { me } from "./me.ts";
import { postMail } from "./post-mail.ts";

/** The token is told only to whoever came with it: the inviter learns that a mail is on its way, not its key. */
export type Invitation = PlaceInCenter & { id: number; token: string | null; validity: Date };

export async function sendInvitation(ctx: ProfileCtx, profile: PlaceInCenter["profile"], locale?: string | null): Promise<Invitation> {
  const { medicalCenterId } = profile;
  const [medicalCenter] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, medicalCenterId));
  const [inviter] = await ctx.db.select().from(profiles).where(eq(profiles.id, ctx.profile.id));
  const language = mailLanguage(locale, (await me(ctx)).locale);
  const { token, row } = await issueToken(ctx, { kind: "INVITATION", email: profile.email, profileId: profile.id, medicalCenterId });
  const text = mailTexts[language].invitation({
    link: tokenLink(ctx, language, token),
    inviter: `${inviter!.name} ${inviter!.surname}`,
    medicalCenter: medicalCenter!.name,
  });
  await postMail(ctx, { recipient: profile.email, medicalCenterId }, text);
  return { id: row.id, token: null, validity: row.expiresAt, profile, medicalCenter: medicalCenter! };
}

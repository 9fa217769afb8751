import { eq } from "drizzle-orm";
import { formatDateTime } from "#rules/format.ts";
import { reach, type Actor } from "#rules/permissions.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx } from "../../context.ts";
import type { medicalCenters } from "../../db/tables/medical-centers.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { linkTo } from "../../mail/link-to.ts";
import { mail, mailLanguage } from "../../mail/mail-texts.ts";
import { postOnce } from "../../mail/post-mail.ts";
import { quote } from "../../mail/quote.ts";
import { recipients, staffRulesOf } from "./rules.ts";
import { requestWords } from "./words.ts";

type Request = { uuid: string; profileId: number | null; beginAt: Date };
type Center = Pick<typeof medicalCenters.$inferSelect, "id" | "name" | "email">;

/**
 * Notifies the chosen staff who may decide a patient's request that it has come: its time and the person asked for, and
 * nothing of the patient. Once for a request and profile, in the caller's transaction, which is bound to the centre.
 */
export async function notifyOfRequest(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  center: Center,
  { uuid, profileId, beginAt }: Request,
) {
  const { requests } = await staffRulesOf(ctx.db, center.id);
  const chosen = (await recipients(ctx.db, center.id, requests)).filter(({ profile }) => decides(profile, profileId));
  if (chosen.length === 0) return;
  const [asked] = profileId === null ? [] : await ctx.db.select().from(profiles).where(eq(profiles.id, profileId));
  for (const { profile, email, locale } of chosen) {
    const language = mailLanguage(locale);
    const { subject, text, anybody } = requestWords[language];
    const name = quote(language, center.name);
    const said = text({
      center: name,
      when: formatDateTime(beginAt, language),
      person: asked ? fullName(asked) : anybody,
    });
    await postOnce(
      ctx,
      {
        recipient: email,
        medicalCenterId: center.id,
        replyTo: center.email,
        cause: `request ${uuid} ${profile.id}`,
      },
      mail(`${subject}: ${name}`, said, linkTo(ctx, language, "/rezervace-ke-schvaleni")),
    );
  }
}

/** True of a profile that decides requests for this person, or for anyone. */
function decides(profile: Actor & { id: number }, asked: number | null): boolean {
  const far = reach(profile, "booking:decide");
  return far === "any" || (far === "own" && (asked === null || asked === profile.id));
}

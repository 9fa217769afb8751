import { eq } from "drizzle-orm";
import { formatDateTime } from "#rules/format.ts";
import { reach, type Actor } from "#rules/permissions.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx } from "../../core/context.ts";
import type { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { linkTo } from "../../mail/link-to.ts";
import { mail, mailLanguage } from "../../mail/mail-texts.ts";
import { postOnce } from "../../mail/post-mail.ts";
import { quote } from "../../mail/quote.ts";
import { recipients, staffRulesOf } from "./rules.ts";
import { anybody, staffWords } from "./words.ts";

type Request = { uuid: string; profileId: number | null; beginAt: Date };
type Center = Pick<typeof medicalCenters.$inferSelect, "id" | "name" | "email">;

/**
 * Notifies the chosen staff who may decide a patient's request that it has come, or that the patient has cancelled it
 * or its visit: the time and the person, and nothing of the patient. Once for each, in the caller's transaction, which
 * is bound to the centre.
 */
export async function notifyOfRequest(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  center: Center,
  { uuid, profileId, beginAt }: Request,
  event: "request" | "cancellation" = "request",
) {
  const { requests } = await staffRulesOf(ctx.db, center.id);
  const chosen = (await recipients(ctx.db, center.id, requests)).filter(({ profile }) => decides(profile, profileId));
  if (chosen.length === 0) return;
  const [asked] = profileId === null ? [] : await ctx.db.select().from(profiles).where(eq(profiles.id, profileId));
  for (const { profile, email, locale } of chosen) {
    const language = mailLanguage(locale);
    const { subject, text } = staffWords[event][language];
    const name = quote(language, center.name);
    const said = text({
      center: name,
      when: formatDateTime(beginAt, language),
      person: asked ? fullName(asked) : anybody[language],
    });
    await postOnce(
      ctx,
      {
        recipient: email,
        medicalCenterId: center.id,
        replyTo: center.email,
        cause: `${event} ${uuid} ${profile.id}`,
      },
      mail(`${subject}: ${name}`, said, linkTo(ctx, language, listOf[event])),
    );
  }
}

const listOf = { request: "/rezervace-ke-schvaleni", cancellation: "/rezervace-ke-schvaleni?tab=stornovane" };

/** True of a profile that decides requests for this person, or for anyone. */
function decides(profile: Actor & { id: number }, asked: number | null): boolean {
  const far = reach(profile, "booking:decide");
  return far === "any" || (far === "own" && (asked === null || asked === profile.id));
}

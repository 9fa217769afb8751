import { eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import type { profiles } from "../core/db/tables/profiles.ts";
import { linkTo } from "./link-to.ts";
import { mail, type MailText } from "./mail-texts.ts";
import { notifyAdministrators } from "./notify-administrators.ts";
import { quote } from "./quote.ts";

type Step = "invited" | "accepted" | "activated";
type Words = Record<Step, (person: string, center: string) => string> & { subject: string; unknown: string };

/**
 * Writes to a centre's administrators that another one is invited, has come, or is back; nothing for other roles. Runs
 * in the caller's transaction.
 */
export async function notifyOfAdministrator(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  profile: typeof profiles.$inferSelect,
  step: Step,
) {
  if (profile.role !== "ROLE_ADMIN") return;
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, profile.medicalCenterId));
  await notifyAdministrators(ctx, profile.medicalCenterId, profile.userId, (language): MailText => {
    const { subject, unknown, [step]: says } = words[language];
    const [person, name] = [
      `${quote(language, `${profile.name} ${profile.surname}`)} (${profile.email})`,
      quote(language, center!.name),
    ];
    return mail(
      `${subject}: ${name}`,
      says(person, name),
      unknown,
      linkTo(ctx, language, "/nastaveni/zdravotnicke-zarizeni/uzivatele"),
    );
  });
}

const words: Record<Locale, Words> = {
  cs: {
    subject: "Další správce",
    invited: (person, center) =>
      `Dobrý den,\n\ndo zařízení ${center} byl jako správce pozván člověk, kterého pozvánka uvádí jako ${person}. Až ji přijme, uvidí a změní v aplikaci Motus totéž co vy.`,
    accepted: (person, center) =>
      `Dobrý den,\n\nv zařízení ${center} je nový správce: ${person}. V aplikaci Motus vidí a mění totéž co vy.`,
    activated: (person, center) =>
      `Dobrý den,\n\nv zařízení ${center} má znovu přístup správce ${person}. V aplikaci Motus vidí a mění totéž co vy.`,
    unknown: "Pokud o tom nevíte, zeptejte se ostatních správců a přístup hned ukončete:",
  },
  de: {
    subject: "Weitere Person in der Verwaltung",
    invited: (person, center) =>
      `Guten Tag,\n\nin die Einrichtung ${center} wurde jemand mit Verwaltungsrechten eingeladen, laut Einladung ${person}. Nach der Annahme sieht und ändert diese Person in Motus dasselbe wie Sie.`,
    accepted: (person, center) =>
      `Guten Tag,\n\nin der Einrichtung ${center} hat jetzt auch ${person} Verwaltungsrechte. Diese Person sieht und ändert in Motus dasselbe wie Sie.`,
    activated: (person, center) =>
      `Guten Tag,\n\nin der Einrichtung ${center} hat ${person} wieder Zugang mit Verwaltungsrechten. Diese Person sieht und ändert in Motus dasselbe wie Sie.`,
    unknown:
      "Falls Sie davon nichts wissen, fragen Sie die anderen in der Verwaltung und beenden Sie den Zugang sofort:",
  },
  en: {
    subject: "Another administrator",
    invited: (person, center) =>
      `Hello,\n\nsomeone has been invited to ${center} as an administrator; the invitation names them as ${person}. Once they accept, they can see and change the same things in Motus as you.`,
    accepted: (person, center) =>
      `Hello,\n\n${person} is now an administrator of ${center}. They can see and change the same things in Motus as you.`,
    activated: (person, center) =>
      `Hello,\n\nthe administrator ${person} has access to ${center} again. They can see and change the same things in Motus as you.`,
    unknown: "If you do not know about it, ask the other administrators and end the access at once:",
  },
  sk: {
    subject: "Ďalší správca",
    invited: (person, center) =>
      `Dobrý deň,\n\ndo zariadenia ${center} bol ako správca pozvaný človek, ktorého pozvánka uvádza ako ${person}. Keď ju prijme, bude v aplikácii Motus vidieť a meniť to isté čo vy.`,
    accepted: (person, center) =>
      `Dobrý deň,\n\nv zariadení ${center} je nový správca: ${person}. V aplikácii Motus vidí a mení to isté čo vy.`,
    activated: (person, center) =>
      `Dobrý deň,\n\nv zariadení ${center} má opäť prístup správca ${person}. V aplikácii Motus vidí a mení to isté čo vy.`,
    unknown: "Ak o tom neviete, opýtajte sa ostatných správcov a prístup hneď ukončite:",
  },
};

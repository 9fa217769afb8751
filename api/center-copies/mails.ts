import { eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { Ctx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { linkTo } from "../mail/link-to.ts";
import { mail } from "../mail/mail-texts.ts";
import { notifyAdministrators } from "../mail/notify-administrators.ts";
import { quote } from "../mail/quote.ts";
import type { Making } from "./making.ts";

const PAGE = "/nastaveni/zdravotnicke-zarizeni/kopie-dat";

/** Writes to every active administrator of the centre that a copy is made, or has failed, and who ordered it. */
export async function notifyOfCopy(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  { medicalCenterId, orderer, center }: Making,
  about: "made" | "failed",
) {
  const [person] = await ctx.db.select().from(profiles).where(eq(profiles.id, orderer.id));
  await notifyAdministrators(ctx, medicalCenterId, null, (language) => {
    const { subject, says, advice } = words[language][about];
    const [who, where] = [quote(language, fullName(person!)), quote(language, center)];
    return mail(subject, says(who, where), advice, linkTo(ctx, language, PAGE));
  });
}

type Words = { subject: string; says: (who: string, center: string) => string; advice: string };

const words: Record<Locale, Record<"made" | "failed", Words>> = {
  cs: {
    made: {
      subject: "Kopie dat je připravena",
      says: (who, center) =>
        `Dobrý den,\n\nkopie všech dat zařízení ${center} je hotová. Objednal(a) ji ${who}. Uložit ji můžete 30 dní, pak se smaže.`,
      advice:
        "Je v ní i zdravotnická dokumentace. Pokud o ní nevíte, ověřte si to hned u kolegů. Každé uložení je v záznamu činnosti.",
    },
    failed: {
      subject: "Kopii dat se nepodařilo vytvořit",
      says: (who, center) =>
        `Dobrý den,\n\nkopii všech dat zařízení ${center}, kterou objednal(a) ${who}, se nepodařilo vytvořit.`,
      advice: "Důvod najdete na stránce, kde ji lze objednat znovu:",
    },
  },
  de: {
    made: {
      subject: "Die Datenkopie ist fertig",
      says: (who, center) =>
        `Guten Tag,\n\ndie Kopie aller Daten der Einrichtung ${center} ist fertig. Bestellt hat sie ${who}. Sie können sie 30 Tage lang speichern, danach wird sie gelöscht.`,
      advice:
        "Sie enthält auch die Behandlungsdokumentation. Falls Sie davon nichts wissen, fragen Sie sofort Ihre Kollegen. Jedes Speichern steht im Protokoll.",
    },
    failed: {
      subject: "Die Datenkopie konnte nicht erstellt werden",
      says: (who, center) =>
        `Guten Tag,\n\ndie Kopie aller Daten der Einrichtung ${center}, bestellt von ${who}, konnte nicht erstellt werden.`,
      advice: "Den Grund finden Sie auf der Seite, auf der sie neu bestellt werden kann:",
    },
  },
  en: {
    made: {
      subject: "Your copy of data is ready",
      says: (who, center) =>
        `Hello,\n\nthe copy of all data of ${center} is ready. It was ordered by ${who}. You can save it for 30 days; then it will be deleted.`,
      advice:
        "It contains medical records. If you do not know about it, check with your colleagues at once. Every download is in the audit log.",
    },
    failed: {
      subject: "The copy of data could not be made",
      says: (who, center) => `Hello,\n\nthe copy of all data of ${center}, ordered by ${who}, could not be made.`,
      advice: "The reason is on the page where it can be ordered again:",
    },
  },
  sk: {
    made: {
      subject: "Kópia dát je pripravená",
      says: (who, center) =>
        `Dobrý deň,\n\nkópia všetkých dát zariadenia ${center} je hotová. Objednal(a) ju ${who}. Uložiť ju môžete 30 dní, potom sa zmaže.`,
      advice:
        "Je v nej aj zdravotná dokumentácia. Ak o nej neviete, overte si to hneď u kolegov. Každé uloženie je v zázname činnosti.",
    },
    failed: {
      subject: "Kópiu dát sa nepodarilo vytvoriť",
      says: (who, center) =>
        `Dobrý deň,\n\nkópiu všetkých dát zariadenia ${center}, ktorú objednal(a) ${who}, sa nepodarilo vytvoriť.`,
      advice: "Dôvod nájdete na stránke, kde ju možno objednať znova:",
    },
  },
};

import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";

export type AccessChange = "deactivated" | "activated";
type Facts = { center: string; login: string };

/** The mails about a colleague's access to a centre, in their language. A link is on a line of its own. */
export const staffMails: Record<Locale, Record<AccessChange, (facts: Facts) => MailText>> = {
  cs: {
    deactivated: ({ center }) =>
      mail(
        `Přístup skončil: ${center}`,
        `Dobrý den,\n\nsprávce zařízení ${center} vám v aplikaci Motus ukončil přístup a tam vás odhlásil.`,
        "Váš účet a místa v jiných zařízeních zůstávají. Pokud jde o omyl, obraťte se na správce zařízení.",
      ),
    activated: ({ center, login }) =>
      mail(
        `Přístup je zpět: ${center}`,
        `Dobrý den,\n\nsprávce zařízení ${center} vám v aplikaci Motus vrátil přístup. Přihlásíte se svým heslem zde:`,
        login,
      ),
  },
  de: {
    deactivated: ({ center }) =>
      mail(
        `Zugang beendet: ${center}`,
        `Guten Tag,\n\ndie Verwaltung der Einrichtung ${center} hat Ihren Zugang bei Motus beendet und Sie dort abgemeldet.`,
        "Ihr Konto und Ihr Zugang zu anderen Einrichtungen bleiben bestehen. Falls das ein Irrtum ist, wenden Sie sich bitte an die Verwaltung der Einrichtung.",
      ),
    activated: ({ center, login }) =>
      mail(
        `Zugang wieder offen: ${center}`,
        `Guten Tag,\n\ndie Verwaltung der Einrichtung ${center} hat Ihren Zugang bei Motus wieder freigegeben. Mit Ihrem Passwort melden Sie sich hier an:`,
        login,
      ),
  },
  en: {
    deactivated: ({ center }) =>
      mail(
        `Your access has ended: ${center}`,
        `Hello,\n\nan administrator of ${center} has ended your access in Motus and signed you out there.`,
        "Your account and your access to other centres stay. If this is a mistake, contact the administrator of the centre.",
      ),
    activated: ({ center, login }) =>
      mail(
        `Your access has been restored: ${center}`,
        `Hello,\n\nan administrator of ${center} has restored your access in Motus. Sign in with your password here:`,
        login,
      ),
  },
  sk: {
    deactivated: ({ center }) =>
      mail(
        `Prístup sa skončil: ${center}`,
        `Dobrý deň,\n\nsprávca zariadenia ${center} vám v aplikácii Motus ukončil prístup a tam vás odhlásil.`,
        "Váš účet a prístup do iných zariadení zostávajú. Ak ide o omyl, obráťte sa na správcu zariadenia.",
      ),
    activated: ({ center, login }) =>
      mail(
        `Prístup je späť: ${center}`,
        `Dobrý deň,\n\nsprávca zariadenia ${center} vám v aplikácii Motus vrátil prístup. Prihlásite sa svojím heslom tu:`,
        login,
      ),
  },
};

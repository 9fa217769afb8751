import type { Locale } from "#rules/codes.ts";
import type { MailText } from "../../mail/mail-texts.ts";
import { quote } from "../../mail/quote.ts";

type Asking = { link: string; medicalCenter: { name: string; phone: string | null; email: string | null } };
type Words = { subject: string; asks: (medicalCenter: string) => string; free: string; stranger: string };

const words: Record<Locale, Words> = {
  cs: {
    subject: "Souhlas se zpracováním osobních údajů",
    asks: (center) =>
      `Dobrý den,\n\n${center} vás prosí o souhlas se zpracováním osobních údajů. Na tomto odkazu si přečtete, čeho se týká, a můžete ho udělit. Odkaz platí 14 dní a jen jednou:`,
    free: "Souhlas je dobrovolný, poskytnutí péče na něm nezávisí a můžete ho kdykoli odvolat.",
    stranger: "Pokud tento e-mail nepatří vám, nemusíte nic dělat.",
  },
  de: {
    subject: "Einwilligung in die Verarbeitung personenbezogener Daten",
    asks: (center) =>
      `Guten Tag,\n\n${center} bittet Sie um Ihre Einwilligung in die Verarbeitung personenbezogener Daten. Unter diesem Link lesen Sie, worum es geht, und können die Einwilligung erteilen. Der Link gilt 14 Tage und nur einmal:`,
    free: "Die Einwilligung ist freiwillig, Ihre Behandlung hängt nicht davon ab, und Sie können sie jederzeit widerrufen.",
    stranger: "Falls diese E-Mail nicht für Sie bestimmt ist, müssen Sie nichts tun.",
  },
  en: {
    subject: "Consent to the processing of personal data",
    asks: (center) =>
      `Hello,\n\n${center} asks for your consent to the processing of personal data. You can read what it covers and give it at this link. The link works once, for 14 days:`,
    free: "Your consent is voluntary, your care does not depend on it, and you can withdraw it at any time.",
    stranger: "If this e-mail is not meant for you, you need not do anything.",
  },
  sk: {
    subject: "Súhlas so spracúvaním osobných údajov",
    asks: (center) =>
      `Dobrý deň,\n\n${center} vás žiada o súhlas so spracúvaním osobných údajov. Na tomto odkaze si prečítate, čoho sa týka, a môžete ho udeliť. Odkaz platí 14 dní a iba raz:`,
    free: "Súhlas je dobrovoľný, poskytnutie starostlivosti od neho nezávisí a môžete ho kedykoľvek odvolať.",
    stranger: "Ak tento e-mail nepatrí vám, nemusíte nič robiť.",
  },
};

/** Asks a patient for consent. It names the centre, and nothing of the patient: it may reach a stranger. */
export function askingMail(locale: Locale, { link, medicalCenter: { name, phone, email } }: Asking): MailText {
  const { subject, asks, free, stranger } = words[locale];
  const center = quote(locale, name);
  const signature = [center, phone, email].filter(Boolean).join("\n");
  return {
    subject: `${subject}: ${center}`,
    body: `${[asks(center), link, free, stranger, signature].join("\n\n")}\n`,
  };
}

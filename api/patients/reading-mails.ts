import type { Locale } from "#rules/codes.ts";
import { mail, type MailText } from "../mail/mail-texts.ts";

type Facts = { who: string; center: string; most: number; /** Address of the audit log. */ log: string };

/** The mail that reports to administrators a person who opens unusually many cards. It names no patient. */
export const readingMails: Record<Locale, (facts: Facts) => MailText> = {
  cs: ({ who, center, most, log }) =>
    mail(
      "Neobvykle mnoho otevřených karet",
      `Dobrý den,\n\nv zařízení ${center} bylo během hodiny pod účtem ${who} otevřeno více než ${most} různých karet pacientů. Může to být v pořádku, třeba při kontrole kartotéky. Pokud o tom nevíte, zeptejte se. Které karty to byly, ukáže záznam činnosti:`,
      log,
    ),
  de: ({ who, center, most, log }) =>
    mail(
      "Ungewöhnlich viele geöffnete Karten",
      `Guten Tag,\n\nin der Einrichtung ${center} wurden innerhalb einer Stunde unter dem Konto ${who} mehr als ${most} verschiedene Patientenkarten geöffnet. Das kann in Ordnung sein, etwa bei einer Durchsicht der Kartei. Falls Sie davon nichts wissen, fragen Sie nach. Welche Karten es waren, zeigt das Protokoll:`,
      log,
    ),
  en: ({ who, center, most, log }) =>
    mail(
      "Unusually many patient cards opened",
      `Hello,\n\nat ${center}, more than ${most} different patient cards were opened within an hour with the account of ${who}. This may be fine, for example during a check of patient cards. If you do not know about it, ask. The audit log shows which cards they were:`,
      log,
    ),
  sk: ({ who, center, most, log }) =>
    mail(
      "Nezvyčajne veľa otvorených kariet",
      `Dobrý deň,\n\nv zariadení ${center} bolo počas hodiny pod účtom ${who} otvorených viac ako ${most} rôznych kariet pacientov. Môže to byť v poriadku, napríklad pri kontrole kartotéky. Ak o tom neviete, opýtajte sa. Ktoré karty to boli, ukáže záznam činnosti:`,
      log,
    ),
};

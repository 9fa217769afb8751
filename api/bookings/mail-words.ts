import type { Locale } from "#rules/codes.ts";

type Words = {
  subject: string;
  hello: string;
  received: (when: string, center: string) => string;
  /** Leads to the link on the next line. */
  confirm: string;
  reference: (reference: string) => string;
};

/** The mail that asks the sender of a request to confirm the e-mail. */
export const confirmingWords: Record<Locale, Words> = {
  cs: {
    subject: "Potvrďte žádost o termín",
    hello: "Dobrý den,",
    received: (when, center) => `${center} přijalo vaši žádost o termín ${when}. Ještě ji prosím potvrďte.`,
    confirm: "Potvrďte prosím do 30 minut, že e-mail patří vám, jinak žádost propadne:",
    reference: (reference) => `Číslo žádosti: ${reference}`,
  },
  de: {
    subject: "Bestätigen Sie Ihre Terminanfrage",
    hello: "Guten Tag,",
    received: (when, center) =>
      `${center} hat Ihre Anfrage für den Termin ${when} erhalten. Bitte bestätigen Sie sie noch.`,
    confirm:
      "Bitte bestätigen Sie innerhalb von 30 Minuten, dass diese E-Mail Ihnen gehört, sonst verfällt die Anfrage:",
    reference: (reference) => `Nummer der Anfrage: ${reference}`,
  },
  en: {
    subject: "Confirm your request",
    hello: "Hello,",
    received: (when, center) => `${center} has received your request for ${when}. Please confirm it.`,
    confirm: "Confirm within 30 minutes that this e-mail is yours, or the request will lapse:",
    reference: (reference) => `Request number: ${reference}`,
  },
  sk: {
    subject: "Potvrďte žiadosť o termín",
    hello: "Dobrý deň,",
    received: (when, center) =>
      `V zariadení ${center} prijali vašu žiadosť o termín ${when}. Ešte ju, prosím, potvrďte.`,
    confirm: "Do 30 minút potvrďte, že e-mail patrí vám, inak žiadosť prepadne:",
    reference: (reference) => `Číslo žiadosti: ${reference}`,
  },
};

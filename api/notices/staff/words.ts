import type { Locale } from "#rules/codes.ts";

type Request = { center: string; when: string; person: string };

/** The mail about a new request; the link to the requests follows on the next line. */
export const requestWords: Record<Locale, { subject: string; text: (request: Request) => string; anybody: string }> = {
  cs: {
    subject: "Nová žádost o termín",
    text: ({ center, when, person }) =>
      `Dobrý den,\n\ndo zařízení ${center} přišla z webu žádost o termín ${when}, terapeut: ${person}.\n\nŽádost přijmete nebo odmítnete zde:`,
    anybody: "kdokoliv",
  },
  de: {
    subject: "Neue Terminanfrage",
    text: ({ center, when, person }) =>
      `Guten Tag,\n\nin der Einrichtung ${center} ist über die Website eine Anfrage für den Termin ${when} eingegangen, gewünschte Person: ${person}.\n\nHier nehmen Sie die Anfrage an oder lehnen sie ab:`,
    anybody: "egal wer",
  },
  en: {
    subject: "New request for an appointment",
    text: ({ center, when, person }) =>
      `Hello,\n\na request for an appointment on ${when} has come from the web to ${center}, with: ${person}.\n\nAccept or reject the request here:`,
    anybody: "anyone",
  },
  sk: {
    subject: "Nová žiadosť o termín",
    text: ({ center, when, person }) =>
      `Dobrý deň,\n\ndo zariadenia ${center} prišla z webu žiadosť o termín ${when}, terapeut: ${person}.\n\nŽiadosť prijmete alebo odmietnete tu:`,
    anybody: "ktokoľvek",
  },
};

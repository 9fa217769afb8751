import type { Locale } from "#rules/codes.ts";

type Request = { center: string; when: string; person: string };

type Words = Record<Locale, { subject: string; text: (request: Request) => string }>;

/** Any person of the centre. */
export const anybody: Record<Locale, string> = { cs: "kdokoliv", de: "egal wer", en: "anyone", sk: "ktokoľvek" };

const request: Words = {
  cs: {
    subject: "Nová žádost o termín",
    text: ({ center, when, person }) =>
      `Dobrý den,\n\ndo zařízení ${center} přišla z webu žádost o termín ${when}, terapeut: ${person}.\n\nŽádost přijmete nebo odmítnete zde:`,
  },
  de: {
    subject: "Neue Terminanfrage",
    text: ({ center, when, person }) =>
      `Guten Tag,\n\nin der Einrichtung ${center} ist über die Website eine Anfrage für den Termin ${when} eingegangen, gewünschte Person: ${person}.\n\nHier nehmen Sie die Anfrage an oder lehnen sie ab:`,
  },
  en: {
    subject: "New appointment request",
    text: ({ center, when, person }) =>
      `Hello,\n\n${center} has received an online appointment request for ${when}, with: ${person}.\n\nAccept or reject the request here:`,
  },
  sk: {
    subject: "Nová žiadosť o termín",
    text: ({ center, when, person }) =>
      `Dobrý deň,\n\ndo zariadenia ${center} prišla z webu žiadosť o termín ${when}, terapeut: ${person}.\n\nŽiadosť prijmete alebo odmietnete tu:`,
  },
};

const cancellation: Words = {
  cs: {
    subject: "Pacient zrušil termín",
    text: ({ center, when, person }) =>
      `Dobrý den,\n\nv zařízení ${center} zrušil pacient na webu termín ${when}, terapeut: ${person}. Čas je volný.\n\nZrušené žádosti najdete zde:`,
  },
  de: {
    subject: "Termin vom Patienten abgesagt",
    text: ({ center, when, person }) =>
      `Guten Tag,\n\nin der Einrichtung ${center} hat ein Patient über die Website den Termin ${when} abgesagt, Person: ${person}. Die Zeit ist frei.\n\nHier finden Sie die abgesagten Anfragen:`,
  },
  en: {
    subject: "Appointment cancelled by the patient",
    text: ({ center, when, person }) =>
      `Hello,\n\na patient of ${center} has cancelled the appointment on ${when}, with: ${person}, online. The time is free.\n\nYou can find cancelled requests here:`,
  },
  sk: {
    subject: "Pacient zrušil termín",
    text: ({ center, when, person }) =>
      `Dobrý deň,\n\nv zariadení ${center} zrušil pacient na webe termín ${when}, terapeut: ${person}. Čas je voľný.\n\nZrušené žiadosti nájdete tu:`,
  },
};

/** The mails about a request and about its cancellation; the link to the list follows on the next line. */
export const staffWords = { request, cancellation };

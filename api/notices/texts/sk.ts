import type { TextsOfLanguage } from "./language.ts";

const signature = "#zarizeni#\n#adresa#\nTel. #telefon#";
const sms = (text: string) => `Dobry den, ${text}\n#terminy#\n#zarizeni#\nTel. #telefon#`;
const email = (...paragraphs: string[]) =>
  [`Dobrý deň,\n\n${paragraphs[0]}`, ...paragraphs.slice(1), signature].join("\n\n");

export const sk: TextsOfLanguage = {
  BOOKED: {
    sms: sms("mate u nas termin #datum# o #cas#."),
    subject: "Termín #datum# o #cas#",
    email: email(
      "máte u nás termín: #den# #datum# o #cas#.",
      "#terminy#",
      "Ak vám nevyhovuje, zavolajte nám na #telefon#.",
      "Zrušiť ho môžete aj na tomto odkaze:\n#odkaz#",
    ),
  },
  MOVED: {
    sms: sms("presunuli sme vas termin, po novom je #datum# o #cas#."),
    subject: "Zmena termínu: #datum# o #cas#",
    email: email(
      "presunuli sme váš termín. Po novom je: #den# #datum# o #cas#.",
      "Doterajší termín #puvodne# neplatí.",
      "#terminy#",
      "Ak vám nový nevyhovuje, zavolajte nám na #telefon#.",
      "Zrušiť ho môžete aj na tomto odkaze:\n#odkaz#",
    ),
  },
  CANCELLED: {
    sms: sms("vas termin #datum# o #cas# je zruseny."),
    subject: "Zrušený termín #datum# o #cas#",
    email: email(
      "váš termín je zrušený: #den# #datum# o #cas#.",
      "#terminy#",
      "Nový si s nami dohodnete na čísle #telefon#.",
    ),
  },
  REMINDER: {
    sms: sms("pripominame vas termin #datum# o #cas#."),
    subject: "Pripomienka termínu #datum# o #cas#",
    email: email(
      "pripomíname váš termín: #den# #datum# o #cas#.",
      "Ak vám nevyhovuje, zavolajte nám na #telefon#.",
      "Zrušiť ho môžete aj na tomto odkaze:\n#odkaz#",
    ),
  },
  RECEIVED: {
    sms: sms("prijali sme vasu ziadost o termin #datum# o #cas#, ozveme sa vam."),
    subject: "Prijali sme vašu žiadosť o termín",
    email: email(
      "prijali sme vašu žiadosť o termín: #den# #datum# o #cas#. Zatiaľ nie je potvrdený, ozveme sa vám.",
      "Žiadosť môžete zrušiť na tomto odkaze:\n#odkaz#",
    ),
  },
  REJECTED: {
    sms: sms("termin #datum# o #cas#, o ktory ste ziadali, vam zial nemozeme ponuknut."),
    subject: "Vaša žiadosť o termín",
    email: email(
      "termín, o ktorý ste žiadali, vám, žiaľ, nemôžeme ponúknuť: #den# #datum# o #cas#.",
      "#duvod#",
      "Iný si vyberiete na tomto odkaze:\n#odkaz#",
      "Alebo nám zavolajte na #telefon#.",
    ),
  },
  OWED: {
    sms: "",
    subject: "Pripomienka platby #symbol#",
    email: email(
      "podľa našich záznamov zostáva zaplatiť #castka#.",
      "Variabilný symbol: #symbol#\nČíslo účtu: #ucet#\nIBAN: #iban#",
      "Ak ste už zaplatili, ďakujeme a nemusíte nič robiť. S otázkami nám zavolajte na #telefon#.",
    ),
  },
  REASSIGNED: {
    sms: sms("vas termin #datum# o #cas# zostava, prijme vas #terapeut#."),
    subject: "Iný terapeut: #datum# o #cas#",
    email: email(
      "váš termín zostáva: #den# #datum# o #cas#. Prijme vás #terapeut#.",
      "#terminy#",
      "Ak vám zmena nevyhovuje, zavolajte nám na #telefon#.",
      "Zrušiť ho môžete aj na tomto odkaze:\n#odkaz#",
    ),
  },
};

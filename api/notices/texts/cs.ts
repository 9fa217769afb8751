import type { TextsOfLanguage } from "./language.ts";

const signature = "#zarizeni#\n#adresa#\nTel. #telefon#";
const sms = (text: string) => `Dobry den, ${text}\n#terminy#\n#zarizeni#\nTel. #telefon#`;
const email = (...paragraphs: string[]) =>
  [`Dobrý den,\n\n${paragraphs[0]}`, ...paragraphs.slice(1), signature].join("\n\n");

export const cs: TextsOfLanguage = {
  BOOKED: {
    sms: sms("mate u nas termin #datum# v #cas#."),
    subject: "Termín #datum# v #cas#",
    email: email(
      "máte u nás termín: #den# #datum# v #cas#.",
      "#terminy#",
      "Pokud se vám nehodí, zavolejte nám na #telefon#.",
      "Zrušit ho můžete také na tomto odkazu:\n#odkaz#",
    ),
  },
  MOVED: {
    sms: sms("presunuli jsme vas termin, nove je #datum# v #cas#."),
    subject: "Změna termínu: #datum# v #cas#",
    email: email(
      "přesunuli jsme váš termín. Nově je: #den# #datum# v #cas#.",
      "Dosavadní termín #puvodne# neplatí.",
      "#terminy#",
      "Pokud se vám nový nehodí, zavolejte nám na #telefon#.",
      "Zrušit ho můžete také na tomto odkazu:\n#odkaz#",
    ),
  },
  CANCELLED: {
    sms: sms("vas termin #datum# v #cas# je zruseny."),
    subject: "Zrušený termín #datum# v #cas#",
    email: email(
      "váš termín je zrušený: #den# #datum# v #cas#.",
      "#terminy#",
      "Nový si s námi domluvíte na telefonu #telefon#.",
    ),
  },
  REMINDER: {
    sms: sms("pripominame vas termin #datum# v #cas#."),
    subject: "Připomínka termínu #datum# v #cas#",
    email: email(
      "připomínáme váš termín: #den# #datum# v #cas#.",
      "Pokud se vám nehodí, zavolejte nám na #telefon#.",
      "Zrušit ho můžete také na tomto odkazu:\n#odkaz#",
    ),
  },
  RECEIVED: {
    sms: sms("prijali jsme vasi zadost o termin #datum# v #cas#, ozveme se vam."),
    subject: "Přijali jsme vaši žádost o termín",
    email: email(
      "přijali jsme vaši žádost o termín: #den# #datum# v #cas#. Zatím není potvrzený, ozveme se vám.",
      "Žádost můžete zrušit na tomto odkazu:\n#odkaz#",
    ),
  },
  REJECTED: {
    sms: sms("termin #datum# v #cas#, o ktery jste zadali, vam bohuzel nemuzeme nabidnout."),
    subject: "Vaše žádost o termín",
    email: email(
      "termín, o který jste žádali, vám bohužel nemůžeme nabídnout: #den# #datum# v #cas#.",
      "#duvod#",
      "Jiný si vyberete na tomto odkazu:\n#odkaz#",
      "Nebo nám zavolejte na #telefon#.",
    ),
  },
  OWED: {
    sms: "",
    subject: "Připomínka platby #symbol#",
    email: email(
      "podle našich záznamů zbývá zaplatit #castka#.",
      "Variabilní symbol: #symbol#\nČíslo účtu: #ucet#\nIBAN: #iban#",
      "Pokud jste už zaplatili, děkujeme a nemusíte nic dělat. S dotazy nám zavolejte na #telefon#.",
    ),
  },
  REASSIGNED: {
    sms: sms("vas termin #datum# v #cas# zustava, prijme vas #terapeut#."),
    subject: "Jiný terapeut: #datum# v #cas#",
    email: email(
      "váš termín zůstává: #den# #datum# v #cas#. Přijme vás #terapeut#.",
      "#terminy#",
      "Pokud vám změna nevyhovuje, zavolejte nám na #telefon#.",
      "Zrušit ho můžete také na tomto odkazu:\n#odkaz#",
    ),
  },
};

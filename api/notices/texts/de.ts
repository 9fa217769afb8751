import type { TextsOfLanguage } from "./language.ts";

const signature = "#zarizeni#\n#adresa#\nTel. #telefon#";
const sms = (text: string) => `Guten Tag, ${text}\n#terminy#\n#zarizeni#\nTel. #telefon#`;
const email = (...paragraphs: string[]) =>
  [`Guten Tag,\n\n${paragraphs[0]}`, ...paragraphs.slice(1), signature].join("\n\n");

export const de: TextsOfLanguage = {
  BOOKED: {
    sms: sms("Sie haben bei uns einen Termin am #datum# um #cas#."),
    subject: "Termin am #datum# um #cas#",
    email: email(
      "Sie haben bei uns einen Termin: #den#, #datum# um #cas#.",
      "#terminy#",
      "Falls er Ihnen nicht passt, rufen Sie uns unter #telefon# an.",
      "Absagen können Sie ihn auch unter diesem Link:\n#odkaz#",
    ),
  },
  MOVED: {
    sms: sms("wir haben Ihren Termin verlegt, er ist jetzt am #datum# um #cas#."),
    subject: "Neuer Termin am #datum# um #cas#",
    email: email(
      "wir haben Ihren Termin verlegt. Er ist jetzt: #den#, #datum# um #cas#.",
      "Der bisherige Termin (#puvodne#) gilt nicht mehr.",
      "#terminy#",
      "Falls Ihnen der neue nicht passt, rufen Sie uns unter #telefon# an.",
      "Absagen können Sie ihn auch unter diesem Link:\n#odkaz#",
    ),
  },
  CANCELLED: {
    sms: sms("Ihr Termin am #datum# um #cas# ist abgesagt."),
    subject: "Abgesagter Termin am #datum# um #cas#",
    email: email(
      "Ihr Termin ist abgesagt: #den#, #datum# um #cas#.",
      "#terminy#",
      "Einen neuen vereinbaren Sie unter #telefon#.",
    ),
  },
  REMINDER: {
    sms: sms("wir erinnern Sie an Ihren Termin am #datum# um #cas#."),
    subject: "Erinnerung an den Termin am #datum# um #cas#",
    email: email(
      "wir erinnern Sie an Ihren Termin: #den#, #datum# um #cas#.",
      "Falls er Ihnen nicht passt, rufen Sie uns unter #telefon# an.",
      "Absagen können Sie ihn auch unter diesem Link:\n#odkaz#",
    ),
  },
  RECEIVED: {
    sms: sms("wir haben Ihre Anfrage für den #datum# um #cas# erhalten und melden uns."),
    subject: "Wir haben Ihre Terminanfrage erhalten",
    email: email(
      "wir haben Ihre Anfrage erhalten: #den#, #datum# um #cas#. Der Termin ist noch nicht bestätigt, wir melden uns bei Ihnen.",
      "Unter diesem Link können Sie die Anfrage zurückziehen:\n#odkaz#",
    ),
  },
  REJECTED: {
    sms: sms("den gewünschten Termin am #datum# um #cas# können wir leider nicht anbieten."),
    subject: "Ihre Terminanfrage",
    email: email(
      "den gewünschten Termin können wir Ihnen leider nicht anbieten: #den#, #datum# um #cas#.",
      "#duvod#",
      "Einen anderen wählen Sie unter diesem Link:\n#odkaz#",
      "Oder rufen Sie uns unter #telefon# an.",
    ),
  },
  OWED: {
    sms: "",
    subject: "Erinnerung an die Zahlung #symbol#",
    email: email(
      "nach unseren Unterlagen sind noch #castka# zu zahlen.",
      "Variables Symbol: #symbol#\nKontonummer: #ucet#\nIBAN: #iban#",
      "Falls Sie schon bezahlt haben, danken wir Ihnen, und Sie müssen nichts tun. Bei Fragen rufen Sie uns unter #telefon# an.",
    ),
  },
  REASSIGNED: {
    sms: sms("Ihr Termin am #datum# um #cas# bleibt, es behandelt Sie #terapeut#."),
    subject: "Ihr Termin am #datum# um #cas#: es behandelt Sie jemand anderes",
    email: email(
      "Ihr Termin bleibt: #den#, #datum# um #cas#. Es behandelt Sie #terapeut#.",
      "#terminy#",
      "Falls Ihnen die Änderung nicht passt, rufen Sie uns unter #telefon# an.",
      "Absagen können Sie ihn auch unter diesem Link:\n#odkaz#",
    ),
  },
};

import type { TextsOfLanguage } from "./language.ts";

const signature = "#zarizeni#\n#adresa#\nTel. #telefon#";
const sms = (text: string) => `Hello, ${text}\n#terminy#\n#zarizeni#\nTel. #telefon#`;
const email = (...paragraphs: string[]) =>
  [`Hello,\n\n${paragraphs[0]}`, ...paragraphs.slice(1), signature].join("\n\n");

export const en: TextsOfLanguage = {
  BOOKED: {
    sms: sms("you have an appointment on #datum# at #cas#."),
    subject: "Appointment on #datum# at #cas#",
    email: email(
      "you have an appointment with us: #den# #datum# at #cas#.",
      "#terminy#",
      "If it does not suit you, call us at #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
  MOVED: {
    sms: sms("we have moved your appointment, it is now on #datum# at #cas#."),
    subject: "Appointment moved to #datum# at #cas#",
    email: email(
      "we have moved your appointment. It is now: #den# #datum# at #cas#.",
      "The former time, #puvodne#, is no longer valid.",
      "#terminy#",
      "If the new one does not suit you, call us at #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
  CANCELLED: {
    sms: sms("your appointment on #datum# at #cas# is cancelled."),
    subject: "Appointment on #datum# at #cas# cancelled",
    email: email(
      "your appointment is cancelled: #den# #datum# at #cas#.",
      "#terminy#",
      "To arrange another one, call us at #telefon#.",
    ),
  },
  REMINDER: {
    sms: sms("a reminder of your appointment on #datum# at #cas#."),
    subject: "Reminder: appointment on #datum# at #cas#",
    email: email(
      "a reminder of your appointment: #den# #datum# at #cas#.",
      "If it does not suit you, call us at #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
  RECEIVED: {
    sms: sms("we have received your request for #datum# at #cas#, you will hear from us."),
    subject: "We have received your request",
    email: email(
      "we have received your request for an appointment: #den# #datum# at #cas#. It is not confirmed yet, you will hear from us.",
      "You can cancel the request at this link:\n#odkaz#",
    ),
  },
  REJECTED: {
    sms: sms("we are sorry that we cannot offer you #datum# at #cas#."),
    subject: "Your request for an appointment",
    email: email(
      "we are sorry that we cannot offer you the time you asked for: #den# #datum# at #cas#.",
      "#duvod#",
      "You can choose another one at this link:\n#odkaz#",
      "Or call us at #telefon#.",
    ),
  },
  OWED: {
    sms: "",
    subject: "Reminder of the payment #symbol#",
    email: email(
      "according to our records #castka# are left to pay.",
      "Variable symbol: #symbol#\nAccount number: #ucet#\nIBAN: #iban#",
      "If you have paid already, thank you, there is nothing to do. With questions call us at #telefon#.",
    ),
  },
  REASSIGNED: {
    sms: sms("your appointment on #datum# at #cas# stays, you will see #terapeut#."),
    subject: "Another therapist on #datum# at #cas#",
    email: email(
      "your appointment stays: #den# #datum# at #cas#. You will see #terapeut#.",
      "#terminy#",
      "If the change does not suit you, call us at #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
};

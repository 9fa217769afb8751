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
      "If it does not suit you, call us on #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
  MOVED: {
    sms: sms("we have moved your appointment to #datum# at #cas#."),
    subject: "Appointment moved to #datum# at #cas#",
    email: email(
      "we have moved your appointment. It is now: #den# #datum# at #cas#.",
      "Your earlier time, #puvodne#, no longer applies.",
      "#terminy#",
      "If the new one does not suit you, call us on #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
  CANCELLED: {
    sms: sms("your appointment on #datum# at #cas# has been cancelled."),
    subject: "Appointment on #datum# at #cas# cancelled",
    email: email(
      "your appointment has been cancelled: #den# #datum# at #cas#.",
      "#terminy#",
      "To arrange another one, call us on #telefon#.",
    ),
  },
  REMINDER: {
    sms: sms("this is a reminder of your appointment on #datum# at #cas#."),
    subject: "Reminder: appointment on #datum# at #cas#",
    email: email(
      "this is a reminder of your appointment: #den# #datum# at #cas#.",
      "If it does not suit you, call us on #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
  RECEIVED: {
    sms: sms("we have received your request for #datum# at #cas#. You will hear from us."),
    subject: "We have received your request",
    email: email(
      "we have received your request for an appointment: #den# #datum# at #cas#. It is not confirmed yet; you will hear from us.",
      "You can cancel the request at this link:\n#odkaz#",
    ),
  },
  REJECTED: {
    sms: sms("we are sorry, but we cannot offer you #datum# at #cas#."),
    subject: "Your appointment request",
    email: email(
      "we are sorry, but we cannot offer you the time you asked for: #den# #datum# at #cas#.",
      "#duvod#",
      "You can choose another one at this link:\n#odkaz#",
      "Or call us on #telefon#.",
    ),
  },
  OWED: {
    sms: "",
    subject: "Payment reminder #symbol#",
    email: email(
      "according to our records, you still have #castka# to pay.",
      "Variable symbol: #symbol#\nAccount number: #ucet#\nIBAN: #iban#",
      "If you have already paid, thank you; you need not do anything. If you have questions, call us on #telefon#.",
    ),
  },
  REASSIGNED: {
    sms: sms("your appointment on #datum# at #cas# stays the same, but you will see #terapeut#."),
    subject: "Change of therapist on #datum# at #cas#",
    email: email(
      "your appointment stays the same: #den# #datum# at #cas#. You will see #terapeut#.",
      "#terminy#",
      "If the change does not suit you, call us on #telefon#.",
      "You can also cancel it at this link:\n#odkaz#",
    ),
  },
};

import type { Locale } from "#rules/codes.ts";

export type SheetWords = {
  subject: string;
  /** In the outbox, in place of the text. */
  notStored: string;
  allDay: string;
  freeTime: string;
  request: string;
  event: string;
  busy: string;
  nobody: string;
  /** Why it comes, and how that ends. */
  why: string;
};

/** The words of tomorrow's sheet. */
export const sheetWords: Record<Locale, SheetWords> = {
  cs: {
    subject: "Rozpis na zítřek",
    notStored: "Rozpis se jmény pacientů Motus po odeslání neuchovává.",
    allDay: "celý den",
    freeTime: "volno",
    request: "žádost o termín",
    event: "událost",
    busy: "obsazeno",
    nobody: "Bez osoby",
    why: "Rozpis vám chodí, protože vám ho zapnul správce zařízení. Vypne ho v Nastavení, Upozornění. Obsahuje jména pacientů: nepřeposílejte ho a po použití ho smažte.",
  },
  de: {
    subject: "Plan für morgen",
    notStored: "Motus bewahrt den Plan mit den Namen der Patienten nach dem Versand nicht auf.",
    allDay: "ganztägig",
    freeTime: "Abwesenheit",
    request: "Terminanfrage",
    event: "Termin",
    busy: "belegt",
    nobody: "Ohne Person",
    why: "Sie erhalten den Plan, weil ihn die Verwaltung der Einrichtung für Sie eingeschaltet hat. Ausgeschaltet wird er in den Einstellungen unter Benachrichtigungen. Er enthält Namen von Patienten: Leiten Sie ihn nicht weiter und löschen Sie ihn nach Gebrauch.",
  },
  en: {
    subject: "Tomorrow’s schedule",
    notStored: "Motus does not keep the schedule with patient names after sending it.",
    allDay: "all day",
    freeTime: "time off",
    request: "booking request",
    event: "event",
    busy: "busy",
    nobody: "Without a person",
    why: "You get this schedule because an administrator of the centre has turned it on for you. They can turn it off in Settings, Notifications. It contains patient names: do not forward it, and delete it after use.",
  },
  sk: {
    subject: "Rozpis na zajtra",
    notStored: "Rozpis s menami pacientov Motus po odoslaní neuchováva.",
    allDay: "celý deň",
    freeTime: "voľno",
    request: "žiadosť o termín",
    event: "udalosť",
    busy: "obsadené",
    nobody: "Bez osoby",
    why: "Rozpis vám chodí, pretože vám ho zapol správca zariadenia. Vypne ho v Nastaveniach, Upozornenia. Obsahuje mená pacientov: neposielajte ho ďalej a po použití ho zmažte.",
  },
};

/** Words of messages to patients: what they are about, how they go, and what became of them. */
export const noticeWords = {
  email: "E-Mail",
  sms: "SMS",
  change: "Terminänderung",
  occasions: {
    BOOKED: "Neuer Termin",
    MOVED: "Verlegter Termin",
    CANCELLED: "Abgesagter Termin",
    REMINDER: "Erinnerung",
    RECEIVED: "Erhaltene Terminanfrage",
    REJECTED: "Abgelehnte Terminanfrage",
    OWED: "Offene Zahlung",
    REASSIGNED: "Anderer Therapeut",
  },
  states: {
    WAITING: "Wartet auf den Versand",
    HANDED_OVER: "Zur Zustellung übergeben",
    REFUSED: "Abgelehnt",
    STOPPED: "Nicht gesendet",
  },
  reasons: {
    UNDONE: "die Änderung gilt nicht mehr",
    OPTED_OUT: "der Patient lehnt Nachrichten ab",
    NO_CONTACT: "auf der Karte fehlt der Kontakt",
    CARD_CLOSED: "die Karte ist archiviert",
    TOO_LATE: "zu spät, rufen Sie an",
    CENTER_YOUNG: "die neue Einrichtung hat an diesem Tag schon genug Nachrichten versandt",
    SWITCHED_OFF: "die Benachrichtigung ist ausgeschaltet",
  },
};

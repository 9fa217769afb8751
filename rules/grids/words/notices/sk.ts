/** Words of messages to patients: what they are about, how they go, and what became of them. */
export const noticeWords = {
  email: "E-mail",
  sms: "SMS",
  change: "Zmena termínu",
  occasions: {
    BOOKED: "Nový termín",
    MOVED: "Presunutý termín",
    CANCELLED: "Zrušený termín",
    REMINDER: "Pripomienka",
    RECEIVED: "Prijatá žiadosť o\u00a0termín",
    REJECTED: "Odmietnutá žiadosť o\u00a0termín",
    OWED: "Nezaplatená platba",
    REASSIGNED: "Iný terapeut",
  },
  states: {
    WAITING: "Čaká na odoslanie",
    HANDED_OVER: "Odovzdané na doručenie",
    REFUSED: "Odmietnuté",
    STOPPED: "Neposlané",
  },
  reasons: {
    UNDONE: "zmena už neplatí",
    OPTED_OUT: "pacient správy odmietol",
    NO_CONTACT: "na karte chýba kontakt",
    CARD_CLOSED: "karta je v\u00a0archíve",
    TOO_LATE: "bolo by neskoro, zavolajte",
    CENTER_YOUNG: "nové zariadenie už v\u00a0ten deň poslalo dosť správ",
    SWITCHED_OFF: "upozornenie je vypnuté",
  },
};

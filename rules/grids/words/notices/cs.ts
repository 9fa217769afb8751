/** Words of messages to patients: what they are about, how they go, and what became of them. */
export const noticeWords = {
  email: "E-mail",
  sms: "SMS",
  change: "Změna termínu",
  occasions: {
    BOOKED: "Nový termín",
    MOVED: "Přesunutý termín",
    CANCELLED: "Zrušený termín",
    REMINDER: "Připomínka",
    RECEIVED: "Přijatá žádost o\u00a0termín",
    REJECTED: "Odmítnutá žádost o\u00a0termín",
    OWED: "Nezaplacená platba",
    REASSIGNED: "Jiný terapeut",
  },
  states: {
    WAITING: "Čeká na odeslání",
    HANDED_OVER: "Předáno k\u00a0doručení",
    REFUSED: "Odmítnuto",
    STOPPED: "Neposláno",
  },
  reasons: {
    UNDONE: "změna už neplatí",
    OPTED_OUT: "pacient zprávy odmítl",
    NO_CONTACT: "na kartě chybí spojení",
    CARD_CLOSED: "karta je v\u00a0archivu",
    TOO_LATE: "bylo by pozdě, zavolejte",
    CENTER_YOUNG: "nové zařízení už ten den poslalo dost zpráv",
    SWITCHED_OFF: "upozornění je vypnuté",
  },
};

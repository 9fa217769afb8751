import type { Texts } from "../grid-words.ts";
import type { cellWords as cs } from "./cs.ts";

export const cellWords: Texts<typeof cs> = {
  paid: {
    paid: "Bezahlt",
    unpaid: "Offen",
    partly: "Zum Teil",
    canceled: "Storniert",
  },
  credits: {
    credited: "Gutgeschrieben",
    creditNote: "Gutschrift",
  },
  methods: {
    CASH: "Bar",
    CARD: "Mit Karte",
    TRANSFER: "Überweisung",
    VOUCHER: "Mehrfachkarte",
  },
  vouchers: {
    valid: "Gültig",
    ends: "Läuft bald ab",
    ended: "Abgelaufen",
    used: "Aufgebraucht",
    archived: "Im Archiv",
  },
  sexes: { MALE: "männlich", FEMALE: "weiblich" },
  chips: { CAVE: "CAVE" },
  limits: { BOOK: "Buchen", BEGIN: "Beginnen", END: "Beenden" },
  ftVouchers: { OPEN: "Offen", CLOSED: "Geschlossen" },
  batches: {
    MADE: "Erstellt",
    SENT: "Übergeben",
    ACCEPTED: "Angenommen",
    REFUSED_PARTLY: "Teils abgelehnt",
    REFUSED: "Abgelehnt",
  },
  returnedKinds: { REFUSED: "Abgelehnt", CANCELED: "Storniert" },
  returnedStates: {
    OPEN: "Offen",
    WITH_AUTHOR: "Beim Autor",
    REPORT_CORRECTED: "Bericht korrigiert",
    CORRECTED: "Korrigiert",
    BILLED_AGAIN: "Wieder abzurechnen",
    OTHER_INSURER: "Andere Kasse",
    WRITTEN_OFF: "Abgeschrieben",
  },
  bankMovements: {
    WAITING: "Offen",
    BOOKED: "Gebucht",
    LEFT_OUT: "Ausgelassen",
    OUTGOING: "Ausgang",
  },
  bankAdvice: {
    FITS: "Symbol und Betrag passen zu einer Zahlung.",
    REPEATED:
      "Auf die Zahlung ist schon eine Buchung desselben Tages in derselben Höhe eingegangen. Es kann dieselbe Überweisung aus einer anderen Datei sein.",
    SEVERAL_CANDIDATES: "Symbol und Betrag passen zu mehreren Zahlungen.",
    AMOUNT_DIFFERS: "Das Symbol passt zu einer Zahlung, der Betrag nicht.",
    SETTLED: "Die Zahlung mit diesem Symbol ist schon bezahlt oder storniert.",
    NAME_AND_AMOUNT: "Ein bekanntes Symbol fehlt. Name und Betrag passen.",
    AMOUNT_ONLY: "Ein bekanntes Symbol fehlt. Nur der Betrag passt.",
    NOTHING_FITS: "Keine offene Zahlung passt.",
    REVERSAL: "Die Bank hat eine frühere Buchung zurückgenommen. Stornieren Sie die Zahlung, die damit bezahlt war.",
    FOREIGN_CURRENCY: "Die Buchung ist in einer anderen Währung.",
  },
  months: { closed: "abgeschlossen" },
  formats: {
    INVOICES_SET: "Rechnungen (ZIP)",
    CSV: "Zahlungseingänge (CSV)",
    XLSX: "Zahlungseingänge (XLSX)",
  },
};

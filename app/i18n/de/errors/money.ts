/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "Die Firmennummer (IČO) stimmt nicht. Sie hat acht Ziffern, die letzte ist eine Prüfziffer.",
  vatNumberInvalid: "Die USt-IdNr. stimmt nicht. Sie sieht zum Beispiel so aus: CZ12345678.",
  accountNumberInvalid:
    "Die Kontonummer oder die Bankleitzahl stimmt nicht. Beides zusammen sieht zum Beispiel so aus: 19-2000145399/0800.",
  ibanInvalid: "Die IBAN stimmt nicht. Geben Sie sie ganz ein, mit den Buchstaben des Landes.",
  ibanDiffers:
    "Die IBAN gehört zu einem anderen Konto als die Kontonummer. Lassen Sie sie leer, dann ergänzen wir sie.",
  billingIncomplete: "Rechnungen brauchen Name, Adresse und Konto. Ergänzen Sie diese zuerst.",
  registerAway:
    "Das Firmenregister antwortet gerade nicht. Füllen Sie die Angaben selbst aus oder versuchen Sie es später.",
  visitsOutOfRange: "Die Anzahl der Besuche soll zwischen 1 und 999 liegen.",
  serviceTwice: "Diese Leistung steht schon da. Tragen Sie sie einmal ein, mit allen Besuchen.",
  validityOutOfRange: "Die Gültigkeit soll zwischen 1 und 99 liegen.",
  paymentCanceled: "Die Zahlung ist storniert und lässt sich nicht mehr bearbeiten.",
  notEnoughCash: "So viel ist nicht in der Kasse.",
  statementUnreadable: "Der Auszug ist nicht lesbar.",
  statementBooked: "Vom Auszug ist schon etwas gebucht. Stornieren Sie zuerst die Zahlungen, die daraus stammen.",
  statementOfAnother: "Der Auszug ist nicht vom Konto der Einrichtung. Das Konto tragen Sie in den Rechnungsdaten ein.",
  pastChange: "Eine Änderung gilt frühestens ab heute. Was vorher galt, bleibt.",
  changeTooFar: "Eine Änderung lässt sich höchstens fünf Jahre im Voraus eintragen.",
  monthClosed: "Der Monat ist abgeschlossen. Was zu ihm gehört, ändert sich nicht mehr.",
  monthNotNext:
    "Monate werden nach ihrem Ende und der Reihe nach ab dem ältesten abgeschlossen. Wieder geöffnet wird nur der letzte.",
  monthCashOpen: "Schließen Sie zuerst die Kassen ab, in die in diesem Monat eingetragen wurde.",
  lastCashBox: "Die letzte verwendete Kasse lässt sich nicht archivieren.",
  visitOwed:
    "Ein Besuch wird ganz bezahlt. Seine Zahlung storniert nur, wer Nachlässe gewährt. Einen irrtümlich erhaltenen Betrag stornieren Sie einzeln; ist der Patient nicht gekommen, vermerken Sie es beim Besuch.",
  cashBoxShort: "In der Kasse ist nicht genug Bargeld. Legen Sie es zuerst ein.",
  cashAboveLimit:
    "Von einem Zahler darf man an einem Tag höchstens 270\u00a0000\u00a0Kč bar annehmen oder ihm zurückgeben, in der Slowakei 15\u00a0000\u00a0€. Der Rest geht per Überweisung oder Karte.",
  cashBoxNotEmpty: "In der Kasse ist Bargeld. Entnehmen Sie es zuerst.",
  paymentPaid: "Von der Zahlung ist schon etwas bezahlt. Stornieren Sie zuerst den erhaltenen Betrag.",
  paymentByVoucher: "Den Besuch deckt eine Mehrfachkarte. Geben Sie ihn zuerst auf die Mehrfachkarte zurück.",
  voucherUsed: "Besuche der Mehrfachkarte sind schon genutzt. Der Verkauf lässt sich deshalb nicht stornieren.",
  moreThanLeft: "So viel ist auf der Mehrfachkarte nicht übrig.",
  voucherOver:
    "Die Mehrfachkarte ist abgelaufen oder im Archiv. Verlängern Sie sie zuerst oder holen Sie sie aus dem Archiv.",
  voucherNotPaid:
    "Der Verkauf der Mehrfachkarte ist nicht ganz bezahlt. Solange das so ist, lässt sich die ganze Zahlung stornieren.",
  nothingLeft: "Auf der Mehrfachkarte ist kein Besuch übrig.",
  voucherNotUsable:
    "Diese Mehrfachkarte kann den Besuch nicht bezahlen: Sie gilt nicht für die Leistung, nicht an dem Tag, oder es ist nichts übrig.",
  entryReversed: "Dieser Betrag ist schon storniert.",
  exportTooLong: "Ein Export umfasst höchstens ein Jahr.",
  invoicingOff: "Die Rechnungsstellung ist ausgeschaltet. Die Verwaltung schaltet sie in den Einstellungen ein.",
  paymentInvoiced:
    "Die Zahlung hat schon eine Rechnung und wird weder geändert noch storniert. Stellen Sie zuerst eine Gutschrift aus.",
  paymentOpened:
    "Der Betrag ist aus einem anderen Programm übernommen: Seine Rechnung ist dort, und die Positionen bleiben. Einen Irrtum beheben Sie, indem Sie die Zahlung stornieren.",
  notInvoiceable: "Eine Zahlung ohne Betrag hat keine Rechnung.",
  advanceDocumented:
    "Über das erhaltene Geld gibt es eine Anzahlungsrechnung. Stellen Sie zuerst eine Gutschrift zu ihr aus.",
  visitCharged:
    "Der Besuch des entfernten Patienten ist bezahlt oder steht auf einer Rechnung. Stornieren Sie zuerst die Zahlung oder stellen Sie eine Gutschrift aus.",
  voucherServiceGone:
    "Die Mehrfachkarte hat eine Leistung, die Sie nicht mehr anbieten. Tauschen Sie diese zuerst in der Vorlage.",
  noAdvance: "Kein Geld wartet auf eine Anzahlungsrechnung.",
  paymentsDiffer:
    "Auf einer Rechnung stehen Zahlungen eines Patienten oder eines Zahlers, in einer Währung und entweder alle bezahlt oder alle unbezahlt. Was vor einer Änderung der Umsatzsteuer erbracht wurde, hat eine eigene Rechnung.",
  currencyFixed: "Die Währung lässt sich nicht mehr ändern: Die Einrichtung hat Zahlungen oder Kassenbewegungen.",
  rateInvalid: "Ein Kurs liegt zwischen 10 und 50 Kronen, mit höchstens drei Dezimalstellen.",
  vatRateMissing: "Wählen Sie den Umsatzsteuersatz.",
  rateMissing: "Geben Sie den Kurs an: Ein Beleg in Euro nennt die Umsatzsteuer auch in Kronen.",
  customerMissing: "Die Zahlung hat weder Patienten noch Zahler. Stellen Sie die Rechnung an jemand anderen aus.",
  vatDayMissing: "Geben Sie den Tag ein, ab dem das gilt.",
  numberLowered: "Die nächste Nummer lässt sich nur erhöhen: Niedrigere sind schon vergeben oder übersprungen.",
  seriesTaken: "Solche Nummern hat schon ein anderer Nummernkreis. Wählen Sie ein anderes Präfix.",
  seriesShared:
    "Solche Nummern vergibt auch eine andere Einrichtung mit derselben IČO und gemeinsamer Verwaltung. Geben Sie Rechnungen, Gutschriften und Anzahlungsrechnungen ein anderes Präfix.",
  prefixInvalid: "Das Präfix hat höchstens sechs Buchstaben ohne Umlaute, Ziffern und Bindestriche.",
  customerIncomplete: "Der Beleg muss Namen und Anschrift des Rechnungsempfängers nennen. Ergänzen Sie sie.",
  notPrintable:
    "Der Beleg enthielte Zeichen, die sich nicht drucken lassen: {{characters}}. Ersetzen Sie sie durch Buchstaben: in den Positionen, beim Rechnungsempfänger, in dessen Notiz oder in den Rechnungsdaten.",
  supplyAhead:
    "Die besteuerte Leistung steht noch aus, deshalb gibt es dafür noch keine Rechnung. Senden Sie bis dahin eine Zahlungsaufforderung; was im Voraus eingeht, erhält eine Anzahlungsrechnung.",
  advanceMissing:
    "Geld aus einem früheren Monat wird gesondert besteuert. Stellen Sie dafür zuerst eine Anzahlungsrechnung aus.",
  monthsDiffer:
    "Besteuerte Positionen einer Rechnung müssen aus einem Monat stammen. Stellen Sie für jeden Monat eine eigene Rechnung aus.",
  taxNumberInvalid: "Die slowakische Steuernummer (DIČ) hat zehn Ziffern.",
  lessThanDue: "Das erhaltene Bargeld ist weniger als der zu zahlende Betrag.",
  moreThanOwed: "Der Betrag ist höher als der offene Rest.",
  cashNotPayable:
    "So kleine Münzen gibt es nicht. Geben Sie ganze Kronen ein, in der Slowakei in Schritten von fünf Cent.",
  discountNotAllowed: "Einen Nachlass gibt die Verwaltung. Geben Sie den Listenpreis ein oder fragen Sie dort.",
  centerYoung:
    "Neue Einrichtungen versenden Nachrichten schrittweise: am ersten Tag 20, an jedem weiteren 20 mehr, nach einem Monat ohne Beschränkung. Für heute ist das alles, machen Sie morgen weiter.",
  addressInDocument:
    "Auf dem Beleg steht in einem Namen, einer Position oder einer Notiz eine Webadresse. Einen solchen Beleg versendet eine neue Einrichtung nicht per E-Mail: Übergeben Sie ihn auf anderem Weg.",
} as const;

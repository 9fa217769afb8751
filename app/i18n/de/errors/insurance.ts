/** Words of the errors of billing for insurers. */
export const insuranceErrors = {
  insurersOff: "Mit Krankenkassen rechnen nur tschechische Gesundheitseinrichtungen ab.",
  departmentInUse:
    "Die Abteilung hat Verträge mit Krankenkassen und kann nicht entfernt werden. Beenden Sie den Vertrag mit einem Tag.",
  contractOverlaps:
    "An diesen Tagen hat die Abteilung schon einen Vertrag mit dieser Kasse. Beenden Sie zuerst den älteren.",
  placeNumberInvalid: "Die Nummer hat acht Ziffern.",
  specialtyUnknown: "Diese Fachrichtung steht nicht im Verzeichnis. Geben Sie ihren Code ein, zum Beispiel 902.",
  branchUnknown: "Diese Stelle der VZP steht nicht im Verzeichnis.",
  operationUnknown: "Das Verzeichnis hat keine solche Leistung.",
  pointPriceInvalid: "Geben Sie den Punktwert in Kronen ein, mit höchstens zwei Nachkommastellen, zum Beispiel 0,74.",
  lastContractPrice: "Ein Vertrag braucht mindestens einen Preis, deshalb bleibt der letzte.",
  contractDaysInvalid: "Der Vertrag würde enden, bevor er beginnt.",
  operationTwice: "Die Leistung steht zweimal da: Zählen Sie die Anzahlen in einer Zeile zusammen.",
  diagnosisUnknown: "Die Kennzahl der Diagnose steht nicht im Verzeichnis.",
  diagnosisTwice: "Die Diagnose steht zweimal da.",
  codingReasonMissing: "Die Warnungen bei den Leistungen brauchen einen Grund, warum sie trotzdem abgerechnet werden.",
  departmentMissing: "Der Verfasser des Berichts gehört nicht zu dieser Abteilung.",
  insurerNeedsVoucher: "Dieses Fachgebiet wird nur auf Verordnung abgerechnet.",
  applicantKnown: "Einen verordnenden Arzt mit diesem Namen, dieser IČP und dieser Fachrichtung haben Sie schon.",
  bookedBeforeIssue: "Gebucht, bevor die Verordnung ausgestellt wurde.",
  ftVoucherClosed: "Die FT-Verordnung ist abgeschlossen. Öffnen Sie sie zuerst.",
  ftVoucherUsed: "Die FT-Verordnung hat schon Besuche: Sie lässt sich abschließen, nicht entfernen.",
  ftVoucherUsedUp: "Auf der FT-Verordnung ist kein Besuch mehr übrig.",
  insurerFileForeign: "Das ist keine Datei für eine Krankenkasse.",
  insurerFileTooLarge: "Die Datei ist zu groß. Wir lesen höchstens 5\u00a0MB.",
  dayInFuture: "Der Tag liegt in der Zukunft. Geben Sie heute oder einen früheren Tag ein.",
} as const;

/** Words of the actions of billing for insurers. */
export const insurerActions = {
  batchCandidate: { listed: "Abrechnung eines Monats mit den Kassen" },
  batch: {
    begun: "Erstellung von Stapeln begonnen",
    made: "Stapel erstellt",
    filed: "Datei des Stapels geschrieben",
    fixed: "Korrekturstapel erstellt",
    repeated: "Erstellung von Stapeln wiederholt",
    read: "Stapel geöffnet",
    stateSet: "Status eines Stapels",
    disallowed: "Kürzung eines Stapels",
    disallowanceTakenBack: "Kürzung eines Stapels zurückgenommen",
    removed: "Stapel entfernt",
  },
  department: {
    created: "Abteilung hinzugefügt",
    updated: "Abteilung geändert",
    removed: "Abteilung entfernt",
  },
  insuranceContract: {
    created: "Kassenvertrag hinzugefügt",
    updated: "Kassenvertrag geändert",
    removed: "Kassenvertrag entfernt",
    pricesSet: "Preise eines Kassenvertrags",
    pricesRemoved: "Preise eines Kassenvertrags entfernt",
    operationsSet: "Leistungen eines Kassenvertrags",
  },
  medicalOperationPreset: {
    created: "neue Vorlage für Leistungen",
    updated: "Änderung einer Vorlage für Leistungen",
    removed: "Entfernen einer Vorlage für Leistungen",
  },
  ftVoucherApplicant: {
    created: "neuer verordnender Arzt",
    updated: "Änderung eines verordnenden Arztes",
    archived: "Archivierung eines verordnenden Arztes",
  },
} as const;

/** Words of the actions of billing for insurers. */
export const insurerActions = {
  batchCandidate: { listed: "vyúčtování pro pojišťovny za měsíc" },
  batch: {
    begun: "zahájení tvorby dávek",
    made: "vytvoření dávky",
    filed: "zapsání souboru dávky",
    fixed: "vytvoření opravné dávky",
    repeated: "opakování tvorby dávek",
    read: "otevření dávky",
    stateSet: "stav dávky",
    disallowed: "neuznaná částka dávky",
    disallowanceTakenBack: "vrácení neuznané částky dávky",
    removed: "odebrání dávky",
  },
  department: {
    created: "přidání pracoviště",
    updated: "změna pracoviště",
    removed: "odebrání pracoviště",
  },
  insuranceContract: {
    created: "přidání smlouvy s pojišťovnou",
    updated: "změna smlouvy s pojišťovnou",
    removed: "odebrání smlouvy s pojišťovnou",
    pricesSet: "ceny smlouvy s pojišťovnou",
    pricesRemoved: "odebrání cen smlouvy s pojišťovnou",
    operationsSet: "výkony smlouvy s pojišťovnou",
  },
  medicalOperationPreset: {
    created: "přidání šablony výkonů",
    updated: "změna šablony výkonů",
    removed: "odebrání šablony výkonů",
  },
  ftVoucherApplicant: {
    created: "přidání žadatele FT poukazů",
    updated: "změna žadatele FT poukazů",
    archived: "archivace žadatele FT poukazů",
  },
} as const;

/** Words of the actions of billing for insurers. */
export const insurerActions = {
  batchCandidate: { listed: "vyúčtovanie pre poisťovne za mesiac" },
  batch: {
    begun: "začatie tvorby dávok",
    made: "vytvorenie dávky",
    filed: "zapísanie súboru dávky",
    fixed: "vytvorenie opravnej dávky",
    repeated: "opakovanie tvorby dávok",
    read: "otvorenie dávky",
    stateSet: "stav dávky",
    disallowed: "neuznaná suma dávky",
    disallowanceTakenBack: "vrátenie neuznanej sumy dávky",
    removed: "odobratie dávky",
  },
  department: {
    created: "pridanie pracoviska",
    updated: "zmena pracoviska",
    removed: "odobratie pracoviska",
  },
  insuranceContract: {
    created: "pridanie zmluvy s poisťovňou",
    updated: "zmena zmluvy s poisťovňou",
    removed: "odobratie zmluvy s poisťovňou",
    pricesSet: "ceny zmluvy s poisťovňou",
    pricesRemoved: "odobratie cien zmluvy s poisťovňou",
    operationsSet: "výkony zmluvy s poisťovňou",
  },
  medicalOperationPreset: {
    created: "pridanie šablóny výkonov",
    updated: "zmena šablóny výkonov",
    removed: "odobratie šablóny výkonov",
  },
  ftVoucherApplicant: {
    created: "pridanie žiadateľa FT poukazov",
    updated: "zmena žiadateľa FT poukazov",
    archived: "archivácia žiadateľa FT poukazov",
  },
} as const;

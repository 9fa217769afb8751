/** Words of the errors of billing for insurers. */
export const insuranceErrors = {
  insurersOff: "Pojišťovnám účtují jen česká zdravotnická zařízení.",
  departmentInUse: "Pracoviště má smlouvy s\u00a0pojišťovnami, proto nejde odebrat. Smlouvu ukončete dnem.",
  contractOverlaps: "V\u00a0těchto dnech už pracoviště smlouvu s\u00a0touto pojišťovnou má. Starší nejdřív ukončete.",
  placeNumberInvalid: "Číslo má osm číslic.",
  specialtyUnknown: "Taková odbornost v\u00a0číselníku není. Napište její kód, například 902.",
  branchUnknown: "Takové pracoviště VZP v\u00a0číselníku není.",
  operationUnknown: "Některý výkon v\u00a0číselníku není.",
  pointPriceInvalid: "Napište cenu bodu v\u00a0korunách, nejvýš na dvě místa, například 0,74.",
  lastContractPrice: "Smlouva potřebuje aspoň jednu cenu, proto poslední nejde odebrat.",
  contractDaysInvalid: "Smlouva by skončila dřív, než začne.",
  operationTwice: "Výkon je zadaný dvakrát, počty sečtěte do jednoho řádku.",
  diagnosisUnknown: "Kód diagnózy v\u00a0číselníku není.",
  diagnosisTwice: "Diagnóza je zadaná dvakrát.",
  codingReasonMissing: "Upozornění u\u00a0výkonů potřebují důvod, proč je přesto účtujete.",
  departmentMissing: "Do tohoto pracoviště autor zprávy nepatří.",
  insurerNeedsVoucher: "Tato odbornost účtuje jen na poukaz.",
} as const;

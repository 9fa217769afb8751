/** Words of the errors of billing for insurers. */
export const insuranceErrors = {
  insurersOff: "Poisťovniam účtujú len české zdravotnícke zariadenia.",
  departmentInUse: "Pracovisko má zmluvy s\u00a0poisťovňami, preto sa nedá odobrať. Zmluvu ukončite dňom.",
  contractOverlaps: "V\u00a0týchto dňoch už pracovisko zmluvu s\u00a0touto poisťovňou má. Staršiu najprv ukončite.",
  placeNumberInvalid: "Číslo má osem číslic.",
  specialtyUnknown: "Taká odbornosť v\u00a0číselníku nie je. Napíšte jej kód, napríklad 902.",
  branchUnknown: "Také pracovisko VZP v\u00a0číselníku nie je.",
  operationUnknown: "Niektorý výkon v\u00a0číselníku nie je.",
  pointPriceInvalid: "Napíšte cenu bodu v\u00a0korunách, najviac na dve miesta, napríklad 0,74.",
  lastContractPrice: "Zmluva potrebuje aspoň jednu cenu, preto sa posledná nedá odobrať.",
  contractDaysInvalid: "Zmluva by sa skončila skôr, než začne.",
  operationTwice: "Výkon je zadaný dvakrát, počty spočítajte do jedného riadka.",
  diagnosisUnknown: "Kód diagnózy v\u00a0číselníku nie je.",
  diagnosisTwice: "Diagnóza je zadaná dvakrát.",
  codingReasonMissing: "Upozornenia pri výkonoch potrebujú dôvod, prečo ich napriek tomu účtujete.",
  departmentMissing: "Do tohto pracoviska autor správy nepatrí.",
  insurerNeedsVoucher: "Táto odbornosť účtuje len na poukaz.",
} as const;

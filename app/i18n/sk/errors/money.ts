/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "IČO nesúhlasí. Má osem číslic a\u00a0posledná je kontrolná.",
  vatNumberInvalid: "DIČ alebo IČ DPH nesúhlasí. Píše sa napríklad SK2020317068.",
  accountNumberInvalid: "Číslo účtu nesúhlasí. Píše sa napríklad 19-2000145399/0800.",
  ibanInvalid: "IBAN nesúhlasí. Opíšte ho celý, aj s\u00a0písmenami krajiny.",
  ibanDiffers: "IBAN je iného účtu ako číslo účtu. Nechajte ho prázdny a\u00a0doplníme ho.",
  billingIncomplete: "Faktúry potrebujú názov, adresu a\u00a0účet. Doplňte ich najprv.",
  registerAway: "Register firiem teraz neodpovedá. Vyplňte údaje ručne, alebo to skúste neskôr.",
  visitsOutOfRange: "Počet návštev má byť od\u00a01 do\u00a0999.",
  serviceTwice: "Táto služba tu už je. Zapíšte ju raz, so všetkými návštevami.",
  validityOutOfRange: "Platnosť má byť od\u00a01 do\u00a099.",
  paymentCanceled: "Platba je zrušená a\u00a0nič sa s\u00a0ňou už nerobí.",
  notEnoughCash: "V\u00a0pokladni toľko nie je.",
  statementUnreadable: "Výpis sa nedá prečítať.",
  statementOfAnother: "Výpis nie je z\u00a0účtu zariadenia. Účet sa zadáva vo fakturačných údajoch.",
  lastCashBox: "Posledná používaná pokladňa sa nedá archivovať.",
  cashBoxNotEmpty: "V\u00a0pokladni je hotovosť. Najprv ju odveďte.",
  paymentPaid: "Z\u00a0platby už je niečo zaplatené. Najprv stornujte prijatú sumu.",
  paymentByVoucher: "Návštevu hradí permanentka. Najprv ju vráťte na permanentku.",
  voucherUsed: "Návštevy z\u00a0permanentky už sú vybrané. Predaj preto zrušiť nejde.",
  moreThanLeft: "Viac na permanentke nezostáva.",
  voucherOver:
    "Permanentka už skončila, alebo je v\u00a0archíve. Najprv jej predĺžte platnosť, alebo ju z\u00a0archívu vráťte.",
  voucherNotUsable:
    "Táto permanentka návštevu zaplatiť nemôže: nie je na tú službu, neplatí v\u00a0deň návštevy, alebo na nej nič nezostáva.",
  entryReversed: "Táto suma už je stornovaná.",
  exportTooLong: "Export je najviac za\u00a0jeden rok.",
  invoicingOff: "Fakturácia je vypnutá. Zapína ju správca v\u00a0nastaveniach.",
  paymentInvoiced: "Platba už má faktúru, preto sa nezmení ani nezruší. Najprv na ňu vystavte dobropis.",
  notInvoiceable:
    "Faktúru má iba platba, ktorá je zaplatená celá, alebo z\u00a0nej ešte nie je zaplatené nič. Nulová ju nemá.",
  customerMissing:
    "Platba nemá pacienta ani platiteľa a\u00a0faktúra potrebuje odberateľa. Zrušte ju a\u00a0pridajte novú.",
  moreThanOwed: "Suma je vyššia, než koľko zostáva zaplatiť.",
  cashNotPayable: "Takými malými mincami sa neplatí. Zadajte celé koruny, na Slovensku po piatich centoch.",
  discountNotAllowed: "Zľavu z\u00a0cenníka dáva správca. Zadajte cenu z\u00a0cenníka, alebo ho požiadajte.",
} as const;

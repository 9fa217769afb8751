/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "IČO nie je správne. Má osem číslic a\u00a0posledná je kontrolná.",
  vatNumberInvalid: "DIČ alebo IČ DPH nie je správne. Píše sa napríklad SK2020317068.",
  accountNumberInvalid: "Skontrolujte číslo účtu a\u00a0kód banky. Píšu sa napríklad 19-2000145399/0800.",
  ibanInvalid: "IBAN nie je správny. Opíšte ho celý, aj s\u00a0písmenami krajiny.",
  ibanDiffers: "IBAN je iného účtu ako číslo účtu. Nechajte ho prázdny a\u00a0doplníme ho.",
  billingIncomplete: "Faktúry potrebujú názov, adresu a\u00a0účet. Doplňte ich najprv.",
  registerAway: "Register firiem teraz neodpovedá. Vyplňte údaje ručne, alebo to skúste neskôr.",
  visitsOutOfRange: "Počet návštev má byť od\u00a01 do\u00a0999.",
  serviceTwice: "Táto služba tu už je. Zapíšte ju raz, so všetkými návštevami.",
  validityOutOfRange: "Platnosť má byť od\u00a01 do\u00a099.",
  paymentCanceled: "Platba je zrušená a\u00a0už sa s\u00a0ňou nedá nič robiť.",
  notEnoughCash: "V\u00a0pokladni toľko nie je.",
  statementUnreadable: "Výpis sa nedá prečítať.",
  statementBooked: "Z\u00a0výpisu sa už účtovalo. Najprv stornujte platby, ktoré sú z\u00a0neho.",
  statementOfAnother: "Výpis nie je z\u00a0účtu zariadenia. Účet sa zadáva vo fakturačných údajoch.",
  pastChange: "Zmena platí najskôr odo dneška. Čo platilo predtým, zostáva.",
  changeTooFar: "Zmena sa dá zadať najviac päť rokov dopredu.",
  monthClosed: "Mesiac je uzavretý. Čo doň patrí, sa už nemení.",
  monthNotNext:
    "Mesiace sa uzatvárajú po skončení a\u00a0postupne od najstaršieho. Znova otvoriť sa dá len posledný uzavretý.",
  monthCashOpen: "Najprv uzavrite pokladne, do ktorých sa v\u00a0tom mesiaci zapisovalo.",
  lastCashBox: "Posledná používaná pokladňa sa nedá archivovať.",
  visitOwed:
    "Návšteva sa platí celá. Jej platbu ruší len ten, kto dáva zľavy. Omylom prijatú sumu stornujte; keď pacient neprišiel, nastavte to pri návšteve.",
  cashBoxShort: "V\u00a0pokladni nie je dosť hotovosti. Najprv ju do pokladne vložte.",
  cashAboveLimit:
    "Od jedného platiteľa možno za deň prijať alebo mu vrátiť v\u00a0hotovosti najviac 15\u00a0000\u00a0€, v\u00a0Česku 270\u00a0000\u00a0Kč. Zvyšok ide prevodom alebo kartou.",
  cashBoxNotEmpty: "V\u00a0pokladni je hotovosť. Najprv ju odveďte.",
  paymentPaid: "Z\u00a0platby už je niečo zaplatené. Najprv stornujte prijatú sumu.",
  paymentByVoucher: "Návštevu hradí permanentka. Najprv ju vráťte na permanentku.",
  voucherUsed: "Z\u00a0permanentky sa už čerpali návštevy, preto sa predaj nedá zrušiť.",
  moreThanLeft: "Viac na permanentke nezostáva.",
  voucherOver:
    "Permanentka sa už skončila alebo je v\u00a0archíve. Najprv jej predĺžte platnosť alebo ju vráťte z\u00a0archívu.",
  voucherNotPaid: "Predaj permanentky nie je celý zaplatený. Kým nie je, dá sa zrušiť celá platba.",
  nothingLeft: "Na permanentke žiadna návšteva nezostáva.",
  voucherNotUsable:
    "Táto permanentka návštevu zaplatiť nemôže: nie je na tú službu, neplatí v\u00a0deň návštevy, alebo na nej nič nezostáva.",
  entryReversed: "Táto suma už je stornovaná.",
  exportTooLong: "Export môže byť najviac za\u00a0jeden rok.",
  invoicingOff: "Fakturácia je vypnutá. Zapína ju správca v\u00a0nastaveniach.",
  paymentInvoiced: "Platba už má faktúru, preto sa nezmení ani nezruší. Najprv na ňu vystavte dobropis.",
  paymentOpened:
    "Suma je prevzatá z\u00a0iného programu: faktúra na ňu je tam a\u00a0položky sa nemenia. Omyl opravíte zrušením platby.",
  notInvoiceable: "Na platbu s\u00a0nulovou sumou sa faktúra nevystavuje.",
  advanceDocumented:
    "Na prijaté peniaze je vystavený doklad k\u00a0prijatej platbe. Najprv k\u00a0nemu vystavte dobropis.",
  visitCharged:
    "Návšteva odoberaného pacienta je zaplatená alebo je na faktúre. Platbu najprv stornujte, k\u00a0faktúre vystavte dobropis.",
  voucherServiceGone: "Permanentka má službu, ktorú už neponúkate. Najprv ju v\u00a0šablóne vymeňte.",
  noAdvance: "Žiadne peniaze na doklad k\u00a0prijatej platbe nečakajú.",
  paymentsDiffer:
    "Na jednej faktúre môžu byť platby jedného pacienta alebo jedného platiteľa, v\u00a0jednej mene a\u00a0buď všetky zaplatené, alebo všetky nezaplatené. Čo je z\u00a0obdobia pred zmenou DPH, má faktúru zvlášť.",
  currencyFixed: "Mena sa už nedá zmeniť: zariadenie má platby alebo pohyby v\u00a0pokladni.",
  rateInvalid: "Kurz je od\u00a010 do\u00a050\u00a0korún, najviac na tri desatinné miesta.",
  vatRateMissing: "Vyberte sadzbu DPH.",
  rateMissing: "Doplňte kurz: doklad v\u00a0eurách uvádza DPH aj v\u00a0českých korunách.",
  customerMissing: "Platba nemá pacienta ani platiteľa. Vystavte faktúru niekomu inému.",
  vatDayMissing: "Zadajte deň, od ktorého to platí.",
  numberLowered: "Ďalšie číslo sa dá len zvýšiť: nižšie čísla sú už vydané alebo preskočené.",
  seriesTaken: "Také čísla už má iný váš číselný rad. Zvoľte inú predponu.",
  seriesShared:
    "Také čísla vydáva aj iné zariadenie s\u00a0rovnakým IČO, s\u00a0ktorým máte spoločných správcov. Nastavte faktúram, dobropisom a\u00a0dokladom k\u00a0platbám inú predponu.",
  prefixInvalid: "Predpona má najviac šesť písmen bez diakritiky, číslic a\u00a0pomlčiek.",
  customerIncomplete: "Doklad musí uvádzať meno aj adresu odberateľa. Doplňte ich.",
  notPrintable:
    "Doklad by mal znaky, ktoré sa nedajú vytlačiť: {{characters}}. Nahraďte ich písmenami v\u00a0položkách, pri odberateľovi, v\u00a0jeho poznámke alebo vo fakturačných údajoch.",
  supplyAhead:
    "Zdaniteľné plnenie ešte len bude, preto sa naň faktúra zatiaľ nevystavuje. Dovtedy pošlite výzvu na úhradu; na platbu prijatú vopred vystavíte doklad k\u00a0prijatej platbe.",
  advanceMissing:
    "Peniaze prijaté v\u00a0skoršom mesiaci sa zdaňujú zvlášť. Najprv na ne vystavte doklad k\u00a0prijatej platbe.",
  monthsDiffer:
    "Zdanené položky jednej faktúry majú byť z\u00a0jedného mesiaca. Vystavte na každý mesiac faktúru zvlášť.",
  taxNumberInvalid: "DIČ má desať číslic. Píše sa bez písmen SK, tie patria k\u00a0IČ DPH.",
  lessThanDue: "Prijatá hotovosť je nižšia než platená suma.",
  moreThanOwed: "Suma je vyššia, než koľko zostáva zaplatiť.",
  cashNotPayable: "Takými malými mincami sa neplatí. Zadajte sumu po piatich centoch, v\u00a0Česku celé koruny.",
  discountNotAllowed: "Zľavu z\u00a0cenníka dáva správca. Zadajte cenu z\u00a0cenníka, alebo ho požiadajte.",
  centerYoung:
    "Nové zariadenia posielajú správy postupne: prvý deň 20, každý ďalší o\u00a020 viac, po mesiaci už bez obmedzenia. Na dnes je to všetko, pokračujte zajtra.",
  addressInDocument:
    "Na doklade je v\u00a0mene, položke alebo poznámke webová adresa. Taký doklad nové zariadenie e-mailom neposiela: odovzdajte ho inak.",
} as const;

/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "IČO nesouhlasí. Má osm číslic a poslední je kontrolní.",
  vatNumberInvalid: "DIČ nesouhlasí. Píše se například CZ12345678.",
  accountNumberInvalid: "Číslo účtu nesouhlasí. Píše se například 19-2000145399/0800.",
  ibanInvalid: "IBAN nesouhlasí. Opište ho celý, i s\u00a0písmeny země.",
  ibanDiffers: "IBAN je jiného účtu než číslo účtu. Nechte ho prázdný a\u00a0doplníme ho.",
  billingIncomplete: "Faktury potřebují název, adresu a\u00a0účet. Doplňte je nejdřív.",
  registerAway: "Registr firem teď neodpovídá. Vyplňte údaje ručně, nebo to zkuste později.",
  visitsOutOfRange: "Počet návštěv má být od\u00a01 do\u00a0999.",
  serviceTwice: "Tato služba už tu je. Zapište ji jednou, se všemi návštěvami.",
  validityOutOfRange: "Platnost má být od\u00a01 do\u00a099.",
  paymentCanceled: "Platba je zrušená a\u00a0nic se s\u00a0ní už nedělá.",
  notEnoughCash: "V\u00a0pokladně tolik není.",
  statementUnreadable: "Výpis se nedá přečíst.",
  statementOfAnother: "Výpis není z\u00a0účtu zařízení. Účet se zadává ve fakturačních údajích.",
  lastCashBox: "Poslední používaná pokladna se nedá archivovat.",
  cashBoxNotEmpty: "V\u00a0pokladně je hotovost. Nejdřív ji odveďte.",
  paymentPaid: "Z\u00a0platby už je něco zaplaceno. Nejdřív stornujte přijatou částku.",
  paymentByVoucher: "Návštěvu hradí permanentka. Nejdřív ji vraťte na permanentku.",
  voucherUsed: "Návštěvy z\u00a0permanentky už jsou vybrané. Prodej proto zrušit nejde.",
  moreThanLeft: "Víc na permanentce nezbývá.",
  voucherOver:
    "Permanentka už skončila, nebo je v\u00a0archivu. Nejdřív jí prodlužte platnost, nebo ji z\u00a0archivu vraťte.",
  voucherNotUsable:
    "Tato permanentka návštěvu zaplatit nemůže: není na tu službu, neplatí v\u00a0den návštěvy, nebo na ní nic nezbývá.",
  entryReversed: "Tato částka už je stornovaná.",
  exportTooLong: "Export je nejvýš za\u00a0jeden rok.",
  invoicingOff: "Fakturace je vypnutá. Zapíná ji správce v\u00a0nastavení.",
  paymentInvoiced: "Platba už má fakturu, proto se nezmění ani nezruší. Nejdřív na ni vystavte dobropis.",
  notInvoiceable:
    "Fakturu má jen platba, která je zaplacená celá, nebo z\u00a0ní ještě není zaplaceno nic. Nulová ji nemá.",
  customerMissing:
    "Platba nemá pacienta ani plátce a\u00a0faktura potřebuje odběratele. Zrušte ji a\u00a0přidejte novou.",
  moreThanOwed: "Částka je vyšší, než kolik zbývá zaplatit.",
  cashNotPayable: "Tak malými mincemi se neplatí. Zadejte celé koruny, na Slovensku po pěti centech.",
  discountNotAllowed: "Slevu z\u00a0ceníku dává správce. Zadejte cenu z\u00a0ceníku, nebo ho požádejte.",
} as const;

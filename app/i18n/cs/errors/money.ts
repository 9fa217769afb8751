/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "IČO nesouhlasí. Má osm číslic a poslední je kontrolní.",
  vatNumberInvalid: "DIČ nesouhlasí. Píše se například CZ12345678.",
  accountNumberInvalid: "Číslo účtu nebo kód banky nesouhlasí. Píše se například 19-2000145399/0800.",
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
  statementBooked: "Z\u00a0výpisu už je zaúčtováno. Nejdřív stornujte platby, které z\u00a0něj jsou.",
  statementOfAnother: "Výpis není z\u00a0účtu zařízení. Účet se zadává ve fakturačních údajích.",
  pastChange: "Změna platí nejdřív ode dneška. Co platilo dřív, zůstává.",
  changeTooFar: "Změnu lze zadat nejvýš pět let dopředu.",
  monthClosed: "Měsíc je uzavřený. Co do něj patří, se už nemění.",
  monthNotNext:
    "Měsíce se zavírají po skončení a\u00a0popořadě od nejstaršího. Znovu otevřít jde jen poslední zavřený.",
  monthCashOpen: "Nejdřív uzavřete pokladny, do kterých se v\u00a0tom měsíci zapisovalo.",
  lastCashBox: "Poslední používaná pokladna se nedá archivovat.",
  visitOwed:
    "Návštěva se platí celá. Její platbu ruší jen ten, kdo dává slevy. Omylem přijatou částku stornujte; když pacient nepřišel, nastavte to u\u00a0návštěvy.",
  cashBoxShort: "V\u00a0pokladně není dost hotovosti. Nejdřív ji do pokladny vložte.",
  cashAboveLimit:
    "Od jednoho plátce lze za den přijmout nebo mu vrátit v\u00a0hotovosti nejvýš 270\u00a0000\u00a0Kč, na Slovensku 15\u00a0000\u00a0€. Zbytek jde převodem nebo kartou.",
  cashBoxNotEmpty: "V\u00a0pokladně je hotovost. Nejdřív ji odveďte.",
  paymentPaid: "Z\u00a0platby už je něco zaplaceno. Nejdřív stornujte přijatou částku.",
  paymentByVoucher: "Návštěvu hradí permanentka. Nejdřív ji vraťte na permanentku.",
  voucherUsed: "Návštěvy z\u00a0permanentky už jsou vybrané. Prodej proto zrušit nejde.",
  moreThanLeft: "Víc na permanentce nezbývá.",
  voucherOver:
    "Permanentka už skončila, nebo je v\u00a0archivu. Nejdřív jí prodlužte platnost, nebo ji z\u00a0archivu vraťte.",
  voucherNotPaid: "Prodej permanentky není celý zaplacený. Dokud není, dá se zrušit celá platba.",
  nothingLeft: "Na permanentce žádná návštěva nezbývá.",
  voucherNotUsable:
    "Tato permanentka návštěvu zaplatit nemůže: není na tu službu, neplatí v\u00a0den návštěvy, nebo na ní nic nezbývá.",
  entryReversed: "Tato částka už je stornovaná.",
  exportTooLong: "Export je nejvýš za\u00a0jeden rok.",
  invoicingOff: "Fakturace je vypnutá. Zapíná ji správce v\u00a0nastavení.",
  paymentInvoiced: "Platba už má fakturu, proto se nezmění ani nezruší. Nejdřív na ni vystavte dobropis.",
  paymentOpened:
    "Částka je převzatá z\u00a0jiného programu: faktura na ni je tam a\u00a0položky se nemění. Omyl opravíte zrušením platby.",
  notInvoiceable: "Platba za nula fakturu nemá.",
  advanceDocumented:
    "Na přijaté peníze je vystavený doklad k\u00a0přijaté platbě. Nejdřív k\u00a0němu vystavte dobropis.",
  visitCharged:
    "Návštěva odebíraného pacienta je zaplacená, nebo je na faktuře. Platbu nejdřív stornujte, k\u00a0faktuře vystavte dobropis.",
  voucherServiceGone: "Permanentka má službu, kterou už nenabízíte. Nejdřív ji v\u00a0šabloně vyměňte.",
  noAdvance: "Žádné peníze na doklad k\u00a0přijaté platbě nečekají.",
  paymentsDiffer:
    "Na jedné faktuře mohou být platby jednoho pacienta nebo jednoho plátce, v\u00a0jedné měně a\u00a0buď všechny zaplacené, nebo všechny nezaplacené. Co je z\u00a0doby před změnou DPH, má fakturu zvlášť.",
  currencyFixed: "Měnu už nelze změnit: zařízení má platby nebo pohyby v\u00a0pokladně.",
  rateInvalid: "Kurz je od\u00a010 do\u00a050\u00a0korun, nejvýš na tři desetinná místa.",
  vatRateMissing: "Vyberte sazbu DPH.",
  rateMissing: "Doplňte kurz: doklad v\u00a0eurech uvádí DPH i\u00a0v\u00a0korunách.",
  customerMissing: "Platba nemá pacienta ani plátce. Vystavte fakturu někomu jinému.",
  vatDayMissing: "Zadejte den, od kterého to platí.",
  numberLowered: "Další číslo jde jen zvýšit: nižší čísla už jsou vydaná, nebo přeskočená.",
  seriesTaken: "Taková čísla už má jiná vaše řada. Zvolte jinou předponu.",
  seriesShared:
    "Taková čísla vydává i\u00a0jiné zařízení se stejným IČO, se kterým máte společné správce. Nastavte fakturám, dobropisům a\u00a0dokladům k\u00a0platbám jinou předponu.",
  prefixInvalid: "Předpona má nejvýš šest písmen bez diakritiky, číslic a\u00a0pomlček.",
  customerIncomplete: "Doklad musí uvést jméno i\u00a0adresu odběratele. Doplňte je.",
  notPrintable:
    "Doklad by měl znaky, které se nedají vytisknout: {{characters}}. Nahraďte je písmeny v\u00a0položkách, u\u00a0odběratele, v\u00a0jeho poznámce nebo ve fakturačních údajích.",
  supplyAhead:
    "Zdaněné plnění teprve bude, proto na ně faktura ještě není. Do té doby pošlete výzvu k\u00a0platbě, a\u00a0co přijde předem, dostane doklad k\u00a0přijaté platbě.",
  advanceMissing:
    "Peníze přijaté v\u00a0dřívějším měsíci se daní zvlášť. Nejdřív na ně vystavte doklad k\u00a0přijaté platbě.",
  monthsDiffer: "Zdaněné položky jedné faktury mají být z\u00a0jednoho měsíce. Vystavte na každý měsíc fakturu zvlášť.",
  taxNumberInvalid: "Slovenské DIČ má deset číslic.",
  lessThanDue: "Přijatá hotovost je nižší než placená částka.",
  moreThanOwed: "Částka je vyšší, než kolik zbývá zaplatit.",
  cashNotPayable: "Tak malými mincemi se neplatí. Zadejte celé koruny, na Slovensku po pěti centech.",
  discountNotAllowed: "Slevu z\u00a0ceníku dává správce. Zadejte cenu z\u00a0ceníku, nebo ho požádejte.",
  centerYoung:
    "Nová zařízení posílají zprávy postupně: první den 20, každý další o\u00a020 víc, po měsíci už bez omezení. Na dnešek je to vše, pokračujte zítra.",
  addressInDocument:
    "Na dokladu je ve jménu, položce nebo poznámce webová adresa. Takový doklad nové zařízení e-mailem neposílá: předejte ho jinak.",
} as const;

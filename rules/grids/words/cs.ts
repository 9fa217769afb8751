import { insurersColumns } from "./columns/insurers/cs.ts";
import { moneyColumns } from "./columns/money/cs.ts";
import { peopleColumns } from "./columns/people/cs.ts";
import type { ColumnWords } from "../columns.ts";

/** Words of lists that their files are written with; pages have more (app/i18n). */
export const fileWords = {
  names: {
    payments: "Platby",
    unpaidPayments: "Nezaplacené platby",
    bankStatements: "Výpisy z\u00a0účtu",
    paymentEntries: "Přijaté platby",
    cashEntries: "Pokladní kniha",
    invoices: "Faktury",
    vouchers: "Permanentky",
    unusedVouchers: "Nevybrané permanentky",
    voucherPresets: "Šablony permanentek",
    invoiceExports: "Exporty",
    insuranceCompanyContracts: "Smlouvy s pojišťovnami",
    medicalOperations: "Číselník výkonů",
    ftVoucherApplicants: "Žadatelé FT poukazů",
    ftVouchers: "Poukazy FT",
    batches: "Dávky",
    batchCandidates: "Kandidáti dávek",
    kBatchDocuments: "Doklady dávky",
    returnedDocuments: "Vrácené doklady",
    patients: "Kartotéka",
  },
  columns: { ...moneyColumns, ...insurersColumns, ...peopleColumns } satisfies ColumnWords,
  paid: {
    paid: "Zaplaceno",
    unpaid: "Nezaplaceno",
    partly: "Částečně",
    canceled: "Zrušeno",
  },
  credits: {
    credited: "Dobropisováno",
    creditNote: "Dobropis",
  },
  methods: {
    CASH: "Hotově",
    CARD: "Kartou",
    TRANSFER: "Převodem",
    VOUCHER: "Permanentkou",
  },
  vouchers: {
    valid: "Platí",
    ends: "Brzy skončí",
    ended: "Skončila",
    used: "Vybraná",
    archived: "V\u00a0archivu",
  },
  sexes: { MALE: "muž", FEMALE: "žena" },
  chips: { CAVE: "CAVE" },
  limits: { BOOK: "Objednat", BEGIN: "Začít", END: "Dokončit" },
  ftVouchers: { OPEN: "Otevřený", CLOSED: "Uzavřený" },
  batches: {
    MADE: "Vytvořená",
    SENT: "Předaná",
    ACCEPTED: "Přijatá",
    REFUSED_PARTLY: "Zčásti odmítnutá",
    REFUSED: "Odmítnutá",
  },
  returnedKinds: { REFUSED: "Odmítnutý", CANCELED: "Stornovaný" },
  returnedStates: {
    OPEN: "Otevřený",
    WITH_AUTHOR: "U\u00a0autora zprávy",
    REPORT_CORRECTED: "Zpráva opravena",
    CORRECTED: "Opraven",
    BILLED_AGAIN: "Znovu k\u00a0vykázání",
    OTHER_INSURER: "Jiná pojišťovna",
    WRITTEN_OFF: "Odepsán",
  },
  by: "kdo",
  from: "od",
  to: "do",
  formats: {
    INVOICES_SET: "Faktury (ZIP)",
    CSV: "Přijaté platby (CSV)",
    XLSX: "Přijaté platby (XLSX)",
  },
};

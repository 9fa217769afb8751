import { insurersColumns } from "./columns/insurers/sk.ts";
import { moneyColumns } from "./columns/money/sk.ts";
import { peopleColumns } from "./columns/people/sk.ts";
import type { GridWords } from "./grid-words.ts";

export const fileWords: GridWords = {
  names: {
    payments: "Platby",
    paymentEntries: "Prijaté platby",
    cashEntries: "Pokladničná kniha",
    invoices: "Faktúry",
    vouchers: "Permanentky",
    unusedVouchers: "Nevybrané permanentky",
    voucherPresets: "Šablóny permanentiek",
    invoiceExports: "Exporty",
    insuranceCompanyContracts: "Zmluvy s poisťovňami",
    medicalOperations: "Číselník výkonov",
    ftVoucherApplicants: "Žiadatelia FT poukazov",
    ftVouchers: "Poukazy FT",
    batches: "Dávky",
    batchCandidates: "Kandidáti dávok",
    kBatchDocuments: "Doklady dávky",
    returnedDocuments: "Vrátené doklady",
    patients: "Kartotéka",
  },
  columns: { ...moneyColumns, ...insurersColumns, ...peopleColumns },
  paid: {
    paid: "Zaplatené",
    unpaid: "Nezaplatené",
    partly: "Čiastočne",
    canceled: "Zrušené",
  },
  credits: {
    credited: "Dobropisované",
    creditNote: "Dobropis",
  },
  methods: {
    CASH: "V\u00a0hotovosti",
    CARD: "Kartou",
    TRANSFER: "Prevodom",
    VOUCHER: "Permanentkou",
  },
  vouchers: {
    valid: "Platí",
    ends: "Čoskoro skončí",
    ended: "Skončila",
    used: "Vybratá",
    archived: "V\u00a0archíve",
  },
  sexes: { MALE: "muž", FEMALE: "žena" },
  chips: { CAVE: "CAVE" },
  limits: { BOOK: "Objednať", BEGIN: "Začať", END: "Dokončiť" },
  ftVouchers: { OPEN: "Otvorený", CLOSED: "Uzavretý" },
  batches: {
    MADE: "Vytvorená",
    SENT: "Odovzdaná",
    ACCEPTED: "Prijatá",
    REFUSED_PARTLY: "Sčasti odmietnutá",
    REFUSED: "Odmietnutá",
  },
  returnedKinds: { REFUSED: "Odmietnutý", CANCELED: "Stornovaný" },
  returnedStates: {
    OPEN: "Otvorený",
    WITH_AUTHOR: "U\u00a0autora správy",
    REPORT_CORRECTED: "Správa opravená",
    CORRECTED: "Opravený",
    BILLED_AGAIN: "Znova na vykázanie",
    OTHER_INSURER: "Iná poisťovňa",
    WRITTEN_OFF: "Odpísaný",
  },
  by: "kto",
  from: "od",
  to: "do",
  formats: {
    INVOICES_SET: "Faktúry (ZIP)",
    CSV: "Prijaté platby (CSV)",
    XLSX: "Prijaté platby (XLSX)",
  },
};

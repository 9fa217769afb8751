import type { Texts } from "../grid-words.ts";
import type { cellWords as cs } from "./cs.ts";

export const cellWords: Texts<typeof cs> = {
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
  bankMovements: {
    WAITING: "Čaká",
    BOOKED: "Zaúčtované",
    LEFT_OUT: "Vynechané",
    OUTGOING: "Odchádzajúca",
  },
  bankAdvice: {
    FITS: "Symbol aj suma zodpovedajú platbe.",
    REPEATED:
      "Na platbu už je zaúčtovaný pohyb z\u00a0rovnakého dňa a\u00a0v\u00a0rovnakej výške. Môže to byť ten istý prevod z\u00a0iného súboru.",
    SEVERAL_CANDIDATES: "Symbol aj suma zodpovedajú viacerým platbám.",
    AMOUNT_DIFFERS: "Symbol zodpovedá platbe, suma nie.",
    SETTLED: "Platba s\u00a0týmto symbolom je už zaplatená alebo zrušená.",
    NAME_AND_AMOUNT: "Známy symbol chýba. Zodpovedá meno a\u00a0suma.",
    AMOUNT_ONLY: "Známy symbol chýba. Zodpovedá len suma.",
    NOTHING_FITS: "Žiadna nezaplatená platba nezodpovedá.",
    REVERSAL: "Banka vrátila skorší pohyb. Platbu, ktorá ním bola zaplatená, stornujte.",
    FOREIGN_CURRENCY: "Pohyb je v\u00a0inej mene.",
  },
  months: { closed: "uzavretý" },
  formats: {
    INVOICES_SET: "Faktúry (ZIP)",
    CSV: "Prijaté platby (CSV)",
    XLSX: "Prijaté platby (XLSX)",
  },
};

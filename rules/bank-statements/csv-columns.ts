import { fold } from "../text/fold.ts";

/** Meanings of columns, in the order in which they choose one. A table has `amount`, or `credit` and `debit`. */
export const csvRoles = [
  "day",
  "credit",
  "debit",
  "amount",
  "direction",
  "currency",
  "variableSymbol",
  "specificSymbol",
  "constantSymbol",
  "name",
  "bankCode",
  "ownAccount",
  "account",
  "message",
  "reference",
] as const;
export type CsvRole = (typeof csvRoles)[number];

/** The place of each column, from 0. */
export type CsvColumns = Partial<Record<CsvRole, number>>;

/** Folded names in Czech, Slovak, English and German, the best first; `…` stands for further words. */
const NAMES: Record<CsvRole, string[]> = {
  day: [
    "datum zauctovani|datum zauctovani transakce|datum zauctovania|datum uctovani|datum uctovania|datum zuctovani|booking date|posting date",
    "buchungstag|buchungsdatum|datum provedeni|datum pohybu|datum transakce|datum transakcie|datum operace",
    "datum splatnosti|transaction date|datum|date|datum…|buchung|value date|valuta|valutadatum|wertstellung",
  ],
  credit: [
    "kredit|prijem|prijmy|prichozi|pripsano|v prospech|credit|credit amount|money in|paid in|haben|gutschrift",
    "castka kredit|suma kredit|castka pripsana|kredit…|eingang",
  ],
  debit: [
    "debet|vydaj|vydej|vydaje|odchozi|odepsano|na tarchu|debit|debit amount|money out|paid out|soll|lastschrift",
    "castka debet|suma debet|castka odepsana|debet…|belastung|ausgang",
  ],
  amount: [
    "objem|castka v mene uctu|suma v mene uctu|zauctovana castka|castka|suma|ciastka|amount|betrag|umsatz",
    "castka…|suma…|amount…|betrag…|objem…",
  ],
  direction: ["smer|smer platby|indikator|kredit debet|debet kredit|direction|credit debit|debit credit|soll haben"],
  currency: ["mena uctu|mena|currency|ccy|wahrung|waehrung|mena…|currency…"],
  variableSymbol: [
    "vs|variabilni symbol|variabilny symbol|variable symbol|variables symbol|var symbol|var sym",
    "variabilni kod|variabilny kod|referencia platitela|reference platce|end to end reference|end to end id",
    "kundenreferenz end to end",
  ],
  specificSymbol: [
    "ss|specificky symbol|specificke symbol|specific symbol|spezifisches symbol|spec symbol|specificky kod|specificke kod",
  ],
  constantSymbol: [
    "ks|konstantni symbol|konstantny symbol|constant symbol|konstantes symbol|konst symbol|konstantni kod|konstantny kod",
  ],
  name: [
    "nazev protiuctu|nazov protiuctu|jmeno protistrany|nazev protistrany|nazov protistrany|protistrana nazev",
    "nazev uctu protistrany|nazev uctu prijemce platce|meno protistrany|protistrana|partner name|partner",
    "nazev uctu protiuctu|nazov uctu protiuctu|platce prijemce|platitel prijemca",
    "counterparty name|counterparty|payee|payer|auftraggeber empfanger|beguenstigter zahlungspflichtiger",
    "beguenstigter auftraggeber|begunstigter zahlungspflichtiger|name|jmeno|meno|nazev|nazov",
    "nazev uctu|nazov uctu",
  ],
  bankCode: ["kod banky|kod banky protiuctu|kod banky protistrany|bank code|bankleitzahl|blz|banka"],
  ownAccount: [
    "vlastni ucet|cislo vlastniho uctu|vlastni iban|muj ucet|vlastny ucet|cislo vlastneho uctu|vlastny iban|moj ucet",
    "own account|own account number|own iban|auftragskonto|iban auftragskonto|ucet|cislo uctu",
  ],
  account: [
    "cislo protiuctu|protiucet|ucet protistrany|cislo uctu protistrany|iban protistrany|iban protiuctu",
    "protistrana ucet|protiucet…|cislo protiuctu…|counterparty account|counter account|counterparty iban",
    "cislo uctu protiuctu|cislo uctu platce prijemce|cislo uctu platitela prijemcu",
    "partner iban|partner account number|kontonummer iban|gegenkonto|iban auftraggeberkonto empfanger|cislo uctu",
  ],
  message: [
    "zprava pro prijemce|sprava pre prijimatela|informacia pre prijemcu|zprava|sprava|poznamka|popis|message",
    "verwendungszweck|buchungstext|description|details|purpose|note|zprava…|sprava…|popis…|verwendungszweck…",
  ],
  reference: [
    "id pohybu|id operace|id transakce|id transakcie|identifikace transakce|cislo transakce|transaction id",
    "reference banky|referencia banky|bank reference|reference|referencia|referenz|buchungsreferenz",
  ],
};

const forms = Object.fromEntries(
  csvRoles.map((role) => [
    role,
    NAMES[role]
      .flatMap((names) => names.split("|"))
      .map(
        (name) => (column: string) =>
          name.endsWith("…") ? column.startsWith(`${name.slice(0, -1)} `) : column === name,
      ),
  ]),
) as Record<CsvRole, ((column: string) => boolean)[]>;

/** Proposes the meaning of columns by their names; each column has at most one. */
export function proposeColumns(names: readonly string[]): CsvColumns {
  const folded = names.map((name) => (name.length > 60 ? "" : fold(name)));
  const columns: CsvColumns = {};
  for (const role of csvRoles) {
    const taken = new Set(Object.values(columns));
    const free = folded.map((name, at) => (taken.has(at) ? "" : name));
    const form = forms[role].find((fits) => free.some(fits));
    if (form) columns[role] = free.findIndex(form);
  }
  // Half of a pair next to an amount is a mark of the direction or a subtotal: the amount says more.
  if (columns.amount !== undefined && (columns.credit === undefined) !== (columns.debit === undefined)) {
    delete columns.credit;
    delete columns.debit;
  }
  return columns;
}

/** Movements can be read from these columns. */
export const areColumnsEnough = (columns: CsvColumns): boolean =>
  columns.day !== undefined &&
  (columns.amount !== undefined || (columns.credit !== undefined && columns.debit !== undefined));

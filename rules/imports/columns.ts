import type { ImportKind } from "../codes.ts";
import { fold } from "../text/fold.ts";

/** Columns that say whose a row is. */
export const patientColumns = [
  "patientKey",
  "surname",
  "name",
  "fullName",
  "personalNumber",
  "dateOfBirth",
  "phone",
] as const;

/** Fields that a column of a table may hold, by the kind of its rows, in the order in which they choose one. */
export const importFields = {
  PATIENTS: [
    "key",
    "surname",
    "name",
    "fullName",
    "degreeBefore",
    "degreeAfter",
    "personalNumber",
    "dateOfBirth",
    "sex",
    "phone",
    "email",
    "street",
    "postcode",
    "town",
    "insurer",
    "insuranceNumber",
    "cave",
  ],
  SERVICES: ["key", "service", "minutes", "price", "vatRate", "places", "description"],
  VISITS: [
    "key",
    ...patientColumns,
    "date",
    "time",
    "endTime",
    "minutes",
    "person",
    "room",
    "service",
    "title",
    "note",
    "attendance",
    "repeats",
    "until",
  ],
  VOUCHERS: ["key", ...patientColumns, "voucher", "service", "visitsLeft", "validTo"],
  DEBTS: ["key", ...patientColumns, "amount", "reason"],
} as const satisfies Record<ImportKind, readonly string[]>;
export type ImportField = (typeof importFields)[ImportKind][number];

/** Each field of any kind, once. */
export const allImportFields = [...new Set(Object.values(importFields).flat())] as ImportField[];

/** The place of the column of each field, from 0. */
export type ImportColumns = Partial<Record<ImportField, number>>;

const PATIENT_KEY =
  "cislo karty|cislo pacienta|id pacienta|kartnummer|patientennummer|patient id|patientid|kod pacienta";

/** Folded names of columns in Czech, Slovak, German and English. */
const NAMES: Record<ImportField, string> = {
  key: "id|externi id|cislo|kod|nummer|number|code",
  patientKey: PATIENT_KEY,
  surname: "prijmeni|priezvisko|nachname|familienname|surname|last name|lastname",
  name: "jmeno|krestni jmeno|meno|krstne meno|vorname|first name|firstname|given name|name",
  fullName:
    "jmeno a prijmeni|prijmeni a jmeno|prijmeni jmeno|jmeno prijmeni|meno a priezvisko|priezvisko a meno|cele jmeno|pacient|klient|patient|full name",
  degreeBefore: "titul|titul pred|titul pred jmenem|titul pred menom|titel|titel davor|title|degree",
  degreeAfter: "titul za|titul za jmenem|titul za menom|titel danach|title after",
  personalNumber: "rodne cislo|rc|r c|personal number|personal id|geburtsnummer",
  dateOfBirth:
    "datum narozeni|narozeni|narozen|datum narodenia|narodenie|geburtsdatum|geboren|date of birth|birth date|birthdate|dob",
  sex: "pohlavi|pohlavie|geschlecht|sex|gender",
  phone: "telefon|mobil|telefonni cislo|telefonne cislo|mobilni telefon|tel|telefonnummer|handy|phone|mobile|telephone",
  email: "e mail|email|mail|emailova adresa|e mailova adresa|e mail adresse",
  street: "ulice|ulice a cislo|adresa|ulica|ulica a cislo|strasse|straße|anschrift|adresse|street|address",
  postcode: "psc|postovni smerovaci cislo|plz|postleitzahl|postcode|zip|zip code|postal code",
  town: "mesto|obec|ort|stadt|wohnort|town|city",
  insurer:
    "pojistovna|zdravotni pojistovna|zp|kod pojistovny|poistovna|zdravotna poistovna|kasse|krankenkasse|versicherung|insurer|insurance",
  insuranceNumber: "cislo pojistence|cislo pojisteni|cislo poistenca|versicherungsnummer|insurance number",
  cave: "poznamka|poznamky|notiz|bemerkung|note|notes|upozorneni|cave|alergie|varovani|warnung|allergien|warning|allergies|upozornenie",
  service:
    "sluzba|vykon|procedura|nazev sluzby|nazev|nazov sluzby|nazov|ukon|typ terminu|leistung|behandlung|dienstleistung|service|procedure|treatment|name",
  minutes: "delka|delka min|minuty|trvani|dlzka|trvanie|dauer|minuten|duration|minutes|length",
  price: "cena|cena kc|cena s dph|preis|price",
  vatRate: "dph|sazba dph|sadzba dph|mwst|ust|vat|vat rate",
  places: "kapacita|pocet mist|pocet miest|kapazitat|platze|capacity|places",
  description: "popis|beschreibung|description",
  date: "datum|datum a cas|zacatek|zaciatok|datum navstevy|termin|beginn|date|start|begin|datetime",
  time: "cas|cas od|od|hodina|uhrzeit|von|time|from|start time",
  endTime: "do|cas do|konec|koniec|bis|ende|to|end|end time",
  person:
    "terapeut|fyzioterapeut|pracovnik|zamestnanec|lekar|osetrujici|provadi|resitel|therapeut|mitarbeiter|arzt|therapist|employee|staff|doctor",
  room: "mistnost|miestnost|pracoviste|ordinace|raum|zimmer|room",
  title: "nadpis|predmet|bezeichnung|betreff|title|subject",
  note: "poznamka|poznamky|notiz|bemerkung|note|notes",
  attendance: "stav|dochazka|ucast|status|anwesenheit|attendance|state",
  repeats: "opakovani|opakovanie|wiederholung|repeats|repetition|recurrence",
  until: "opakovat do|opakovani do|pocet opakovani|opakovanie do|pocet opakovani|wiederholen bis|repeat until",
  voucher: "permanentka|nazev permanentky|permanentka nazev|karta|mehrfachkarte|zehnerkarte|pass|voucher",
  visitsLeft:
    "zbyva|zbyva vstupu|zbyvajici vstupy|zostatok|zostava|zostava vstupov|rest|verbleibend|left|visits left|remaining",
  validTo: "platnost|platnost do|plati do|plati do dne|gultig bis|valid to|valid until|expiration",
  amount: "castka|dluh|dluzi|suma|dlh|betrag|schuld|offener betrag|amount|debt|owed",
  reason: "duvod|za co|polozka|popis|dovod|polozka|grund|reason|description",
};

const namesOf = (kind: ImportKind, field: ImportField) =>
  (kind === "PATIENTS" && field === "key" ? `${NAMES.key}|${PATIENT_KEY}` : NAMES[field]).split("|");

/** A name of a column by which the field is proposed, for tables that are to be imported. */
export const columnName = (field: ImportField): string => NAMES[field].split("|", 1)[0]!;

/** Columns whose names are those of fields; each column is of one field. */
export function proposeColumns(kind: ImportKind, head: readonly string[]): ImportColumns {
  const names = head.map((name) =>
    fold(name)
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
  );
  const columns: ImportColumns = {};
  const taken = new Set<number>();
  for (const field of importFields[kind]) {
    const known = namesOf(kind, field);
    const at = names.findIndex((name, at) => !taken.has(at) && known.includes(name));
    if (at < 0) continue;
    columns[field] = at;
    taken.add(at);
  }
  return columns;
}

const NEEDED: Record<Exclude<ImportKind, "PATIENTS">, readonly ImportField[]> = {
  SERVICES: ["service", "price"],
  VISITS: ["date", "person"],
  VOUCHERS: ["service", "visitsLeft", "validTo"],
  DEBTS: ["amount"],
};

/**
 * The first field without which rows of a kind say too little. A patient is named by surname and name, by both in one,
 * or by a number; a visit needs no patient.
 */
export function missingField(kind: ImportKind, columns: ImportColumns): ImportField | null {
  const { surname, name, fullName, patientKey, personalNumber } = columns;
  const isNamed = fullName !== undefined || (surname !== undefined && name !== undefined);
  if (kind === "PATIENTS") return isNamed ? null : "surname";
  const isKnown = isNamed || patientKey !== undefined || personalNumber !== undefined;
  if ((kind === "VOUCHERS" || kind === "DEBTS") && !isKnown) return "surname";
  return NEEDED[kind].find((field) => columns[field] === undefined) ?? null;
}

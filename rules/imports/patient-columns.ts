import { fold } from "../text/fold.ts";

/** Fields of a patient that a column of a table may hold, in the order in which they choose one. */
export const patientFields = [
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
] as const;
export type PatientField = (typeof patientFields)[number];

/** The place of the column of each field, from 0. */
export type ImportColumns = Partial<Record<PatientField, number>>;

/** Folded names of columns in Czech, Slovak, German and English. */
const NAMES: Record<PatientField, string> = {
  key: "id|cislo karty|cislo pacienta|id pacienta|kartnummer|patientennummer|patient id|patientid|externi id|kod pacienta",
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
};

/** Columns whose names are those of fields; each column is of one field. */
export function proposeColumns(head: readonly string[]): ImportColumns {
  const names = head.map((name) =>
    fold(name)
      .replace(/[^a-z0-9]+/g, " ")
      .trim(),
  );
  const columns: ImportColumns = {};
  const taken = new Set<number>();
  for (const field of patientFields) {
    const known = NAMES[field].split("|");
    const at = names.findIndex((name, at) => !taken.has(at) && known.includes(name));
    if (at < 0) continue;
    columns[field] = at;
    taken.add(at);
  }
  return columns;
}

/** True where the columns say whose row it is: by surname and name, or by both in one. */
export const areColumnsEnough = ({ surname, name, fullName }: ImportColumns): boolean =>
  fullName !== undefined || (surname !== undefined && name !== undefined);

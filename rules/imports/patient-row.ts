import { fold } from "../text/fold.ts";
import { cellsOf, namesIn, splitMoment } from "./cells.ts";
import { importFields, type ImportColumns, type ImportField } from "./columns.ts";

/** A row as a card's input takes it, with the identity of the row within its source. */
export type PatientRow = { key: string | null; card: Record<string, unknown> };

const WOMEN = ["z", "zena", "f", "female", "w", "weiblich", "frau", "woman", "2"];
const MEN = ["m", "muz", "male", "mannlich", "maennlich", "mann", "man", "1"];

/**
 * Reads the cells of a row by the columns of a table: names in one column begin with the surname, an insurer is known
 * by its code, a street carries its number. Whatever is no such value stays as it is, for the card's input to refuse.
 */
export function readPatientRow(cells: readonly string[], columns: ImportColumns): PatientRow {
  const at = cellsOf(cells, columns);
  const sex = at("sex");
  return {
    key: at("key"),
    card: {
      ...namesIn(at),
      degreeBefore: at("degreeBefore"),
      degreeAfter: at("degreeAfter"),
      personalIdentificationNumber: at("personalNumber"),
      dateOfBirth: splitMoment(at("dateOfBirth")).day,
      sex: sex && (WOMEN.includes(fold(sex)) ? "FEMALE" : MEN.includes(fold(sex)) ? "MALE" : sex),
      phone: at("phone"),
      email: at("email"),
      insuranceCompanyCode: /\d{3}/.exec(at("insurer") ?? "")?.[0] ?? at("insurer"),
      insuranceNumber: at("insuranceNumber"),
      address: addressOf(at("street"), at("postcode"), at("town")),
      cave: at("cave"),
      invoiceNote: null,
    },
  };
}

function addressOf(street: string | null, psc: string | null, town: string | null) {
  if (!street && !psc && !town) return null;
  const words = (street ?? "").split(/[\s,]+/).filter(Boolean);
  const [, house, orientation] = /^(\d+)(?:\/(\d+\p{L}?))?$/u.exec(words.at(-1) ?? "") ?? [];
  return {
    uliceNazev: (house === undefined ? street : words.slice(0, -1).join(" ")) || null,
    cisloDomovni: house ?? null,
    cisloOrientacni: orientation ?? null,
    psc,
    obecNazev: town,
    castObceNazev: null,
  };
}

/** The column of a fault, by the field of the card's input that was refused. */
export function columnOfFault(path: string, columns: ImportColumns): number | null {
  const field = FIELDS[path] ?? (path as ImportField);
  const named = importFields.PATIENTS.some((one) => one === field) ? columns[field] : undefined;
  return named ?? (path === "surname" || path === "name" ? (columns.fullName ?? null) : null);
}

const FIELDS: Record<string, ImportField> = {
  personalIdentificationNumber: "personalNumber",
  insuranceCompanyCode: "insurer",
  "address.psc": "postcode",
  "address.obecNazev": "town",
  "address.uliceNazev": "street",
  "address.cisloDomovni": "street",
  "address.cisloOrientacni": "street",
};

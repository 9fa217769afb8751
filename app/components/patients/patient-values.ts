import type { Locale } from "#rules/codes.ts";
import { dateInput, formatNumber, formatPersonalNumber, formatPhone } from "#rules/format.ts";
import { addressValues, type AddressShown, type AddressValues } from "../forms/addresses/address-values.ts";

/** The values of a card in its form. */
export type PatientCardToShow = {
  [
    K in
      | "degreeBefore"
      | "degreeAfter"
      | "personalIdentificationNumber"
      | "dateOfBirth"
      | "sex"
      | "phone"
      | "email"
      | "insuranceCompanyCode"
      | "insuranceNumber"
      | "insuranceVariant"
      | "abroadAddress"
      | "rawCzechAddress"
      | "cave"
      | "invoiceNote"
      | "language"
  ]: string | null;
} & {
  name: string;
  surname: string;
  country: string;
  address: AddressShown;
  height: number | null;
  weight: number | null;
  noticesRefused: boolean;
};
/** The fields of a patient's form, each as text. */
export type PatientValues = { [K in Exclude<keyof PatientCardToShow, "address">]: string } & {
  insuredSince: string;
} & { address: AddressValues };

/** A card as its form shows it. */
export function patientValues(card: PatientCardToShow, locale: Locale): PatientValues {
  const shown = (value: string | null, show: (value: string) => string = (same) => same) =>
    value === null ? "" : show(value);
  return {
    degreeBefore: shown(card.degreeBefore),
    name: card.name,
    surname: card.surname,
    degreeAfter: shown(card.degreeAfter),
    personalIdentificationNumber: shown(card.personalIdentificationNumber, formatPersonalNumber),
    dateOfBirth: shown(card.dateOfBirth, (date) => dateInput(date, locale)),
    sex: shown(card.sex),
    height: card.height === null ? "" : String(card.height),
    weight: card.weight === null ? "" : formatNumber(card.weight, locale),
    phone: shown(card.phone, formatPhone),
    email: shown(card.email),
    address: addressValues(card.address),
    country: card.country,
    abroadAddress: shown(card.abroadAddress),
    rawCzechAddress: shown(card.rawCzechAddress),
    insuranceCompanyCode: shown(card.insuranceCompanyCode),
    insuranceNumber: shown(card.insuranceNumber, formatPersonalNumber),
    insuranceVariant: shown(card.insuranceVariant),
    insuredSince: "",
    cave: shown(card.cave),
    invoiceNote: shown(card.invoiceNote),
    language: shown(card.language),
    noticesRefused: card.noticesRefused ? "on" : "",
  };
}

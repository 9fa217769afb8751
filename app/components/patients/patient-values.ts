import type { Locale } from "#rules/codes.ts";
import { dateInput, formatNumber, formatPersonalNumber, formatPhone } from "#rules/format.ts";
import { eachCardField, type CardField } from "#rules/patients/card-fields.ts";
import { addressValues, type AddressShown, type AddressValues } from "../forms/addresses/address-values.ts";

type Others = {
  name: string;
  surname: string;
  country: string;
  address: AddressShown;
  height: number | null;
  weight: number | null;
  noticesRefused: boolean;
};
/** A card to show; what is not said otherwise is a text. */
export type PatientCardToShow = Others & { [Name in Exclude<CardField, keyof Others>]: string | null };
/** The fields of a patient's form, each as text. */
export type PatientValues = { [Name in Exclude<CardField, "address">]: string } & {
  insuredSince: string;
  address: AddressValues;
};

/** A card as its form shows it. */
export function patientValues(card: PatientCardToShow, locale: Locale): PatientValues {
  const formats: { [Name in CardField]?: (value: string) => string } = {
    personalIdentificationNumber: formatPersonalNumber,
    dateOfBirth: (date) => dateInput(date, locale),
    weight: (kilograms) => formatNumber(Number(kilograms), locale),
    phone: formatPhone,
    insuranceNumber: formatPersonalNumber,
  };
  const shown = eachCardField.map(({ name }) => {
    const value = card[name];
    return [name, value === null ? "" : (formats[name]?.(String(value)) ?? String(value))];
  });
  return {
    ...Object.fromEntries(shown),
    insuredSince: "",
    address: addressValues(card.address),
    noticesRefused: card.noticesRefused ? "on" : "",
  } as PatientValues;
}

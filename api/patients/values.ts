import type { PatientCardInput } from "#rules/inputs/patients/patient.ts";
import { readPersonalNumber } from "#rules/patients/personal-number.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { PatientCard } from "./visible-card.ts";
import { columnsOf, partsOf } from "./address.ts";

/**
 * The columns of a card's content. The personal number fills in the day of birth, the sex and the insurance number
 * where they are missing.
 */
export function valuesOf(input: PatientCardInput, today: IsoDate) {
  const {
    personalIdentificationNumber,
    dateOfBirth,
    insuranceCompanyCode,
    insuranceNumber,
    insuredSince: _notOfTheCard,
    address,
    rawCzechAddress,
    height,
    weight,
    ...same
  } = input;
  const person = personalIdentificationNumber === null ? null : readPersonalNumber(personalIdentificationNumber, today);
  return {
    ...same,
    personalNumber: personalIdentificationNumber,
    birthDate: dateOfBirth ?? person?.birthDate ?? null,
    sex: input.sex ?? person?.sex ?? null,
    insurerCode: insuranceCompanyCode,
    insuranceNumber: insuranceNumber ?? personalIdentificationNumber,
    ...columnsOf(address),
    rawAddress: rawCzechAddress,
    heightCm: height,
    weightGrams: weight === null ? null : Math.round(weight * 1000),
  };
}

/** The present values of a card, as its input. */
export const inputOf = (card: PatientCard): PatientCardInput => ({
  degreeBefore: card.degreeBefore,
  name: card.name,
  surname: card.surname,
  degreeAfter: card.degreeAfter,
  personalIdentificationNumber: card.personalNumber,
  dateOfBirth: card.birthDate,
  sex: card.sex,
  phone: card.phone,
  email: card.email,
  insuranceCompanyCode: card.insurerCode,
  insuranceNumber: card.insuranceNumber,
  insuranceVariant: card.insuranceVariant as PatientCardInput["insuranceVariant"],
  insuredSince: null,
  country: card.country,
  address: partsOf(card),
  abroadAddress: card.abroadAddress,
  rawCzechAddress: card.rawAddress,
  cave: card.cave,
  height: card.heightCm,
  weight: card.weightGrams === null ? null : card.weightGrams / 1000,
  invoiceNote: card.invoiceNote,
  language: card.language as PatientCardInput["language"],
  noticesRefused: card.noticesRefused,
});

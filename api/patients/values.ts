import type { PatientCardInput } from "#rules/inputs/patients/patient.ts";
import { columnsOfField, eachCardField } from "#rules/patients/card-fields.ts";
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
export function inputOf(card: PatientCard): PatientCardInput {
  const columns = eachCardField.map((field) => [field.name, card[columnsOfField(field)[0] as keyof PatientCard]]);
  return {
    ...(Object.fromEntries(columns) as Omit<PatientCardInput, "insuredSince" | "address" | "weight">),
    insuredSince: null,
    address: partsOf(card),
    weight: card.weightGrams === null ? null : card.weightGrams / 1000,
  };
}

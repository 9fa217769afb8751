import { z } from "zod";
import { insuranceVariants, locales, sexes } from "#rules/codes.ts";
import { countryCodes } from "#rules/patients/countries.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { readInsuranceNumber, readPersonalNumber } from "#rules/patients/personal-number.ts";
import { readBirthDate, readTypedBirthDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { AddressInput } from "../address.ts";
import { optionalPhone } from "../phone.ts";
import { read } from "../read.ts";
import { degree, error, optionalEmail, optionalLongText, personName } from "../text.ts";

const oneOf = <T extends string>(choices: readonly T[]) =>
  read((typed) => (choices.includes(typed as T) ? { value: typed as T } : "choiceInvalid"));

/** The day from which an insurance is valid: one that was, or today. */
const insuredSince = (today: IsoDate) =>
  read((typed) => {
    const value = readBirthDate(typed, today);
    if (value) return { value };
    return readBirthDate(typed, "2199-12-31") ? "insuredInFuture" : "dateInvalid";
  });

/** A number as people type it, with its unit or without; stored to three decimals at most. */
const measure = (unit: string, from: number, to: number, decimals: number) =>
  read((typed) => {
    const number = /^\d+([.,]\d+)?$/.exec(typed.toLowerCase().replace(unit, "").trim())?.[0].replace(",", ".");
    if (number === undefined) return "notANumber";
    const value = Number(Number(number).toFixed(decimals));
    return value >= from && value <= to ? { value } : "measureOutOfRange";
  });

/** The content of a patient card, as typed or as the API takes it; `today` bounds the days of birth. */
export const PatientCardInput = (today: IsoDate) =>
  z.object({
    degreeBefore: degree(),
    name: personName(),
    surname: personName(),
    degreeAfter: degree(),
    personalIdentificationNumber: read((typed) => readPersonalNumber(typed, today) ?? "personalNumberInvalid"),
    dateOfBirth: read((typed) => readTypedBirthDate(typed, today)),
    sex: oneOf(sexes),
    phone: optionalPhone(),
    email: optionalEmail(),
    insuranceCompanyCode: read((typed) => (findInsurer(typed) ? { value: typed } : "choiceInvalid")),
    insuranceNumber: read((typed) => readInsuranceNumber(typed, today) ?? "insuranceNumberInvalid"),
    insuranceVariant: oneOf(insuranceVariants),
    insuredSince: insuredSince(today),
    country: oneOf(countryCodes).transform((code) => code ?? "CZ"),
    address: AddressInput,
    abroadAddress: optionalLongText(500),
    rawCzechAddress: optionalLongText(500),
    cave: optionalLongText(2000),
    height: measure("cm", 20, 260, 0),
    weight: measure("kg", 0.2, 500, 3),
    invoiceNote: optionalLongText(2000),
    language: oneOf(locales),
    noticesRefused: z
      .boolean(error("choiceInvalid"))
      .nullish()
      .transform((refused) => refused ?? false),
  });
export type PatientCardInput = z.output<ReturnType<typeof PatientCardInput>>;

/** The form of a card: after a contradicting personal number, the box that confirms it. */
export const PatientCardForm = (today: IsoDate) =>
  PatientCardInput(today).extend({ confirmPersonalNumber: z.boolean().default(false) });

/** The form of a new card: after a possible duplicate, the box that says it is another person. */
export const NewPatientCardForm = (today: IsoDate) =>
  PatientCardForm(today).extend({ confirmDuplicate: z.boolean().default(false) });

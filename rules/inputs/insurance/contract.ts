import { z } from "zod";
import {
  contractInvoicings,
  correctedNumbers,
  healthcareKinds,
  insurerCodes,
  insurerPaymentVariants,
  type Locale,
} from "#rules/codes.ts";
import { isOperationCode } from "#rules/insurance/codes.ts";
import { readPointPrice } from "#rules/insurance/point-price.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { id, ids } from "../ids.ts";
import { price } from "../price.ts";
import { typedDay } from "../read.ts";
import { error, optionalText, text } from "../text.ts";
import { placeNumber } from "./place-number.ts";

const MOST_DAYS = 365;

/** A day as a form has it, or as the API takes it. */
type Typed = { today: IsoDate; locale: Locale };
const day = (form?: Typed) =>
  form ? typedDay(form.today, form.locale) : z.string(error("required")).refine(isIsoDate, error("dateInvalid"));

const prices = {
  pointPrice: text(20).refine((typed) => readPointPrice(typed) !== null, error("pointPriceInvalid")),
  flatRatePrice: price("CZK")
    .nullish()
    .transform((money) => money ?? null),
};

export type PricesInput = { pointPrice: string; flatRatePrice: { amount: number } | null };

const terms = (form?: Typed) => ({
  departmentId: z.coerce.number(error("choiceInvalid")).pipe(id()),
  insuranceCompany: choice(insurerCodes),
  icz: placeNumber(),
  icp: placeNumber(),
  healthcare: choice(healthcareKinds),
  paymentVariant: choice(insurerPaymentVariants),
  invoicing: choice(contractInvoicings),
  correctedNumber: choice(correctedNumbers),
  daysToDueDate: z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(1, error("valueInvalid"))
    .max(MOST_DAYS, error("valueInvalid")),
  variableSymbol: optionalText(6).refine((typed) => typed === null || /^\d+$/.test(typed), error("notANumber")),
  validFrom: day(form),
  validTo: day(form)
    .nullish()
    .transform((last) => last ?? null),
});

const inOrder = ({ validFrom, validTo }: { validFrom: IsoDate; validTo: IsoDate | null }) =>
  validTo === null || validTo >= validFrom;
const days = { path: ["validTo"], error: error("contractDaysInvalid") };

/** A contract of a department with an insurer, without its prices. */
export const ContractInput = z.object(terms()).refine(inOrder, days);
export type ContractInput = z.output<typeof ContractInput>;
export const ContractForm = (form: Typed) => z.object(terms(form)).refine(inOrder, days);

/** A new contract, with the prices of its first day. */
export const NewContractInput = z.object({ ...terms(), ...prices }).refine(inOrder, days);
export const NewContractForm = (form: Typed) => z.object({ ...terms(form), ...prices }).refine(inOrder, days);

/** Prices of a contract with the day from which they hold. */
export const ContractPriceInput = z.object({ validFrom: day(), ...prices });
export const ContractPriceForm = (form: Typed) => z.object({ validFrom: day(form), ...prices });

const MOST_OPERATIONS = 2_000;

/** The operations of a contract. */
export const ContractOperationsInput = z.object({ medicalOperations: ids(MOST_OPERATIONS) });

/** The same by hand: ticked ones, and codes with spaces between them (`operationUnknown`). */
export const ContractOperationsForm = z.object({
  medicalOperations: z
    .array(z.coerce.number(error("choiceInvalid")))
    .nullish()
    .pipe(ids(MOST_OPERATIONS)),
  codes: optionalText(1_000)
    .transform((typed) => (typed ?? "").split(/[\s,;]+/).filter(Boolean))
    .refine((codes) => codes.every(isOperationCode), error("operationUnknown")),
});

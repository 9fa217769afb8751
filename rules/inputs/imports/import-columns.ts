import { z } from "zod";
import { patientFields, type PatientField } from "../../imports/patient-columns.ts";
import { error } from "../text.ts";

const column = () =>
  z
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(0, error("choiceInvalid"))
    .nullish()
    .transform((at) => at ?? null);

/** The column of each field, from 0. */
export const ImportColumnsInput = z.object(
  Object.fromEntries(patientFields.map((field) => [field, column()])) as Record<
    PatientField,
    ReturnType<typeof column>
  >,
);

const typed = () =>
  z
    .string()
    .optional()
    .transform((at) => (at === undefined ? null : Number(at)))
    .refine((at) => at === null || (Number.isInteger(at) && at >= 0), error("choiceInvalid"));

/** The same as a form sends it. */
export const ImportColumnsForm = z.object(
  Object.fromEntries(patientFields.map((field) => [field, typed()])) as Record<PatientField, ReturnType<typeof typed>>,
);

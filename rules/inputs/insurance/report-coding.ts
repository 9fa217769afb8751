import { z } from "zod";
import { id } from "../ids.ts";
import { readForm } from "../read-form.ts";
import { error, optionalLongText } from "../text.ts";
import { CountedOperationsInput } from "./counted-operations.ts";
import { diagnosesInput, diagnosesTyped, eachDiagnosisOnce, typedDiagnoses } from "./diagnoses.ts";
import { operationRows, operationsTyped } from "./operation-rows.ts";

/** The coding of a report: null without operations and diagnoses. */
export const ReportCodingInput = z
  .object({
    department: id(),
    medicalOperationsWithCount: CountedOperationsInput,
    ...diagnosesInput,
    reason: optionalLongText(500),
  })
  .superRefine(eachDiagnosisOnce)
  .nullish()
  .transform((coding) =>
    coding && (coding.medicalOperationsWithCount.length > 0 || coding.primaryDiagnosis) ? coding : null,
  );
export type ReportCodingInput = z.output<typeof ReportCodingInput>;

const Change = z.object({ coding: ReportCodingInput });

/** The form of a coding, as the input of `medicalReportUpdate`. */
export const ReportCodingForm = z
  .object({
    department: z.coerce.number(error("choiceInvalid")).optional(),
    reason: z.string().optional(),
    ...operationRows,
    ...typedDiagnoses,
  })
  .transform(({ department, reason, ...fields }, ctx) => {
    const { operations, ...rows } = operationsTyped(fields, { list: "medicalOperationsWithCount" });
    const diagnoses = diagnosesTyped(fields);
    const { primaryDiagnosis, otherDiagnosis } = diagnoses.input;
    const isEmpty = operations.length === 0 && primaryDiagnosis === null && otherDiagnosis.length === 0;
    const coding = { department: department ?? 0, medicalOperationsWithCount: operations, ...diagnoses.input, reason };
    const fieldOf = ([_coding, ...path]: (string | number)[]) => rows.fieldOf(path) ?? diagnoses.fieldOf(path) ?? path;
    return { input: readForm(Change, { coding: isEmpty ? null : coding }, fieldOf, ctx), fieldOf };
  });

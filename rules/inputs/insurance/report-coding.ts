import { z } from "zod";
import { readDiagnosisCode } from "#rules/diagnoses/diagnosis-code.ts";
import { id } from "../ids.ts";
import { error, optionalLongText, text } from "../text.ts";
import { CountedOperationsInput } from "./counted-operations.ts";

/** The interface has room for so many diagnoses besides the main one (documents 01 and 06). */
export const MOST_OTHER_DIAGNOSES = 4;

/** A code of MKN-10 with or without its dot, before its name where a list has added that. */
export const diagnosisCode = () =>
  text(300).transform((typed, ctx) => {
    const code = readDiagnosisCode(typed.split(" ")[0]!);
    if (code !== null) return code;
    ctx.addIssue({ code: "custom", message: error("diagnosisUnknown") });
    return z.NEVER;
  });

/** The main diagnosis by its code and up to four others, each once (`diagnosisTwice`). */
export const diagnosesInput = {
  primaryDiagnosis: diagnosisCode()
    .nullish()
    .transform((code) => code ?? null),
  otherDiagnosis: z
    .array(diagnosisCode())
    .max(MOST_OTHER_DIAGNOSES, error("tooMany"))
    .nullish()
    .transform((codes) => codes ?? []),
};

type Diagnoses = { primaryDiagnosis: string | null; otherDiagnosis: string[] };

/** Refuses a diagnosis that is given twice, and others without a main one. */
export function eachDiagnosisOnce({ primaryDiagnosis, otherDiagnosis }: Diagnoses, ctx: z.RefinementCtx) {
  if (primaryDiagnosis === null && otherDiagnosis.length > 0)
    ctx.addIssue({ code: "custom", path: ["primaryDiagnosis"], message: error("required") });
  const known = new Set([primaryDiagnosis]);
  for (const [at, code] of otherDiagnosis.entries()) {
    if (known.has(code))
      ctx.addIssue({ code: "custom", path: ["otherDiagnosis", at], message: error("diagnosisTwice") });
    known.add(code);
  }
}

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

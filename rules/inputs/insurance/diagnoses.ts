import { z } from "zod";
import { readDiagnosisCode } from "#rules/diagnoses/diagnosis-code.ts";
import { diagnosisFields, otherDiagnosisFields, type DiagnosisField } from "#rules/diagnoses/diagnosis-fields.ts";
import { textIn } from "#rules/text/text-in.ts";
import { error, text } from "../text.ts";

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
    .max(otherDiagnosisFields.length, error("tooMany"))
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

const typed = z.string().optional();

/** Fields of diagnoses in a form: the accepted suggestion of each, and its words. */
export const typedDiagnoses = Object.fromEntries(
  diagnosisFields.flatMap((name) => [
    [name, typed],
    [`${name}Query`, typed],
  ]),
) as Record<DiagnosisField | `${DiagnosisField}Query`, typeof typed>;

/** The diagnoses of a form as an input has them: of each the accepted suggestion, or else what was typed. */
export function diagnosesTyped(fields: Record<string, unknown>) {
  const typedIn = (name: DiagnosisField) => textIn(fields[name]) || textIn(fields[`${name}Query`]).trim();
  const others = otherDiagnosisFields.filter((name) => typedIn(name) !== "");
  return {
    input: { primaryDiagnosis: typedIn("primaryDiagnosis") || null, otherDiagnosis: others.map(typedIn) },
    fieldOf: ([name, at]: (string | number)[]) =>
      name === "otherDiagnosis" ? [others[Number(at)] ?? otherDiagnosisFields[0]] : undefined,
  };
}

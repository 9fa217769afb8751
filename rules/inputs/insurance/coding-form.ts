import { z } from "zod";
import { readDiagnosisCode } from "#rules/diagnoses/diagnosis-code.ts";
import { error } from "../text.ts";
import { operationRows, operationsTyped } from "./counted-operations.ts";

export const otherDiagnosisFields = [
  "otherDiagnosis1",
  "otherDiagnosis2",
  "otherDiagnosis3",
  "otherDiagnosis4",
] as const;
export const diagnosisFields = ["primaryDiagnosis", ...otherDiagnosisFields] as const;

const typed = z.string().optional();

/** Fields of diagnoses in a form: the accepted suggestion of each, and its words. */
export const typedDiagnoses = Object.fromEntries(
  diagnosisFields.flatMap((name) => [
    [name, typed],
    [`${name}Query`, typed],
  ]),
) as { primaryDiagnosis: typeof typed };

/** Reads the diagnoses of a form: of each the accepted suggestion, or the typed code (`diagnosisUnknown`). */
export function readDiagnoses(fields: Record<string, unknown>, ctx: z.RefinementCtx) {
  const given = diagnosisFields.flatMap((name) => {
    const text = String(fields[name] || fields[`${name}Query`] || "").trim();
    if (text === "") return [];
    const code = readDiagnosisCode(text.split(" ")[0]!);
    if (code === null) ctx.addIssue({ code: "custom", path: [name], message: error("diagnosisUnknown") });
    return code === null ? [] : [{ name, code }];
  });
  return {
    primary: given.find(({ name }) => name === "primaryDiagnosis")?.code ?? null,
    others: given.filter(({ name }) => name !== "primaryDiagnosis"),
  };
}

/**
 * The fields of a coding's form, turned into the input of `medicalReportUpdate`, with the fields that its operations and
 * other diagnoses came from. A diagnosis is the accepted suggestion, or the typed code.
 */
export const codingForm = z
  .object({
    department: z.coerce.number(error("choiceInvalid")).optional(),
    reason: typed,
    ...(operationRows as { operation1: (typeof operationRows)[string] }),
    ...typedDiagnoses,
  })
  .transform(({ department, reason, ...rest }, ctx) => {
    const fields: Record<string, unknown> = rest;
    const rows = operationsTyped(fields);
    const { primary, others } = readDiagnoses(fields, ctx);
    const isEmpty = rows.length === 0 && primary === null && others.length === 0;
    return {
      coding: isEmpty
        ? null
        : {
            department: department ?? 0,
            medicalOperationsWithCount: rows.map(({ code, count }) => ({ code, count: Number(count) })),
            primaryDiagnosis: primary,
            otherDiagnosis: others.map(({ code }) => code),
            reason: reason ?? null,
          },
      rows: rows.map(({ name }) => name),
      others: others.map(({ name }) => name),
    };
  });

import { z } from "zod";
import { readDiagnosisCode } from "#rules/diagnoses/diagnosis-code.ts";
import { error } from "../text.ts";
import { operationRows, operationsTyped } from "./counted-operations.ts";
import { MOST_OTHER_DIAGNOSES } from "./report-coding.ts";

export const otherDiagnosisFields = Array.from(
  { length: MOST_OTHER_DIAGNOSES },
  (_, at) => `otherDiagnosis${at + 1}` as const,
);
export const diagnosisFields = ["primaryDiagnosis", ...otherDiagnosisFields] as const;

const typed = z.string().optional();
const diagnoses: Record<string, typeof typed> = Object.fromEntries(
  diagnosisFields.flatMap((name) => [
    [name, typed],
    [`${name}Query`, typed],
  ]),
);

/**
 * The fields of a coding's form, turned into the input of `medicalReportUpdate`, with the fields that its operations and
 * other diagnoses came from. A diagnosis is the accepted suggestion, or the typed code.
 */
export const codingForm = z
  .object({
    department: z.coerce.number(error("choiceInvalid")).optional(),
    reason: typed,
    ...(operationRows as { operation1: (typeof operationRows)[string] }),
    ...(diagnoses as { primaryDiagnosis: typeof typed }),
  })
  .transform(({ department, reason, ...rest }, ctx) => {
    const fields: Record<string, unknown> = rest;
    const rows = operationsTyped(fields);
    const given = diagnosisFields.flatMap((name) => {
      const text = String(fields[name] || fields[`${name}Query`] || "").trim();
      if (text === "") return [];
      const code = readDiagnosisCode(text.split(" ")[0]!);
      if (code === null) ctx.addIssue({ code: "custom", path: [name], message: error("diagnosisUnknown") });
      return code === null ? [] : [{ name, code }];
    });
    const others = given.filter(({ name }) => name !== "primaryDiagnosis");
    const isEmpty = rows.length === 0 && given.length === 0;
    return {
      coding: isEmpty
        ? null
        : {
            department: department ?? 0,
            medicalOperationsWithCount: rows.map(({ code, count }) => ({ code, count: Number(count) })),
            primaryDiagnosis: given.find(({ name }) => name === "primaryDiagnosis")?.code ?? null,
            otherDiagnosis: others.map(({ code }) => code),
            reason: reason ?? null,
          },
      rows: rows.map(({ name }) => name),
      others: others.map(({ name }) => name),
    };
  });

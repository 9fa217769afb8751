import { load } from "#app/http/request/load.server.ts";
import { CodingOfReport, OfferedOperations, type ReportCoding } from "#app/graphql/care/coding.ts";
import { diagnosisFields, otherDiagnosisFields } from "#rules/diagnoses/diagnosis-fields.ts";
import { operationRowNames } from "#rules/inputs/insurance/operation-rows.ts";
import { localDate } from "#rules/time/time.ts";
import { diagnosisChoices } from "../diagnoses/diagnosis-choices.server.ts";
import { operationValues, rowsOfOperations } from "../operations/operation-rows.server.ts";
import type { Args } from "../request/context.ts";

/** A coding as its form shows it. */
export function codingValues(coding: Omit<ReportCoding, "codingFaults">): Record<string, unknown> {
  const { department, medicalOperationsWithCount, primaryDiagnosis, otherDiagnosis, codingReason } = coding;
  return {
    department: department ? String(department.id) : "",
    ...operationValues(medicalOperationsWithCount ?? []),
    primaryDiagnosis: primaryDiagnosis?.code ?? "",
    ...Object.fromEntries((otherDiagnosis ?? []).map(({ code }, at) => [otherDiagnosisFields[at], code])),
    reason: codingReason ?? "",
  };
}

/** The report of the address with its coding, and what its form offers: that of last time where it has none. */
export async function codingHere(args: Args) {
  const {
    medicalReport: report,
    myDepartments: departments,
    medicalOperationPresets: presets,
  } = await load(args, CodingOfReport, { uuid: args.params.uuid! });
  const opened = report.department || !report.lastCoded ? null : { ...report.lastCoded, codingReason: null };
  return { report, departments, opened, presets };
}
export type CodingHere = Awaited<ReturnType<typeof codingHere>>;

/** A form with the operations of a preset in place of its own; as it is where there is no such preset. */
export function withPreset(typed: Record<string, unknown>, { presets }: CodingHere, id: number) {
  const preset = presets.find((one) => one.id === id);
  if (!preset) return typed;
  const others = Object.entries(typed).filter(([name]) => !operationRowNames.includes(name));
  return { ...Object.fromEntries(others), ...operationValues(preset.medicalOperationsWithCount) };
}

const optionOf = ({ code, label }: { code: string; label: string }) => ({ value: code, label });

/** The rows and choices of a form with these values. */
export async function codingFormOf(
  args: Args,
  { report, departments, opened, presets }: CodingHere,
  values: Record<string, unknown>,
) {
  const { patientCard, patientAttendance, examinedAt } = report;
  const department = departments.find(({ id }) => String(id) === values.department) ?? departments[0];
  const { availableMedicalOperations: offered } = department
    ? await load(args, OfferedOperations, {
        patientCard: patientCard.id,
        department: department.id,
        day: localDate(new Date(examinedAt)),
        patientAttendance: patientAttendance?.id,
      })
    : { availableMedicalOperations: [] };
  const codings = [report, ...(opened ? [opened] : [])];
  const known = codings.flatMap(({ primaryDiagnosis, otherDiagnosis }) => [
    ...(primaryDiagnosis ? [primaryDiagnosis] : []),
    ...(otherDiagnosis ?? []),
  ]);
  const named = [...codings, ...presets].flatMap(({ medicalOperationsWithCount }) =>
    (medicalOperationsWithCount ?? []).map(({ medicalOperation }) => medicalOperation),
  );
  return {
    rows: rowsOfOperations(values, [...named, ...offered], ["count"]),
    offered,
    choices: await diagnosisChoices(args, diagnosisFields, { typed: values, known: known.map(optionOf), optionOf }),
  };
}

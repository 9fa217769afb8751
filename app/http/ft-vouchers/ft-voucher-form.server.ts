import { load } from "#app/graphql/client.server.ts";
import { FtVoucherOffers, OperationsOfExpertise, type FtVoucherWhole } from "#app/graphql/ft-vouchers.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput } from "#rules/format.ts";
import { diagnosisFields, otherDiagnosisFields } from "#rules/inputs/insurance/coding-form.ts";
import { MOST_VOUCHER_ROWS, voucherRowNames } from "#rules/inputs/insurance/ft-voucher-form.ts";
import { may } from "#rules/permissions.ts";
import { diagnosisChoices } from "../diagnoses/diagnosis-choices.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "../request/failure.ts";
import { signedIn } from "../session/me.server.ts";

type Applicant = { id: number; name: string; icp: string; expertise: string };
export const applicantOption = ({ id, name, icp, expertise }: Applicant) => ({
  value: String(id),
  label: name,
  detail: `${icp}, ${expertise}`,
});

/** A voucher as its form shows it. */
export function voucherValues(voucher: FtVoucherWhole, locale: Locale): Record<string, unknown> {
  const day = (date: string | null) => (date ? dateInput(date, locale) : "");
  const count = (number: number | null) => (number === null ? "" : String(number));
  return {
    insuranceCompany: voucher.insuranceCompany.code,
    insuranceVariant: voucher.insuranceVariant,
    compensation: voucher.compensation ?? "",
    issuedAt: day(voucher.issuedAt),
    bookedOn: day(voucher.bookedOn),
    expertise: voucher.expertise,
    visits: String(voucher.visits),
    externalNumber: voucher.externalNumber ?? "",
    ftVoucherApplicant: String(voucher.applicant.id),
    primaryDiagnosis: voucher.primaryDiagnosis.code,
    ...Object.fromEntries(voucher.otherDiagnosis.map(({ code }, at) => [otherDiagnosisFields[at], code])),
    ...Object.fromEntries(
      voucher.medicalOperationsWithUsageCount.map(({ medicalOperation: { code }, asked, planned }, at) => [
        voucherRowNames[at],
        { code, asked: count(asked), planned: count(planned) },
      ]),
    ),
    reason: voucher.reason ?? "",
    aim: voucher.aim ?? "",
  };
}

/** Number of empty rows. */
const FREE = 3;
const textIn = (brought: unknown): string => (typeof brought === "string" ? brought : "");

function rowsOf(values: Record<string, unknown>, names: ReadonlyMap<string, string>) {
  const rows = voucherRowNames.map((row) => {
    const { code, asked, planned } = (values[row] ?? {}) as Record<string, unknown>;
    const typed = { code: textIn(code), asked: textIn(asked), planned: textIn(planned) };
    return { ...typed, name: names.get(typed.code) };
  });
  const filled = rows.findLastIndex(({ code, asked, planned }) => code || asked || planned) + 1;
  return rows.slice(0, Math.min(filled + FREE, MOST_VOUCHER_ROWS));
}

const diagnosisOption = ({ code, label }: { code: string; label: string }) => ({ value: code, label });

/** The rows and choices of a voucher's form with these values. */
export async function voucherFormOf(args: Args, values: Record<string, unknown>, voucher?: FtVoucherWhole) {
  const query = textIn(values.ftVoucherApplicantQuery).trim().slice(0, 200);
  const { medicalSpecialties: specialties, ftVoucherApplicants } = await load(args, FtVoucherOffers, { term: query });
  const expertise = textIn(values.expertise).split(" ")[0]!;
  const { profile } = await signedIn(args);
  const actor = profile && { role: profile.profileRole, profession: profile.motusProfession };
  const { medicalOperations: offered } =
    actor && may(actor, "insurer:read")
      ? await load(args, OperationsOfExpertise, { expertise })
      : { medicalOperations: [] };
  const known = voucher ? [applicantOption(voucher.applicant)] : [];
  const isKept = values.ftVoucherApplicantQuery !== "";
  const options = query ? ftVoucherApplicants.map(applicantOption) : undefined;
  const chosen = [...(isKept ? known : []), ...(options ?? [])].find(
    ({ value }) => value === values.ftVoucherApplicant,
  );
  const diagnoses = voucher ? [voucher.primaryDiagnosis, ...voucher.otherDiagnosis] : [];
  const named = (voucher?.medicalOperationsWithUsageCount ?? []).map(({ medicalOperation }) => medicalOperation);
  return {
    specialties,
    offered,
    plans: actor !== null && may(actor, "medicalReport:write"),
    rows: rowsOf(values, new Map([...named, ...offered].map(({ code, name }) => [code, name]))),
    choices: {
      ftVoucherApplicant: { chosen, query, options: chosen ? undefined : options },
      ...(await diagnosisChoices(args, diagnosisFields, {
        typed: values,
        known: diagnoses.map(diagnosisOption),
        optionOf: diagnosisOption,
      })),
    },
  };
}
export type VoucherForm = Awaited<ReturnType<typeof voucherFormOf>>;

type From = { rows: { asked: string[]; planned: string[] }; others: string[] };

/** Passes a refusal on with its faults at the rows and fields of the form from which the parts of a voucher came. */
export const voucherFaults =
  ({ rows, others }: From) =>
  (failed: unknown): never => {
    if (failed instanceof CallFailed)
      for (const field of failed.details.fields ?? []) {
        const [name, at, part] = field.path;
        const count = name === "askedOperations" ? "asked" : name === "plannedOperations" ? "planned" : null;
        if (count) field.path = [rows[count][Number(at)] ?? voucherRowNames[0]!, part === "count" ? count : "code"];
        else if (name === "otherDiagnosis") field.path = [others[Number(at)] ?? "otherDiagnosis1"];
      }
    throw failed;
  };

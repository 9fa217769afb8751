import { load } from "#app/http/request/load.server.ts";
import { FtVoucherOffers, OperationsOfExpertise, type FtVoucherWhole } from "#app/graphql/insurers/ft-vouchers.ts";
import type { Locale } from "#rules/codes.ts";
import { diagnosisFields, otherDiagnosisFields } from "#rules/diagnoses/diagnosis-fields.ts";
import { dateInput } from "#rules/format.ts";
import type { FtVoucherTyped } from "#rules/inputs/insurance/ft-voucher-form.ts";
import { operationRowNames } from "#rules/inputs/insurance/operation-rows.ts";
import { textIn } from "#rules/text/text-in.ts";
import { may } from "#rules/permissions.ts";
import { diagnosisChoices } from "../diagnoses/diagnosis-choices.server.ts";
import { rowsOfOperations } from "../operations/operation-rows.server.ts";
import type { Args } from "../request/context.ts";
import { signedIn } from "../session/me.server.ts";

type Applicant = { id: number; name: string; icp: string; expertise: string };
export const applicantOption = ({ id, name, icp, expertise }: Applicant) => ({
  value: String(id),
  label: name,
  detail: `${icp}, ${expertise}`,
});

/** A voucher as its form shows it. */
export function voucherValues(voucher: FtVoucherWhole, locale: Locale): FtVoucherTyped {
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
        operationRowNames[at],
        { code, asked: count(asked), planned: count(planned) },
      ]),
    ),
    reason: voucher.reason ?? "",
    aim: voucher.aim ?? "",
  };
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
    rows: rowsOfOperations(values, [...named, ...offered], ["asked", "planned"]),
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

import type { ReactNode } from "react";
import { useDiagnosisLabel } from "../diagnoses/use-diagnosis-label.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { RecordForm } from "../forms/record-form.tsx";
import { useOperationLabel } from "../operations/use-operation-label.ts";
import { FtVoucherFields, type ApplicantField, type VoucherField } from "./ft-voucher-fields.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";

type Fields = Parameters<typeof FtVoucherFields>[0];
type Page = Parameters<typeof RecordForm>[0]["page"] & {
  fields: Record<VoucherField, FieldState> & {
    newApplicant: { getFieldset(): Record<ApplicantField, FieldState> };
  };
};
type Props = Pick<Fields, "today" | "hasImage" | "applicantsHref" | "diagnosesHref"> & {
  title: string;
  list: { href: string; label: string };
  page: Page;
  basis?: Parameters<typeof RecordForm>[0]["basis"];
  form: Pick<Fields, "choices" | "specialties" | "rows" | "plans" | "offered">;
  patient: ReactNode;
  /** The address of the form, and that of its search for diagnoses and applicants without scripts. */
  hrefs: { here: string; search: string };
  errorOf: (name: string) => string | undefined;
};

/** The page on which an FT voucher is entered or changed. */
export function FtVoucherForm({ title, list, page, basis, form, patient, hrefs, ...rest }: Props) {
  const { t } = useVoucherWords();
  const operationLabel = useOperationLabel();
  const diagnosisLabel = useDiagnosisLabel();
  const applicant: Record<string, string> = {
    ftVoucherApplicant: t("applicant"),
    "newApplicant.name": t("applicantName"),
    "newApplicant.icp": t("applicantIcp"),
    "newApplicant.expertise": t("applicantExpertise"),
    "newApplicant.phone": t("applicantPhone"),
  };
  const labelOf = (name: string) =>
    operationLabel(name) ?? diagnosisLabel(name) ?? applicant[name] ?? t(name as "visits");
  return (
    <RecordForm
      title={title}
      list={list}
      patient={patient}
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: hrefs.here } }}
      labelOf={labelOf}
      files
      basis={basis}
    >
      <FtVoucherFields
        form={page.formProps.id}
        key={JSON.stringify(form.rows)}
        fields={page.fields}
        newApplicant={page.fields.newApplicant.getFieldset()}
        searchHref={hrefs.search}
        {...form}
        {...rest}
      />
    </RecordForm>
  );
}

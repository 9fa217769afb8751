import { RecordForm } from "../forms/record-form.tsx";
import type { ReactNode } from "react";
import { FtVoucherFields, type VoucherField } from "./ft-voucher-fields.tsx";
import { useVoucherWords } from "./use-voucher-words.ts";

type Fields = Parameters<typeof FtVoucherFields>[0];
type Page = Parameters<typeof RecordForm>[0]["page"] & {
  fields: Record<VoucherField, Fields["fields"]["visits"]> & {
    newApplicant: { getFieldset(): Fields["newApplicant"] };
  };
};
type Props = Pick<Fields, "today" | "applicantsHref" | "diagnosesHref"> & {
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
  const labelOf = (name: string) => {
    const [, number] = /^(?:operation|otherDiagnosis)(\d+)/.exec(name) ?? [];
    if (name.startsWith("otherDiagnosis")) return t("otherDiagnosis", { number });
    if (number) return t("operationsRow", { number });
    const [, part] = /^newApplicant\.(\w+)/.exec(name) ?? [];
    const parts = { name: "applicantName", icp: "applicantIcp", expertise: "applicantExpertise" } as const;
    if (part) return t(parts[part as keyof typeof parts] ?? "applicantPhone");
    return t(name === "ftVoucherApplicant" ? "applicant" : (name as "visits"));
  };
  return (
    <RecordForm
      title={title}
      list={list}
      patient={patient}
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: hrefs.here } }}
      labelOf={labelOf}
      basis={basis}
    >
      <FtVoucherFields
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

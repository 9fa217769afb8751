import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "../page-head.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldState } from "./field.tsx";
import { Form, type FormKeys } from "./form.tsx";
import { Actions } from "./group.tsx";
import { StaleNote, type LabelledDifference } from "./stale-note.tsx";
import { SubmitButton } from "./submit-button.tsx";

type Props = {
  title: string;
  /** Where the record belongs, and where its form leads when nothing is saved. */
  list: { href: string; label: string };
  save: string;
  page: { form: Parameters<typeof ErrorSummary>[0]["form"]; formProps: FormKeys & { id: string; action?: string }; told?: string };
  labelOf: (name: string) => string;
  /** Of a change: which version it is based on, and what the form was first filled with. */
  basis?: Record<"version" | "was", FieldState>;
  /** The version the form has been brought to since, where it is kept while it is typed. */
  version?: number;
  /** What somebody else has saved meanwhile. */
  differences?: LabelledDifference[];
  children: ReactNode;
};

/** The page on which a record of the settings is created or changed. */
export function RecordForm({ title, list, save, page, labelOf, basis, version, differences = [], children }: Props) {
  const { t } = useTranslation("forms");
  return (
    <>
      <PageHead title={title} over={<a href={list.href}>{list.label}</a>} />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={labelOf} told={page.told} />
        {differences.length > 0 && <StaleNote merged differences={differences} />}
        <Form {...page.formProps} version={version ?? (basis && Number(basis.version.defaultValue))}>
          {basis && <input type="hidden" name={basis.was.name} value={basis.was.defaultValue} />}
          {children}
          <Actions>
            <SubmitButton>{save}</SubmitButton>
            <a href={list.href}>{t("cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}

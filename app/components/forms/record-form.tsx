import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHead } from "../layout/page-head.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldState } from "./fields/field.tsx";
import { Form, type FormKeys } from "./form.tsx";
import { Actions } from "./group.tsx";
import { StaleNote } from "./stale-note.tsx";
import { SubmitButton } from "./submit-button.tsx";

type Props = {
  title: string;
  /** Where the record belongs, and where its form leads when nothing is saved. */
  list: { href: string; label: string };
  save: string;
  page: {
    form: Parameters<typeof ErrorSummary>[0]["form"];
    formProps: FormKeys & { id: string; action?: string };
    apiMessage?: string;
    title?: string;
    differences?: { name: string; mine: string; theirs: string }[];
  };
  /** The patient whose record it is, in place of the link to the list. */
  patient?: ReactNode;
  labelOf: (name: string) => string;
  /** The text of a value that another user has saved since, where it is not the value itself. */
  inWords?: (name: string, value: string) => string;
  /** Whether the form brings files. */
  files?: boolean;
  /** Most of its fields are optional. */
  fewRequired?: boolean;
  /** The basis of a change: its version, and the initial values of the form. */
  basis?: Record<"version" | "was", FieldState>;
  /** The version to which autosave has brought the form. */
  version?: number;
  /** Content to see to before the form. */
  before?: ReactNode;
  /** Content to read while the form is filled in, next to it where there is room. */
  aside?: ReactNode;
  /** Further buttons that save. */
  more?: ReactNode;
  children: ReactNode;
};

/** The page on which a record of the settings is created or changed. */
export function RecordForm({
  title,
  list,
  save,
  page,
  patient,
  labelOf,
  files,
  fewRequired,
  inWords = (_name, value) => value,
  basis,
  version,
  before,
  aside,
  more,
  children,
}: Props) {
  const { t } = useTranslation("forms");
  const differences =
    page.differences?.map(({ name, mine, theirs }) => ({
      label: labelOf(name),
      mine: inWords(name, mine),
      theirs: inWords(name, theirs),
    })) ?? [];
  const sheet = (
    <div className="sheet">
      <ErrorSummary form={page.form} labelOf={labelOf} apiMessage={page.apiMessage} title={page.title} />
      {differences.length > 0 && <StaleNote merged differences={differences} />}
      <Form
        {...page.formProps}
        fewRequired={fewRequired}
        encType={files ? "multipart/form-data" : undefined}
        version={version ?? (basis && Number(basis.version.defaultValue))}
      >
        {basis && <input type="hidden" name={basis.was.name} value={basis.was.defaultValue} />}
        {children}
        <Actions>
          <SubmitButton>{save}</SubmitButton>
          {more}
          <a href={list.href}>{t("cancel")}</a>
        </Actions>
      </Form>
    </div>
  );
  return (
    <>
      {patient}
      <PageHead title={title} over={!patient && <a href={list.href}>{list.label}</a>} />
      {before && <div className="sheet">{before}</div>}
      {aside ? (
        <div className="abreast">
          {sheet}
          <aside className="sheet">{aside}</aside>
        </div>
      ) : (
        sheet
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, type FormKeys } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { PageHead } from "../layout/page-head.tsx";

type Props = FormKeys & {
  id?: string;
  title: string;
  /** The patient concerned, above the title. */
  patient?: ReactNode;
  /** The effects of the action, and its limits. */
  children: ReactNode;
  /** The action in words: "Zrušit 4 události". */
  does: string;
  danger?: boolean;
  cancelHref: string;
  /** Fields of the form, and their errors. */
  fields?: ReactNode;
  faults?: ReactNode;
  /** Hidden values of the form. */
  sends?: Record<string, string>;
};

/** The confirmation page of an action that is hard to undo. */
export function Confirm({
  title,
  patient,
  children,
  does,
  danger = true,
  cancelHref,
  fields,
  faults,
  sends = {},
  ...keys
}: Props) {
  const { t } = useTranslation("forms");
  return (
    <>
      {patient}
      <PageHead title={title} />
      <div className="sheet">
        {faults}
        {children}
        <Form {...keys} data-first="">
          {Object.entries(sends).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {fields}
          <div className="acts bare">
            <SubmitButton tone={danger ? "bad" : "main"}>{does}</SubmitButton>
            <a href={cancelHref}>{t("back")}</a>
          </div>
        </Form>
      </div>
    </>
  );
}

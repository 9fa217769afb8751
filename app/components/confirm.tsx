import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, type FormKeys } from "./forms/form.tsx";
import { SubmitButton } from "./forms/submit-button.tsx";
import { PageHead } from "./page-head.tsx";

type Props = FormKeys & {
  id?: string;
  title: string;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** What is done, in words: "Zrušit 4 události". */
  does: string;
  danger?: boolean;
  cancelHref: string;
  /** What is to be filled in, and what was wrong with it. */
  fields?: ReactNode;
  faults?: ReactNode;
  /** What the form sends along: what was asked for. */
  sends?: Record<string, string>;
};

/** The page that asks before something is done that is not easily undone. */
export function Confirm({
  title,
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
      <PageHead title={title} />
      <div className="sheet">
        {faults}
        {children}
        <Form {...keys}>
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

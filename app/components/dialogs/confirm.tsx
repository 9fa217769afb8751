import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, type FormKeys } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { PageHead } from "../layout/page-head.tsx";

type Props = FormKeys & {
  id?: string;
  question: string;
  /** The patient strip, or a `Subject`. */
  about: ReactNode;
  /** The effect of the action, and its limits. */
  effect: string;
  /** The action, with the verb of the question: "Zrušit 4 události"; undefined where there is nothing to act on. */
  does: string | undefined;
  danger?: boolean;
  /** The key that presses the button. */
  shortcut?: string;
  backHref: string;
  /** The records concerned, and obstacles, in detail. */
  children?: ReactNode;
  /** Fields of the form, and their errors. */
  fields?: ReactNode;
  faults?: ReactNode;
  /** Hidden values of the form. */
  sends?: Record<string, string | string[]>;
};

/** The page that asks before an action: what, of whom or what, with which effect, one button and one way back. */
export function Confirm({
  question,
  about,
  effect,
  does,
  danger = true,
  shortcut,
  backHref,
  children,
  fields,
  faults,
  sends = {},
  ...keys
}: Props) {
  const { t } = useTranslation("forms");
  return (
    <>
      <PageHead title={question} />
      <div className="sheet">
        {faults}
        {about}
        <p className="mb">{effect}</p>
        {children}
        <Form {...keys} data-first="">
          {Object.entries(sends).map(([name, values]) =>
            [values].flat().map((value) => <input key={name + value} type="hidden" name={name} value={value} />),
          )}
          {fields}
          <div className="acts bare">
            {does && (
              <SubmitButton tone={danger ? "bad" : "main"} shortcut={shortcut}>
                {does}
              </SubmitButton>
            )}
            <a href={backHref}>{t("back")}</a>
          </div>
        </Form>
      </div>
    </>
  );
}

/** The subject of a question that is no patient: its name, and what distinguishes it from others of its kind. */
export const Subject = ({ name, children }: { name: ReactNode; children?: ReactNode }) => (
  <div className="whose">
    <p>
      <b>{name}</b> {children && <span className="num">{children}</span>}
    </p>
  </div>
);

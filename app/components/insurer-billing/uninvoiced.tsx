import { useTranslation } from "react-i18next";
import type { InvoicesObstacle } from "#rules/insurance/batches/invoices-obstacle.ts";
import { Note } from "../base/note.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";

type Props = { run: number; obstacle: InvoicesObstacle | null; billingHref: string; formProps: FormKeys };

/** Batches that no invoice asks for: why not, or the button that issues them. */
export function Uninvoiced({ run, obstacle, billingHref, formProps }: Props) {
  const { t } = useTranslation("insurerInvoices");
  return (
    <Note variant="warning" title={t("missingTitle")}>
      {obstacle ? (
        <p>
          {t(`obstacles.${obstacle}`)} <a href={billingHref}>{t("toBilling")}</a>
        </p>
      ) : (
        <>
          <p>{t("canNow")}</p>
          <Form {...formProps} className="top">
            <input type="hidden" name="invoices" value={run} />
            <SubmitButton>{t("create")}</SubmitButton>
          </Form>
        </>
      )}
    </Note>
  );
}

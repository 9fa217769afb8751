import { useTranslation } from "react-i18next";
import type { ErrorName } from "#rules/errors.ts";
import { PageHead } from "../layout/page-head.tsx";

/** The page of a change that a payment refuses: the reason, and the way back to it. */
export function FixedPayment({ title, refusal, backHref }: { title: string; refusal: ErrorName; backHref: string }) {
  const { t } = useTranslation(["forms", "errors"]);
  return (
    <>
      <PageHead title={title} />
      <div className="sheet">
        <p className="mb">{t(`errors:${refusal}`)}</p>
        <p>
          <a href={backHref}>{t("back")}</a>
        </p>
      </div>
    </>
  );
}

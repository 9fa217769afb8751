import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../base/button-link.tsx";
import { Actions } from "../forms/group.tsx";
import { PageHead } from "../layout/page-head.tsx";

/** Shown instead of signing: an author who needs a code and has no second factor turns it on first, and comes back. */
export function FactorFirst({
  about,
  turnOnHref,
  backHref,
}: {
  about: ReactNode;
  turnOnHref: string;
  backHref: string;
}) {
  const { t } = useTranslation(["medicalReports", "secondFactor", "forms"]);
  return (
    <>
      <PageHead title={t("signTitle")} />
      <div className="sheet">
        {about}
        <p className="mb">{t("factorFirst")}</p>
        <Actions bare>
          <ButtonLink href={turnOnHref} tone="main">
            {t("secondFactor:turnOn")}
          </ButtonLink>
          <a href={backHref}>{t("forms:back")}</a>
        </Actions>
      </div>
    </>
  );
}

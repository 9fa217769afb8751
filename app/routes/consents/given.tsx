import { useTranslation } from "react-i18next";
import type { PageHandle } from "#app/http/page/title.ts";

export const handle: PageHandle = { i18n: ["consents"], title: "consents:givenTitle" };

/** The last page after a consent by link. It says nothing of the patient, so that it may stay open. */
export default function ConsentGivenPage() {
  const { t } = useTranslation("consents");
  return (
    <>
      <h1>{t("givenTitle")}</h1>
      <p className="mb">{t("givenText")}</p>
      <p>{t("givenHelp")}</p>
    </>
  );
}

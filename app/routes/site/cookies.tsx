import { useTranslation } from "react-i18next";
import { PageHead } from "#app/components/layout/page-head.tsx";
import type { PageHandle } from "#app/http/page/title.ts";

export const handle: PageHandle = { i18n: ["site"], title: "site:cookiesTitle" };

/** Every cookie is necessary, so there is nothing to consent to. */
export default function Cookies() {
  const { t } = useTranslation("site");
  return (
    <>
      <PageHead title={t("cookiesTitle")} />
      <p className="mb">{t("cookiesText")}</p>
      {(["cookieSession", "cookieChoices", "cookieMessages"] as const).map((kind) => (
        <section key={kind} className="top">
          <h2>{t(kind)}</h2>
          <p>{t(`${kind}Text`)}</p>
        </section>
      ))}
    </>
  );
}

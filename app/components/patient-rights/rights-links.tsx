import { useTranslation } from "react-i18next";

/** Actions for the rights of a patient, on the card, where they can be served at once. */
export function RightsLinks({
  copyHref,
  accessHref,
  eraseHref,
}: {
  copyHref?: string;
  accessHref?: string;
  eraseHref?: string;
}) {
  const { t } = useTranslation("patientRights");
  if (!copyHref && !accessHref && !eraseHref) return null;
  return (
    <section id="rights">
      <h2>{t("title")}</h2>
      <div>
        {copyHref && (
          <p className="mb">
            <a href={copyHref} data-hard>
              {t("copyTitle")}
            </a>
            <br />
            <span className="mute">{t("copyText")}</span>
          </p>
        )}
        {accessHref && (
          <p className="mb">
            <a href={accessHref}>{t("accessTitle")}</a>
            <br />
            <span className="mute">{t("accessText")}</span>
          </p>
        )}
        {eraseHref && (
          <p className="mb">
            <a href={eraseHref}>{t("eraseTitle")}</a>
            <br />
            <span className="mute">{t("eraseText")}</span>
          </p>
        )}
      </div>
    </section>
  );
}

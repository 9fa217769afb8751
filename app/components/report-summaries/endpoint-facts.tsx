import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";

type Props = {
  endpoint: { address: string; model: string };
  consent: { givenAt: string; givenBy: { fullName: string } } | null;
};

/** The data that leave the centre, their destination, and the person who agreed. */
export function EndpointFacts({ endpoint: { address, model }, consent }: Props) {
  const { t, i18n } = useTranslation("reportSummaries");
  return (
    <dl className="facts mb">
      <dt>{t("where")}</dt>
      <dd>{address}</dd>
      <dt>{t("model")}</dt>
      <dd>{model}</dd>
      <dt>{t("leaves")}</dt>
      <dd>{t("leavesText")}</dd>
      <dt>{t("removed")}</dt>
      <dd>{t("removedText")}</dd>
      <dt>{t("remains")}</dt>
      <dd>{t("remainsText")}</dd>
      <dt>{t("checked")}</dt>
      <dd>{t("checkedText")}</dd>
      <dt>{t("consent")}</dt>
      <dd>
        {consent
          ? t("consentGiven", {
              when: formatDateTime(consent.givenAt, i18n.language as Locale),
              who: consent.givenBy.fullName,
            })
          : t("consentNone")}
      </dd>
    </dl>
  );
}

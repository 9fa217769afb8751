import { useTranslation } from "react-i18next";

/** Requests and reports of a colleague that wait for a decision or a signature. */
export function Undecided({ requests, drafts }: { requests: number; drafts: number }) {
  const { t } = useTranslation("staffWork");
  return (
    <dl className="facts mb">
      <dt>{t("requests")}</dt>
      <dd className="num">{requests}</dd>
      <dt>{t("drafts")}</dt>
      <dd>
        <span className="num">{drafts}</span>
        {drafts > 0 && <span className="mute"> ({t("draftsHint")})</span>}
      </dd>
    </dl>
  );
}

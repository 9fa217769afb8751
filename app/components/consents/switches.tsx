import { useTranslation } from "react-i18next";
import { StateChip } from "../chip.tsx";

/** Whether the centre asks for consents, and the page that asks before that is changed. */
export function ConsentSwitches({ active, switchHref }: { active: boolean; switchHref: string }) {
  const { t } = useTranslation("consents");
  return (
    <dl className="facts mb">
      <dt>{t("active")}</dt>
      <dd>
        <StateChip state={active ? "ok" : "quiet"} icon={active ? "check" : "close"}>{t(active ? "on" : "off")}</StateChip>{" "}
        <a href={switchHref}>{t(active ? "turnOff" : "turnOn")}<span className="vh"> {t("active")}</span></a>
      </dd>
    </dl>
  );
}

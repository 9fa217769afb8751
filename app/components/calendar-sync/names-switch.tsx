import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";

/** Whether calendars name patients, with the page that confirms a change. */
export function NamesSwitch({ on, href }: { on: boolean; href: string }) {
  const { t } = useTranslation("calendarSync");
  return (
    <dl className="facts switches mb">
      <dt>{t("names")}</dt>
      <dd>
        <StateChip state={on ? "todo" : "quiet"} icon={on ? "warning" : "close"}>
          {t(on ? "on" : "off")}
        </StateChip>{" "}
        <a href={href}>
          {t(on ? "turnOff" : "turnOn")}
          <span className="vh"> {t("names")}</span>
        </a>
      </dd>
    </dl>
  );
}

import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";

/** Whether patients can book on the web, with the page that confirms a change. */
export function BookingSwitch({ on, href }: { on: boolean; href: string }) {
  const { t } = useTranslation("bookingRules");
  return (
    <>
      <dl className="facts switches mb">
        <dt>{t("title")}</dt>
        <dd>
          <StateChip state={on ? "ok" : "quiet"} icon={on ? "check" : "close"}>
            {t(on ? "on" : "off")}
          </StateChip>{" "}
          <a href={href}>
            {t(on ? "turnOff" : "turnOn")}
            <span className="vh"> {t("title")}</span>
          </a>
        </dd>
      </dl>
      <p className="mb">{t(on ? "isOn" : "isOff")}</p>
    </>
  );
}

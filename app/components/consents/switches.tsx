import { useTranslation } from "react-i18next";
import { StateChip } from "../chip.tsx";

type Props = { active: boolean; byEmail: boolean; switchHref: (what: "souhlasy" | "e-mail") => string };

/** What is switched on of consents, and the pages that ask before it is changed. */
export function ConsentSwitches({ active, byEmail, switchHref }: Props) {
  const { t } = useTranslation("consents");
  const row = (label: string, on: boolean, href: string) => (
    <>
      <dt>{label}</dt>
      <dd>
        <StateChip state={on ? "ok" : "quiet"} icon={on ? "check" : "close"}>{t(on ? "on" : "off")}</StateChip>{" "}
        <a href={href}>{t(on ? "turnOff" : "turnOn")}<span className="vh"> {label}</span></a>
      </dd>
    </>
  );
  return (
    <dl className="facts mb">
      {row(t("active"), active, switchHref("souhlasy"))}
      {active && row(t("byEmail"), byEmail, switchHref("e-mail"))}
    </dl>
  );
}

import { useTranslation } from "react-i18next";
import { StateChip } from "../base/chip.tsx";

type Props = { active: boolean; byEmail: boolean; hrefs: { active: string; byEmail: string } };

/** The centre's switches for consents, also by e-mail, with the pages that confirm a change. */
export function ConsentSwitches({ active, byEmail, hrefs }: Props) {
  const { t } = useTranslation("consents");
  return (
    <dl className="facts switches mb">
      <Switch label={t("active")} on={active} href={hrefs.active} />
      {active && <Switch label={t("byEmail")} on={byEmail} href={hrefs.byEmail} />}
    </dl>
  );
}

function Switch({ label, on, href }: { label: string; on: boolean; href: string }) {
  const { t } = useTranslation("consents");
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <StateChip state={on ? "ok" : "quiet"} icon={on ? "check" : "close"}>
          {t(on ? "on" : "off")}
        </StateChip>{" "}
        <a href={href}>
          {t(on ? "turnOff" : "turnOn")}
          <span className="vh"> {label}</span>
        </a>
      </dd>
    </>
  );
}

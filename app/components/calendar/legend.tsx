import { useTranslation } from "react-i18next";
import type { Week } from "#rules/week.ts";
import { ColorDot } from "../chip.tsx";
import { Icon } from "../icon.tsx";

/** What colours and marks mean. */
export function Legend({ services }: { services: Week["services"] }) {
  const { t } = useTranslation("calendar");
  return (
    <>
      <h2 className="vh">{t("legend")}</h2>
      <ul className="legend">
        {services.filter(([name]) => name).map(([name, color]) => <li key={name + color}><ColorDot color={color}>{name}</ColorDot></li>)}
      </ul>
      <ul className="legend">
        <li><Icon name="check" /> {t("present")}</li>
        <li><Icon name="close" /> {t("excused")}</li>
        <li><Icon name="ban" /> {t("absent")}</li>
        <li><Icon name="repeat" /> {t("repeats")}</li>
        <li className="hatch">{t("breakOrLeave")}</li>
      </ul>
    </>
  );
}

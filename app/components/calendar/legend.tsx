import { useTranslation } from "react-i18next";
import type { Calendar, Mark } from "#rules/calendar/draw-calendar.ts";
import { ColorDot } from "../base/chip.tsx";
import { signs, visitsLeft, voucherDays } from "./signs.ts";

/** Markup after the last lane. */
export const legendId = "vysvetlivky";

/** Legend of colours and marks, and the time of the page. */
export function Legend({ services, drawnAt }: { services: Calendar["services"]; drawnAt: string }) {
  const { t } = useTranslation("calendar");
  return (
    <>
      <h2 id={legendId} className="vh">
        {t("legend")}
      </h2>
      <ul className="legend">
        {services
          .filter(([name]) => name)
          .map(([name, color]) => (
            <li key={name + color}>
              <ColorDot color={color}>{name}</ColorDot>
            </li>
          ))}
      </ul>
      <ul className="legend">
        {(Object.keys(signs) as Mark[]).map((mark) => (
          <li key={mark}>
            <b aria-hidden>{signs[mark]}</b> {t(`marks.${mark}`)}
          </li>
        ))}
        <li>
          <b aria-hidden>{visitsLeft("7")}</b> {t("visitsLeft")}
        </li>
        <li>
          <b aria-hidden>{voucherDays(7)}</b> {t("voucherDays")}
        </li>
        <li>
          <b aria-hidden>{voucherDays(-1)}</b> {t("voucherLate")}
        </li>
        <li className="hatch">
          {t("breakOrLeave")}, {t("outsideHours")}
        </li>
      </ul>
      <p className="legend">{t("drawnAt", { time: drawnAt })}</p>
    </>
  );
}

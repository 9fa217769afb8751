import { useTranslation } from "react-i18next";
import type { Calendar, Mark } from "#rules/draw-calendar.ts";
import { ColorDot } from "../chip.tsx";
import { signs } from "./signs.ts";

/** What stands after the last lane. */
export const legendId = "vysvetlivky";

/** What colours and marks mean, and of when the page is. */
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
        <li className="hatch">{t("breakOrLeave")}</li>
      </ul>
      <p className="legend">{t("drawnAt", { time: drawnAt })}</p>
    </>
  );
}

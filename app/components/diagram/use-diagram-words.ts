import { useTranslation } from "react-i18next";
import { viewOf } from "#rules/diagram/body-figures.ts";
import { regionsOf, type BodyRegion } from "#rules/diagram/body-regions.ts";

/** The names of regions: within their view, and alone. */
export function useDiagramWords() {
  const { t } = useTranslation(["diagram", "medicalReports"]);
  const inView = (region: BodyRegion) => {
    const { part, side } = regionsOf[viewOf(region)].find((one) => one.region === region)!;
    return side ? t(`onSide.${side}`, { part: t(`parts.${part}`) }) : t(`parts.${part}`);
  };
  const whole = (region: BodyRegion) => `${inView(region)} ${t(`views.${viewOf(region)}`)}`;
  return { t, inView, whole };
}

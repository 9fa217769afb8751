import type { ReportDiagram } from "#app/graphql/care/diagram.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import { diagramColors } from "#rules/diagram/body-regions.ts";
import type { Locale } from "#rules/codes.ts";

/** Legend of a diagram's colours and numbered marks, a line each, for the picture that is printed alone. */
export function diagramWords(
  { redDiagnosis, blueDiagnosis, yellowDiagnosis, regions, marks }: ReportDiagram,
  locale: Locale,
): string[] {
  const { t } = wordsOf(locale);
  const named = { RED: redDiagnosis, BLUE: blueDiagnosis, YELLOW: yellowDiagnosis };
  const used = diagramColors.filter((color) => named[color] || regions.some((one) => one.color === color));
  return [
    ...used.map((color) => `${t(`diagram:Colors.${color}`)}: ${named[color]?.label ?? t("diagram:without")}`),
    ...marks.map(({ view, note }, at) => `${at + 1} ${note} (${t(`diagram:views.${view}`)})`),
  ];
}

import { markSample, swatchSvg } from "#rules/diagram/body-drawing.ts";
import type { BodyMark, ColoredRegion } from "#rules/diagram/body-diagram.ts";
import { diagramColors, type BodyView } from "#rules/diagram/body-regions.ts";
import { useDiagramWords } from "./use-diagram-words.ts";

type Named = { label: string } | null;
export type SeenDiagram = {
  redDiagnosis: Named;
  blueDiagnosis: Named;
  yellowDiagnosis: Named;
  regions: ColoredRegion[];
  marks: BodyMark[];
  /** The views in which there is something to see, as the server drew them. */
  pictures: { view: BodyView; svg: string }[];
};

/** Diagnoses and diagram of a report: each colour and each mark in words, next to the figures. */
export function DiagramView({ diagram }: { diagram: SeenDiagram }) {
  const { t, whole } = useDiagramWords();
  const named = { RED: diagram.redDiagnosis, BLUE: diagram.blueDiagnosis, YELLOW: diagram.yellowDiagnosis };
  const used = diagramColors.filter((color) => named[color] || diagram.regions.some((one) => one.color === color));
  return (
    <section className="diagram">
      <h3>{t(diagram.pictures.length > 0 ? "title" : "diagnoses")}</h3>
      <ul className="keyed">
        {used.map((color) => (
          <li key={color}>
            <span dangerouslySetInnerHTML={{ __html: swatchSvg(color) }} />
            <span>
              <span className="vh">{t(`Colors.${color}`)}: </span>
              <b>{named[color]?.label ?? t("without")}</b>
              <br />
              <span className="mute">
                {diagram.regions
                  .filter((one) => one.color === color)
                  .map(({ region }) => whole(region))
                  .join(", ")}
              </span>
            </span>
          </li>
        ))}
        {diagram.marks.map(({ view, color, note }, at) => (
          <li key={at}>
            <span dangerouslySetInnerHTML={{ __html: markSample(color, at + 1) }} />
            <span>
              <span className="vh">
                {t("markLegend", { number: at + 1 })}, {t(`colors.${color}`)}:{" "}
              </span>
              {note} <span className="mute">{t(`views.${view}`)}</span>
            </span>
          </li>
        ))}
      </ul>
      {diagram.pictures.length > 0 && (
        <div className="figures">
          {diagram.pictures.map(({ view, svg }) => (
            <figure key={view}>
              <div dangerouslySetInnerHTML={{ __html: svg }} />
              <figcaption>{t(`Views.${view}`)}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </section>
  );
}

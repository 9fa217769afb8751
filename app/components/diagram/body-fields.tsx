import { useState, type MouseEvent } from "react";
import type { BodyMark, ColoredRegion } from "#rules/diagram/body-diagram.ts";
import { viewSvg } from "#rules/diagram/body-drawing.ts";
import {
  bodyViews,
  diagramColors,
  PLANE,
  regionsOf,
  type BodyRegion,
  type BodyView,
  type DiagramColor,
} from "#rules/diagram/body-regions.ts";
import { useHydrated } from "../use-hydrated.ts";
import { markOf, type MarkRow } from "./mark-fields.tsx";
import { useDiagramWords } from "./use-diagram-words.ts";

export type Colored = Partial<Record<BodyRegion, DiagramColor | "">>;

type Props = {
  colored: Colored;
  marks: MarkRow[];
  onColor: (region: BodyRegion, color: DiagramColor | "") => void;
  onMark: (mark: Pick<BodyMark, "view" | "x" | "y">) => void;
};

const turn: Record<DiagramColor | "", DiagramColor | ""> = { "": "RED", RED: "BLUE", BLUE: "YELLOW", YELLOW: "" };

/** The four figures, each above the list of its regions with a colour for each. */
export function BodyFields({ colored, marks, onColor, onMark }: Props) {
  const { t, inView } = useDiagramWords();
  const hydrated = useHydrated();
  const [taps, setTaps] = useState<"region" | "mark">("region");
  const regions = (Object.entries(colored) as [BodyRegion, DiagramColor | ""][])
    .filter(([, color]) => color)
    .map(([region, color]) => ({ region, color }) as ColoredRegion);
  // A row keeps its number, with or without a position.
  const points = marks.map(markOf);

  const tap = (view: BodyView) => (event: MouseEvent<HTMLElement>) => {
    const picture = event.currentTarget.querySelector("svg")!.getBoundingClientRect();
    const region = (event.target as Element).getAttribute("data-region") as BodyRegion | null;
    const on = (from: number, at: number, size: number, plane: number) =>
      Math.min(plane, Math.max(0, Math.round(((at - from) / size) * plane)));
    if (taps === "mark")
      onMark({
        view,
        x: on(picture.left, event.clientX, picture.width, PLANE.width),
        y: on(picture.top, event.clientY, picture.height, PLANE.height),
      });
    else if (region) onColor(region, turn[colored[region] ?? ""]);
  };

  return (
    <>
      {hydrated && (
        <div className="choice noprint" role="radiogroup" aria-label={t("tap")}>
          <div className="line">
            <span>{t("tap")}</span>
            {(["region", "mark"] as const).map((what) => (
              <label key={what}>
                <input type="radio" checked={taps === what} onChange={() => setTaps(what)} />
                <span>{t(what === "region" ? "tapRegion" : "tapMark")}</span>
              </label>
            ))}
          </div>
          <span className="hint">{t("tapHint")}</span>
        </div>
      )}
      <div className="figures tapped">
        {bodyViews.map((view) => (
          <fieldset key={view}>
            <legend>{t(`Views.${view}`)}</legend>
            {/* A tap here can be done in the list below by keyboard. */}
            <div
              onClick={tap(view)}
              role="presentation"
              dangerouslySetInnerHTML={{ __html: viewSvg(view, { regions, marks: points }) }}
            />
            <details>
              <summary>{t("list")}</summary>
              {regionsOf[view].map(({ region }) => (
                <label key={region}>
                  <span>{inView(region)}</span>
                  <select
                    name={`regions.${region}`}
                    value={colored[region] ?? ""}
                    onChange={(event) => onColor(region, event.target.value as DiagramColor | "")}
                  >
                    <option value="">{t("noColor")}</option>
                    {diagramColors.map((color) => (
                      <option key={color} value={color}>
                        {t(`colors.${color}`)}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </details>
          </fieldset>
        ))}
      </div>
    </>
  );
}

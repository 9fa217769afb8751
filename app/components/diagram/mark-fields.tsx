import { useTranslation } from "react-i18next";
import type { BodyMark } from "#rules/diagram/body-diagram.ts";
import { centerOf, viewOf } from "#rules/diagram/body-figures.ts";
import {
  bodyViews,
  diagramColors,
  regionsOf,
  type BodyRegion,
  type BodyView,
  type DiagramColor,
} from "#rules/diagram/body-regions.ts";
import { useMessage } from "../forms/use-message.ts";
import { Icon } from "../base/icon.tsx";
import { useDiagramWords } from "./use-diagram-words.ts";

export type MarkRow = { place: string; color: DiagramColor; note: string };
type Point = Pick<BodyMark, "view" | "x" | "y">;

export const pointOf = ({ view, x, y }: Point) => `${view}:${x}:${y}`;

/** A row as it is drawn; one without a position lies outside of every view. */
export function markOf({ place, color, note }: MarkRow): BodyMark {
  const [view, x, y] = place.split(":");
  if (y) return { view: view as BodyView, x: Number(x), y: Number(y), color, note };
  if (!place) return { view: "" as BodyView, x: 0, y: 0, color, note };
  return {
    view: viewOf(place as BodyRegion),
    ...centerOf(viewOf(place as BodyRegion), place as BodyRegion),
    color,
    note,
  };
}

type Props = { rows: MarkRow[]; onChange: (rows: MarkRow[]) => void; errorOf: (name: string) => string | undefined };

/** The marks as rows: position, colour and note. */
export function MarkFields({ rows, onChange, errorOf }: Props) {
  const { t, inView } = useDiagramWords();
  const { t: forms } = useTranslation("forms");
  const message = useMessage();
  const set = (at: number, change: Partial<MarkRow>) =>
    onChange(rows.map((row, one) => (one === at ? { ...row, ...change } : row)));
  return rows.map(({ place, color, note }, at) => {
    const name = `mark${at + 1}`;
    const error = errorOf(`${name}.place`);
    return (
      <fieldset key={name} className={error ? "field markrow wrong" : "field markrow"}>
        <legend className="lab">{t("markLegend", { number: at + 1 })}</legend>
        {error && (
          <span className="err" id={`${name}-error`}>
            <Icon name="warning" />
            {message(error, { id: name, name: "place" })}
          </span>
        )}
        <label>
          <span>{t("place")}</span>
          <select
            id={`diagram-${name}.place`}
            name={`${name}.place`}
            value={place}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${name}-error`}
            onChange={(event) => set(at, { place: event.target.value })}
          >
            <option value="">{t("noPlace")}</option>
            {place.includes(":") && (
              <option value={place}>{t("point", { view: t(`views.${place.split(":")[0] as BodyView}`) })}</option>
            )}
            {bodyViews.map((view) => (
              <optgroup key={view} label={t(`Views.${view}`)}>
                {regionsOf[view].map(({ region }) => (
                  <option key={region} value={region}>
                    {inView(region)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          <span>{t("color")}</span>
          <select
            name={`${name}.color`}
            value={color}
            onChange={(event) => set(at, { color: event.target.value as DiagramColor })}
          >
            {diagramColors.map((one) => (
              <option key={one} value={one}>
                {t(`colors.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="wide">
          <span>
            {t("note")} <span className="opt">({forms("optional")})</span>
          </span>
          <input
            name={`${name}.note`}
            value={note}
            maxLength={200}
            onChange={(event) => set(at, { note: event.target.value })}
          />
        </label>
      </fieldset>
    );
  });
}

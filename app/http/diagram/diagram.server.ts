import type { ReportDiagram } from "#app/graphql/care/diagram.ts";
import { centerOf } from "#rules/diagram/body-figures.ts";
import { viewsDrawn, viewSvg } from "#rules/diagram/body-drawing.ts";
import { diagramColors, regionsOf, type DiagramColor } from "#rules/diagram/body-regions.ts";
import { MOST_MARKS } from "#rules/inputs/medical-reports/body-diagram.ts";
import { readPlace } from "#rules/inputs/medical-reports/diagram-form.ts";
import { diagnosisChoices } from "../diagnoses/diagnosis-choices.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";

export const diagnosisFields = ["redDiagnosis", "blueDiagnosis", "yellowDiagnosis"] as const;
export type DiagnosisField = (typeof diagnosisFields)[number];

/** A report's diagram with its pictures, of the views in which there is something to see. */
export const drawn = (diagram: ReportDiagram | null) =>
  diagram && { ...diagram, pictures: viewsDrawn(diagram).map((view) => ({ view, svg: viewSvg(view, diagram) })) };

/** A mark in the middle of a region is of that region; any other is a point. */
function placeOf({ view, x, y }: ReportDiagram["marks"][number]): string {
  const of = regionsOf[view].find(({ region }) => {
    const center = centerOf(view, region);
    return center.x === x && center.y === y;
  });
  return of?.region ?? `${view}:${x}:${y}`;
}

/** A diagram as its form shows it. */
export function diagramValues(diagram: ReportDiagram | null): Record<string, unknown> {
  if (!diagram) return {};
  return {
    ...Object.fromEntries(diagnosisFields.map((field) => [field, String(diagram[field]?.id ?? "")])),
    regions: Object.fromEntries(diagram.regions.map(({ region, color }) => [region, color])),
    ...Object.fromEntries(
      diagram.marks.map((mark, at) => [`mark${at + 1}`, { place: placeOf(mark), color: mark.color, note: mark.note }]),
    ),
  };
}

const optionOf = ({ id, label }: { id: number; label: string }) => ({ value: String(id), label });

/** The choice for each colour, and the results for the typed words. */
export const diagnosisChoicesOf = (args: Args, diagram: ReportDiagram | null, typed: Record<string, unknown>) =>
  diagnosisChoices(args, diagnosisFields, {
    typed,
    known: diagnosisFields.flatMap((field) => diagram?.[field] ?? []).map(optionOf),
    optionOf,
  });
export type DiagnosisChoices = Awaited<ReturnType<typeof diagnosisChoicesOf>>;

/** Passes a refusal on with its faults at the fields of the form, which is all of a diagram. */
export function diagramFaults(failed: unknown): never {
  if (failed instanceof CallFailed)
    for (const field of failed.details.fields ?? [])
      if (field.path[0] === "bodyDiagram") field.path = field.path.slice(1);
  throw failed;
}

/** Number of empty rows for marks. */
const FREE = 3;

type MarkRow = { place: string; color: DiagramColor; note: string };

/** The rows of marks as typed or stored, and some empty ones. Values that no list offers are ignored. */
export function rowsOfMarks(values: Record<string, unknown>): MarkRow[] {
  const rows = Array.from({ length: MOST_MARKS }, (_, at) => {
    const { place, color, note } = (values[`mark${at + 1}`] ?? {}) as Record<string, unknown>;
    return {
      place: readPlace(String(place)) ? String(place) : "",
      color: diagramColors.find((one) => one === color) ?? "RED",
      note: String(note ?? ""),
    };
  });
  return rows.slice(0, rows.findLastIndex(({ place, note }) => place || note) + 1 + FREE);
}

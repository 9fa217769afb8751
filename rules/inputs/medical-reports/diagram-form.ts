import { z } from "zod";
import { centerOf, viewOf } from "#rules/diagram/body-figures.ts";
import {
  bodyRegions,
  diagramColors,
  PLANE,
  type BodyRegion,
  type BodyView,
  type DiagramColor,
} from "#rules/diagram/body-regions.ts";
import { MOST_MARKS } from "./body-diagram.ts";
import { error, optionalText } from "../text.ts";

const typedId = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(1, error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"))
    .nullish()
    .transform((value) => value ?? null);
const color = () => z.enum(diagramColors, error("choiceInvalid")).optional();

/**
 * Where a mark is: at the middle of a region that was chosen, or at a point that was shown (`FRONT:63:120`); null where
 * it is neither.
 */
export function readPlace(text: string): { view: BodyView; x: number; y: number } | null {
  if ((bodyRegions as string[]).includes(text)) {
    const view = viewOf(text as BodyRegion);
    return { view, ...centerOf(view, text as BodyRegion) };
  }
  const [, view, x, y] = /^(FRONT|BACK|RIGHT|LEFT):(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
  return view && Number(x) <= PLANE.width && Number(y) <= PLANE.height
    ? { view: view as BodyView, x: Number(x), y: Number(y) }
    : null;
}

const MarkRow = z.object({ place: z.string().optional(), color: color(), note: optionalText(200) }).optional();
const names = Array.from({ length: MOST_MARKS }, (_, at) => `mark${at + 1}`);
const markRows: Record<string, typeof MarkRow> = Object.fromEntries(names.map((name) => [name, MarkRow]));

/**
 * The fields of a diagram's form, turned into the input of `medicalReportUpdate`. A row of marks without position and
 * note is ignored.
 */
export const diagramForm = z
  .object({
    redDiagnosis: typedId(),
    blueDiagnosis: typedId(),
    yellowDiagnosis: typedId(),
    regions: z.object(Object.fromEntries(bodyRegions.map((region) => [region, color()]))).optional(),
    ...(markRows as { mark1: typeof MarkRow }),
  })
  .transform(({ redDiagnosis, blueDiagnosis, yellowDiagnosis, regions = {}, ...rest }, ctx) => {
    const typed: Record<string, z.output<typeof MarkRow>> = rest;
    const rows = names.flatMap((name) => {
      const { place, color = "RED" as DiagramColor, note } = typed[name] ?? {};
      if (!place && !note) return [];
      const at = place ? readPlace(place) : null;
      if (!at)
        ctx.addIssue({ code: "custom", path: [name, "place"], message: error(place ? "choiceInvalid" : "required") });
      return at ? [{ ...at, color, note: note ?? null }] : [];
    });
    const colored = Object.entries(regions).flatMap(([region, color]) =>
      color ? [{ region: region as BodyRegion, color }] : [],
    );
    return { redDiagnosis, blueDiagnosis, yellowDiagnosis, regions: colored, marks: rows };
  });

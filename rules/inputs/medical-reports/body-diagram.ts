import { z } from "zod";
import { bodyRegions, bodyViews, diagramColors, PLANE } from "#rules/diagram/body-regions.ts";
import { id } from "../ids.ts";
import { error, optionalText } from "../text.ts";

/** More points than can be distinguished on one drawing. */
export const MOST_MARKS = 30;

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, error("choiceInvalid"));
const choice = () =>
  id()
    .nullish()
    .transform((value) => value ?? null);
const upTo = (most: number) =>
  z
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(0, error("choiceInvalid"))
    .max(most, error("choiceInvalid"));

/** The drawing in the figures of a body, each region once, and the diagnosis of each colour; an empty one is null. */
export const BodyDiagramInput = z
  .object({
    redDiagnosis: choice(),
    blueDiagnosis: choice(),
    yellowDiagnosis: choice(),
    regions: z
      .array(z.object({ region: oneOf(bodyRegions as [(typeof bodyRegions)[number]]), color: oneOf(diagramColors) }))
      .refine((all) => new Set(all.map(({ region }) => region)).size === all.length, error("choiceInvalid")),
    marks: z
      .array(
        z.object({
          view: oneOf(bodyViews),
          x: upTo(PLANE.width),
          y: upTo(PLANE.height),
          color: oneOf(diagramColors),
          note: optionalText(200).transform((value) => value ?? ""),
        }),
      )
      .max(MOST_MARKS, error("tooMany")),
  })
  .transform((diagram) =>
    diagram.redDiagnosis ||
    diagram.blueDiagnosis ||
    diagram.yellowDiagnosis ||
    diagram.regions.length ||
    diagram.marks.length
      ? diagram
      : null,
  )
  .nullish()
  .transform((diagram) => diagram ?? null);
export type BodyDiagramInput = NonNullable<z.output<typeof BodyDiagramInput>>;

import type { BodyDiagram } from "#rules/diagram/body-diagram.ts";
import type { BodyDiagramInput } from "#rules/inputs/medical-reports/body-diagram.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { medicalDiagnoses } from "../core/db/tables/medical-diagnoses.ts";
import { Fault } from "../core/fault.ts";

/** A diagram as it is stored: with the codes and names of its diagnoses as the list has them now. */
export async function toDiagram(
  ctx: ProfileCtx,
  { redDiagnosis, blueDiagnosis, yellowDiagnosis, regions, marks }: BodyDiagramInput,
): Promise<BodyDiagram> {
  const given = { redDiagnosis, blueDiagnosis, yellowDiagnosis };
  const ids = [...new Set(Object.values(given).filter((id) => id !== null))];
  const { id, code, name } = medicalDiagnoses;
  const rows =
    ids.length > 0 ? await ctx.db.select({ id, code, name }).from(medicalDiagnoses).where(anyOf(id, ids)) : [];
  const named = (id: number | null) => rows.find((row) => row.id === id) ?? null;
  const unknown = Object.entries(given).filter(([, id]) => id !== null && !named(id));
  if (unknown.length > 0)
    throw new Fault("invalidInput", {
      fields: unknown.map(([field]) => ({ path: ["bodyDiagram", field], error: "choiceInvalid" })),
    });
  return {
    diagnoses: { RED: named(redDiagnosis), BLUE: named(blueDiagnosis), YELLOW: named(yellowDiagnosis) },
    regions,
    marks,
  };
}

/** A diagram as its input. */
export const diagramInput = ({ diagnoses, regions, marks }: BodyDiagram): BodyDiagramInput => ({
  redDiagnosis: diagnoses.RED?.id ?? null,
  blueDiagnosis: diagnoses.BLUE?.id ?? null,
  yellowDiagnosis: diagnoses.YELLOW?.id ?? null,
  regions,
  marks,
});

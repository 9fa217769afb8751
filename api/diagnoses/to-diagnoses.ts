import { inArray } from "drizzle-orm";
import type { NamedDiagnosis } from "#rules/diagram/body-diagram.ts";
import type { Ctx } from "../core/context.ts";
import { medicalDiagnoses } from "../core/db/tables/medical-diagnoses.ts";
import { Fault } from "../core/fault.ts";

type Given = { primaryDiagnosis: string | null; otherDiagnosis: readonly string[] };
type Named = { primaryDiagnosis: NamedDiagnosis | null; otherDiagnosis: NamedDiagnosis[] };

/** Diagnoses by their codes, with the names of the list; an unknown one is refused at its field (`diagnosisUnknown`). */
export async function toDiagnoses(ctx: Pick<Ctx, "db">, given: Given, path: readonly string[] = []): Promise<Named> {
  const { id, code, name } = medicalDiagnoses;
  const codes = [given.primaryDiagnosis ?? [], given.otherDiagnosis].flat();
  const rows = await ctx.db.select({ id, code, name }).from(medicalDiagnoses).where(inArray(code, codes));
  const named = (code: string, field: (string | number)[]) => {
    const known = rows.find((row) => row.code === code);
    if (!known) throw new Fault("invalidInput", { fields: [{ path: [...path, ...field], error: "diagnosisUnknown" }] });
    return known;
  };
  return {
    primaryDiagnosis: given.primaryDiagnosis ? named(given.primaryDiagnosis, ["primaryDiagnosis"]) : null,
    otherDiagnosis: given.otherDiagnosis.map((one, at) => named(one, ["otherDiagnosis", at])),
  };
}

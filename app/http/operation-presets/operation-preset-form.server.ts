import { data } from "@remix-run/node";
import { load } from "#app/http/request/load.server.ts";
import { OperationPreset, OperationPresetChoices, OwnSpecialties } from "#app/graphql/care/operation-presets.ts";
import { operationRowNames } from "#rules/inputs/insurance/operation-rows.ts";
import { textIn } from "#rules/text/text-in.ts";
import type { followStale } from "../forms/follow-stale.server.ts";
import { operationValues, rowsOfOperations } from "../operations/operation-rows.server.ts";
import type { Args } from "../request/context.ts";
import { idOf } from "../request/id-of.ts";

type Values = Record<string, unknown>;

/** The values of a new preset: the first specialty of the caller's. */
export async function newPreset(args: Args): Promise<Values> {
  const { me } = await load(args, OwnSpecialties);
  return { expertise: me.profile?.expertises[0] ?? "" };
}

/** The preset of the address as its form shows it. */
export async function presetHere(args: Args) {
  const { medicalOperationPreset: preset } = await load(args, OperationPreset, { id: idOf(args) });
  const { name, expertise, version, medicalOperationsWithCount } = preset;
  return { shown: { name, expertise, ...operationValues(medicalOperationsWithCount) } as never, version };
}

/** The specialties to choose from, the rows of a form, and the operations that are offered in them. */
export async function presetChoices(args: Args, values: Values) {
  const codes = operationRowNames.map((row) => textIn((Object(values[row]) as Values).code)).filter(Boolean);
  const expertise = textIn(values.expertise).trim().split(" ")[0]!;
  const { medicalSpecialties, offered, typed } = await load(args, OperationPresetChoices, { expertise, codes });
  return {
    specialties: medicalSpecialties,
    offered,
    rows: rowsOfOperations(values, [...offered, ...typed], ["count"]),
  };
}

/** A refused form is drawn with the rows as they were typed. */
export async function withRows(args: Args, answer: Awaited<ReturnType<typeof followStale>>) {
  if (answer instanceof Response) return answer;
  const choices = await presetChoices(args, answer.data.result.initialValue ?? {});
  return data({ ...answer.data, choices }, answer.init ?? {});
}

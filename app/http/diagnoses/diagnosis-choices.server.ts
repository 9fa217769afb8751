import { load } from "#app/http/request/load.server.ts";
import { Diagnoses } from "#app/graphql/care/diagram.ts";
import type { Args } from "../request/context.ts";

type Option = { value: string; label: string };
type Found = { id: number; code: string; label: string };
type How = {
  typed: Record<string, unknown>;
  /** Choices that the record has. */
  known: Option[];
  optionOf(found: Found): Option;
};

/** The code that words begin with: only that of an accepted suggestion is looked up. */
const termOf = (words: string) => /^[A-Z]\d\d\S* /.exec(words)?.[0].trim() ?? words;

/** The choice of each field for a diagnosis, and the results for its typed words. */
export async function diagnosisChoices<Name extends string>(
  args: Args,
  names: readonly Name[],
  { typed, known, optionOf }: How,
) {
  const choices = names.map(async (name) => {
    const query = String(typed[`${name}Query`] ?? "")
      .trim()
      .slice(0, 200);
    const chosen = typed[`${name}Query`] === "" ? undefined : known.find(({ value }) => value === typed[name]);
    if (chosen || !query) return [name, { chosen, query, options: undefined }] as const;
    const options = (await load(args, Diagnoses, { term: termOf(query) })).medicalDiagnosis.map(optionOf);
    const taken = options.find(({ value }) => value === typed[name]);
    return [name, { chosen: taken, query, options: taken ? undefined : options }] as const;
  });
  return Object.fromEntries(await Promise.all(choices)) as Record<Name, Awaited<(typeof choices)[number]>[1]>;
}

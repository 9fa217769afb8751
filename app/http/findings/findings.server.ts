import { findingKey, findingKinds, type Finding, type FindingKind } from "#rules/findings/findings.ts";
import { MOST_ROWS } from "#rules/inputs/medical-reports/findings-form.ts";
import { CallFailed } from "#app/graphql/failure.ts";

/** Number of empty rows of a kind. */
const FREE = 3;

type Row = { what: string; side: string; value: string; last?: string };
const rowOf = ({ what, side, value }: Finding): Row => ({ what, side: side ?? "", value });

/** A value that a form sent twice, or in parts, is no text, and is ignored. */
const textIn = (brought: unknown): string => (typeof brought === "string" ? brought : "");

/** Findings as their form carries them: each in a row of its kind. */
export const findingsValues = (findings: Finding[] | null): Record<string, Row> =>
  Object.fromEntries(
    findingKinds.flatMap((kind) =>
      (findings ?? []).filter((one) => one.kind === kind).map((one, at) => [`${kind}${at + 1}`, rowOf(one)]),
    ),
  );

/** The rows of a form: filled ones, then measurements of last time that are missing now, then empty ones. */
export function rowsOfFindings(values: Record<string, unknown>, before: Finding[]): Record<FindingKind, Row[]> {
  const last = new Map(before.map((one) => [findingKey(one), one]));
  const rowsOf = (kind: FindingKind): Row[] => {
    const sent = Array.from({ length: MOST_ROWS }, (_, at) => {
      const { what, side, value } = (values[`${kind}${at + 1}`] ?? {}) as Partial<Record<keyof Row, unknown>>;
      return { what: textIn(what), side: textIn(side), value: textIn(value) };
    });
    // A row keeps its number, by which its fault is assigned.
    const filled = sent.slice(0, sent.findLastIndex(({ what, value }) => what || value) + 1);
    const keyOf = ({ what, side }: Row) => findingKey({ kind, what, side: (side || null) as Finding["side"] });
    const known = new Set(filled.map(keyOf));
    const again = before
      .filter((one) => one.kind === kind && !known.has(findingKey(one)))
      .map((one) => ({ ...rowOf(one), value: "" }));
    const free = Array.from({ length: FREE }, () => ({ what: "", side: "", value: "" }));
    return [...filled, ...again, ...free]
      .slice(0, MOST_ROWS)
      .map((row) => ({ ...row, last: last.get(keyOf(row))?.value }));
  };
  return Object.fromEntries(findingKinds.map((kind) => [kind, rowsOf(kind)])) as Record<FindingKind, Row[]>;
}

/** Passes a refusal on with its faults at the rows of the form from which the findings came. */
export const findingsFaults =
  (names: string[]) =>
  (failed: unknown): never => {
    if (failed instanceof CallFailed)
      for (const field of failed.details.fields ?? [])
        if (field.path[0] === "findings") field.path = [names[Number(field.path[1])] ?? "", ...field.path.slice(2)];
    throw failed;
  };

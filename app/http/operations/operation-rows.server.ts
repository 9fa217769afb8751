import { MOST_OPERATIONS } from "#rules/inputs/insurance/counted-operations.ts";
import { operationRowNames } from "#rules/inputs/insurance/operation-rows.ts";
import { textIn } from "#rules/text/text-in.ts";

/** Number of empty rows. */
const FREE = 3;

type Counted = { medicalOperation: { code: string }; count: number };

/** Operations as the rows of a form carry them. */
export const operationValues = (operations: Counted[]): Record<string, { code: string; count: string }> =>
  Object.fromEntries(
    operations.map(({ medicalOperation: { code }, count }, at) => [
      operationRowNames[at],
      { code, count: String(count) },
    ]),
  );

/** The rows of a form as typed or stored, with the names that are known of their codes, and some empty ones. */
export function rowsOfOperations<Count extends string>(
  values: Record<string, unknown>,
  known: { code: string; name: string }[],
  counts: readonly Count[],
) {
  const names = new Map(known.map(({ code, name }) => [code, name]));
  const rows = operationRowNames.map((row) => {
    const sent = Object(values[row]) as Record<string, unknown>;
    const code = textIn(sent.code);
    const typed = Object.fromEntries(counts.map((count) => [count, textIn(sent[count])])) as Record<Count, string>;
    return { code, counts: typed, name: names.get(code) };
  });
  const filled = rows.findLastIndex(({ code, counts: typed }) => code || Object.values(typed).some(Boolean)) + 1;
  return rows.slice(0, Math.min(filled + FREE, MOST_OPERATIONS));
}

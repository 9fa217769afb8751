import { MOST_OPERATIONS, operationRowNames } from "#rules/inputs/insurance/counted-operations.ts";
import { CallFailed } from "../request/failure.ts";

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

/** A value that a form sent twice, or in parts, is no text, and is ignored. */
const textIn = (brought: unknown): string => (typeof brought === "string" ? brought : "");

/** The rows of a form as typed or stored, with the names that are known of their codes, and some empty ones. */
export function rowsOfOperations(values: Record<string, unknown>, known: { code: string; name: string }[]) {
  const names = new Map(known.map(({ code, name }) => [code, name]));
  const rows = operationRowNames.map((row) => {
    const { code, count } = (values[row] ?? {}) as Record<string, unknown>;
    return { code: textIn(code), count: textIn(count), name: names.get(textIn(code)) };
  });
  return rows.slice(0, Math.min(rows.findLastIndex(({ code, count }) => code || count) + 1 + FREE, MOST_OPERATIONS));
}

/** Passes a refusal on with its faults at the rows of the form from which operations at a path of the input came. */
export const operationFaults =
  (path: readonly string[], rows: readonly string[]) =>
  (failed: unknown): never => {
    if (failed instanceof CallFailed)
      for (const field of failed.details.fields ?? [])
        if (path.every((part, at) => field.path[at] === part)) {
          const [at, ...rest] = field.path.slice(path.length);
          field.path = [rows[Number(at)] ?? String(path.at(-1)), ...rest];
        }
    throw failed;
  };

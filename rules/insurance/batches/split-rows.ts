import type { BilledVisit } from "../billing/documents.ts";
import { MOST_ROWS } from "../files/document-kinds.ts";
import type { BilledRow } from "./document-content.ts";

/** The most that a row counts: its field has one digit. */
const MOST_COUNT = 9;

type Part = { visits: BilledVisit[]; rows: BilledRow[] };

/** The rows of a visit: an operation that counts more than a row may has several. */
const rowsOf = ({ day, operations, primaryDiagnosis }: BilledVisit): BilledRow[] =>
  operations.flatMap(({ code, name, count, points }) =>
    Array.from({ length: Math.ceil(count / MOST_COUNT) }, (_, at) => ({
      day,
      code,
      name,
      count: Math.min(MOST_COUNT, count - at * MOST_COUNT),
      points,
      diagnosis: primaryDiagnosis,
    })),
  );

/**
 * The visits of a document with their rows, by day. A visit for which it has no room goes to the next document; one
 * that has more rows than any document goes over several.
 */
export function splitRows(visits: readonly BilledVisit[]): Part[] {
  const parts: Part[] = [];
  for (const visit of [...visits].sort((one, other) => one.day.localeCompare(other.day))) {
    const rows = rowsOf(visit);
    for (let from = 0; from < rows.length; from += MOST_ROWS) {
      const some = rows.slice(from, from + MOST_ROWS);
      const last = parts.at(-1);
      if (last && last.rows.length + some.length <= MOST_ROWS) {
        last.visits.push(visit);
        last.rows.push(...some);
      } else parts.push({ visits: [visit], rows: some });
    }
  }
  return parts;
}

import { pseudonymiser, type Identity } from "#api/report-summaries/pseudonyms/pseudonymise.ts";
import { passagesOf, type SourceReport } from "#rules/report-summaries/passages.ts";

/** As much as a model reads at once. */
const MOST_CHARACTERS = 60_000;

/** The reports as they are sent out: nothing of a report leaves in another form. */
export function withoutNames(identity: Identity, reports: SourceReport[]): SourceReport[] {
  const without = pseudonymiser(identity);
  return reports.map(({ uuid, content }) => ({ uuid, content: without(content) }));
}

/** Passages by the numbers they are cited by, as many of the latest reports as fit, the oldest first. */
export function numbered(reports: SourceReport[]) {
  const kept: { number: string; report: string; passage: string }[][] = [];
  let length = 0;
  for (const [index, { uuid, content }] of [...reports.entries()].reverse()) {
    const passages = passagesOf(content).map(({ text }, place) => ({
      number: `${index + 1}.${place + 1}`,
      report: uuid,
      passage: text,
    }));
    length += passages.reduce((sum, { passage }) => sum + passage.length, 0);
    if (length > MOST_CHARACTERS) break;
    kept.unshift(passages);
  }
  return kept.flat();
}

import { fold } from "../text/fold.ts";
import { holdsIn, type SummarySentence } from "./check.ts";
import { passagesOf, type Passage, type SourceReport } from "./passages.ts";
import { clausesOf, sentencesOf } from "./statements.ts";

export const MOST_SENTENCES = 12;
const MOST_OF_ONE = 3;
const LONGEST = 300;
const SHORTEST = 12;

/** Headings whose sentences matter when a patient is taken over. */
const weights: [number, RegExp][] = [
  [6, /zaver|diagnoz|^dg\b|souhrn|suhrn/],
  [5, /doporuc|odporuc|\bplan\b/],
  [4, /anamnez|onemocn|ochoren|^no\b|\boa\b|alerg/],
  [3, /objektiv|vysetren|rozbor|nalez/],
  [2, /subjektiv/],
];
const weightOf = (heading: string) => weights.find(([, form]) => form.test(fold(heading)))?.[0] ?? 1;

type Candidate = SummarySentence & { order: number; weight: number };

/**
 * The sentences of a patient's reports that matter most, as they were written; the oldest report comes first, and goes
 * first.
 */
export function extractOf(reports: readonly SourceReport[]): SummarySentence[] {
  const ofReports = reports.map((report) => bestOf(report));
  // The first report has the beginning and the last one the present state: their sentences come before the others.
  const [first = [], last = []] = [ofReports[0], ofReports.length > 1 ? ofReports.at(-1) : undefined];
  const between = ofReports
    .slice(1, -1)
    .reverse()
    .flat()
    .sort((one, other) => other.weight - one.weight);
  const seen = new Set<string>();
  const chosen = new Set(
    [...last, ...first, ...between]
      .filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text)))
      .slice(0, MOST_SENTENCES),
  );
  return ofReports.flatMap((candidates) =>
    candidates
      .filter((candidate) => chosen.has(candidate))
      .sort((one, other) => one.order - other.order)
      .map(({ text, report, passage }) => ({ text, report, passage })),
  );
}

function bestOf({ uuid, content }: SourceReport): Candidate[] {
  const sentences = passagesOf(content).flatMap((passage) =>
    sentencesOf(passage.text).map((text) => ({ text, passage })),
  );
  return sentences
    .map(({ text, passage }, order) => ({
      ...candidateOf(uuid, text, passage, order === 0 || order === sentences.length - 1),
      order,
    }))
    .filter(
      ({ text, passage }) =>
        text.length >= SHORTEST && text.length <= LONGEST && !text.endsWith(":") && holdsIn(text, passage),
    )
    .sort((one, other) => other.weight - one.weight || one.order - other.order)
    .slice(0, MOST_OF_ONE);
}

function candidateOf(report: string, text: string, passage: Passage, atEdge: boolean): Omit<Candidate, "order"> {
  const clauses = clausesOf(text);
  const figures = clauses.flatMap(({ numbers }) => numbers).length;
  const codes = clauses.flatMap(({ codes: found }) => found).length;
  return {
    text,
    report,
    passage: passage.text,
    weight: weightOf(passage.heading) + Math.min(2, figures) * 0.5 + Math.min(1, codes) + (atEdge ? 1 : 0),
  };
}

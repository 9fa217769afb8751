type Sample = { name: string; labels: Record<string, string>; value: number };
export type Family = { type: string; help: string; samples: Sample[] };

const NAME = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"/y;
const NUMBER = /^(?:[+-]?(?:Inf|\d+(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|NaN)$/i;
/** The endings of a family's samples by its type, as the standard lists them. */
const suffixes: Record<string, RegExp> = {
  gauge: /^$/,
  counter: /^_(total|created)$/,
  histogram: /^_(bucket|count|sum|created)$/,
};

/**
 * Reads a text of OpenMetrics 1.0 by its grammar, and fails at anything else: a blank line, an unknown type, a sample
 * outside of its family, a family that comes twice, a histogram that falls or has no last bucket, text after the end.
 */
export function readOpenMetrics(text: string): Map<string, Family> {
  const lines = text.split("\n");
  if (lines.pop() !== "" || lines.pop() !== "# EOF")
    throw new Error("The text does not end with # EOF and a line feed");
  const families = new Map<string, Family>();
  let current: (Family & { name: string }) | undefined;
  for (const line of lines) {
    const [, keyword, name, rest] = new RegExp(`^# (TYPE|HELP|UNIT) (${NAME}) (.+)$`).exec(line) ?? [];
    if (keyword) {
      if (current?.name !== name) {
        if (families.has(name!)) throw new Error(`The family ${name} comes twice`);
        current = { name: name!, type: "unknown", help: "", samples: [] };
        families.set(name!, current);
      }
      if (current!.samples.length > 0) throw new Error(`${line} comes after samples`);
      if (keyword === "TYPE") current!.type = rest!;
      if (keyword === "HELP") current!.help = rest!;
      continue;
    }
    const sample = readSample(line);
    const suffix = current && sample.name.startsWith(current.name) ? sample.name.slice(current.name.length) : undefined;
    if (suffix === undefined || !suffixes[current!.type]?.test(suffix)) throw new Error(`No family holds ${line}`);
    current!.samples.push(sample);
  }
  for (const [name, family] of families) if (family.type === "histogram") assertHistogram(name, family);
  return families;
}

function readSample(line: string): Sample {
  const [, name, , braces, value] = new RegExp(`^(${NAME})(\\{(.*)\\})? (\\S+)$`).exec(line) ?? [];
  if (!name || !NUMBER.test(value!)) throw new Error(`No sample: ${line}`);
  const labels: Record<string, string> = {};
  for (let at = 0; at < (braces ?? "").length;) {
    LABEL.lastIndex = at;
    const [whole, label, text] = LABEL.exec(braces!) ?? [];
    if (!whole || label! in labels) throw new Error(`No labels: ${line}`);
    labels[label!] = text!;
    at += whole.length;
    if (at < braces!.length && braces![at++] !== ",") throw new Error(`No labels: ${line}`);
  }
  return { name, labels, value: /Inf/.test(value!) ? Infinity : Number(value) };
}

function assertHistogram(name: string, { samples }: Family) {
  const seriesOf = (labels: Record<string, string>) => JSON.stringify({ ...labels, le: undefined });
  for (const { labels, value: count } of samples.filter((sample) => sample.name === `${name}_count`)) {
    const buckets = samples.filter((one) => one.name === `${name}_bucket` && seriesOf(one.labels) === seriesOf(labels));
    const falls = buckets.some(({ value }, at) => at > 0 && value < buckets[at - 1]!.value);
    const last = buckets.at(-1);
    if (falls || last?.labels.le !== "+Inf" || last.value !== count) throw new Error(`${name} is no histogram`);
  }
}

import { sentencesOf } from "./statements.ts";

/** A report as a summary reads it. */
export type SourceReport = { uuid: string; content: string };
/** A line of a report as plain text, under the nearest heading or bold label above or before it. */
export type Passage = { heading: string; text: string };

/** A long line is split into sentences; a sentence beyond this length is left out. */
const LONGEST_PASSAGE = 1_000;

const TABLE = /^\s*\|/;
const RULE = /^[\s|:-]+$/;
const HEADING = /^\s*#{1,6}\s+(\S.*|)$/;
const LIST = /^\s*(?:[-*+]|\d+[.)]|>)\s+/;
const LABEL = /^\s*\*\*([^*]{2,60}?):?\*\*:?/;

const plain = (text: string) =>
  text
    .replace(/\*\*|__|`/g, "")
    .replace(/(?<![\p{L}\p{N}])\*|\*(?![\p{L}\p{N}])/gu, "")
    .replace(/\s+/g, " ")
    .trim();
const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map(plain);

/** The lines of a report with content, without markup; a row of a table includes the heads of its columns. */
export function passagesOf(content: string): Passage[] {
  const passages: Passage[] = [];
  let heading = "";
  let head: string[] | null = null;
  for (const line of content.split(/\r?\n/)) {
    if (!TABLE.test(line)) head = null;
    const titled = HEADING.exec(line);
    if (titled) heading = plain(titled[1]!);
    else if (TABLE.test(line)) {
      if (RULE.test(line)) continue;
      if (head) push(passages, heading, rowText(head, cells(line)));
      else head = cells(line);
    } else {
      const item = line.replace(LIST, "");
      // A list continues under the label above it.
      if (LABEL.test(item)) heading = plain(LABEL.exec(item)![1]!);
      push(passages, heading, plain(item));
    }
  }
  return passages;
}

function push(passages: Passage[], heading: string, text: string) {
  const parts =
    text.length <= LONGEST_PASSAGE
      ? [text]
      : sentencesOf(text).filter((sentence) => sentence.length <= LONGEST_PASSAGE);
  for (const part of parts) if (/\p{L}/u.test(part)) passages.push({ heading, text: part });
}

function rowText(head: string[], [name = "", ...values]: string[]): string {
  const said = values.flatMap((value, index) => (value === "" ? [] : [`${head[index + 1] ?? ""} ${value}`.trim()]));
  return said.length === 0 ? name : `${name}: ${said.join(", ")}`;
}

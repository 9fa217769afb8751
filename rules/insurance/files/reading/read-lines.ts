import { decodeCp852 } from "../../../text/cp852.ts";
import type { Report } from "../file-faults.ts";

export type Line = { line: number; text: string };

/** All but Latin letters and marks of typography, whose bytes begin with signs of frames in CP852: no text has those. */
const NOT_LATIN = /[^\p{ASCII}\u0080-\u024F\u2010-\u203A\u20AC\uFEFF]/u;
const DOS_END = 0x1a;
const LINE_END = /\r\n|\r|\n/g;
const CONTROLS = /\p{Cc}/gu;

/**
 * The lines of a file in CP852, without the mark by which DOS ends one. Letters of UTF-8 and other line ends than CR LF
 * are reported once and read all the same; control characters become `\uFFFD`.
 */
export function readLines(file: Uint8Array, report: Report): Line[] {
  const bytes = file.subarray(0, file.findLastIndex((byte) => byte !== DOS_END) + 1);
  const utf8 = utf8Of(bytes);
  const text = utf8 ?? decodeCp852(bytes);
  const lines: Line[] = [];
  let begin = 0;
  let ended = false;
  let inUtf8 = utf8 === null;
  const add = (end: number) => {
    const cut = text.slice(begin, end);
    const line = lines.length + 1;
    if (!inUtf8 && /\P{ASCII}/u.test(cut)) {
      inUtf8 = true;
      report(line, "UTF8");
    }
    lines.push({ line, text: cut.replace("\uFEFF", "").replace(CONTROLS, "\uFFFD") });
  };
  for (const { index, 0: end } of text.matchAll(LINE_END)) {
    add(index);
    begin = index + end.length;
    if (end === "\r\n" || ended) continue;
    ended = true;
    report(lines.length, "LINE_END", { expected: "CR LF", found: end === "\n" ? "LF" : "CR" });
  }
  if (begin < text.length) add(text.length);
  return lines;
}

/** The text of a file that is written in UTF-8 beyond ASCII; null for others. */
function utf8Of(bytes: Uint8Array): string | null {
  if (bytes.every((byte) => byte < 128)) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return NOT_LATIN.test(text) ? null : text;
  } catch {
    return null;
  }
}

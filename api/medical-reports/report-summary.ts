const LONGEST = 120;

const heading = /^\s*#{1,6}\s/;
/** Marks of a line's kind (heading, list) and those within it. */
const ofLine = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s+)*/;
const within = /\*\*|__|\||`/g;

const plain = (line: string) => line.replace(ofLine, "").replace(within, " ").replace(/\s+/g, " ").trim();

/**
 * The first line of a report with text, without its markup; a heading only where there is nothing else. A longer one
 * ends in an ellipsis.
 */
export function reportSummary(content: string): string {
  const lines = content.split("\n").filter((line) => /[\p{L}\p{N}]/u.test(line));
  const said = plain(lines.find((line) => !heading.test(line)) ?? lines[0] ?? "");
  return said.length <= LONGEST
    ? said
    : `${said
        .slice(0, LONGEST - 1)
        .replace(/\p{Surrogate}$/u, "")
        .trimEnd()}…`;
}

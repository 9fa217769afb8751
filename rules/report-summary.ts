const LONGEST = 120;

/** Marks of a line's kind (heading, list) and those within it. */
const ofLine = /^\s*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|>\s+)*/;
const within = /\*\*|__|\||`/g;

/** The first line of a report that says something, without its markup; what is too long ends in an ellipsis. */
export function reportSummary(content: string): string {
  for (const line of content.split("\n")) {
    const said = line.replace(ofLine, "").replace(within, " ").replace(/\s+/g, " ").trim();
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    return said.length <= LONGEST ? said : `${said.slice(0, LONGEST - 1).replace(/\p{Surrogate}$/u, "").trimEnd()}…`;
  }
  return "";
}

/** The part of a DOM node that the conversion of copied documents needs. */
export type Node = { nodeType: number; childNodes: Iterable<Node>; textContent: string | null };
type Element = Node & { tagName: string; getAttribute(name: string): string | null | undefined };

const TEXT = 3;
const ELEMENT = 1;
const nothing = /^(style|script|meta|title|link|head|xml|o:.*|w:.*|v:.*|img|svg|object|iframe)$/i;
const block =
  /^(p|div|section|article|ul|ol|table|tr|h[1-6]|blockquote|address|pre|dl|dt|dd|header|footer|main|figure)$/i;
/** Word's markup instead of a list: the sign it draws, then blanks. */
const wordBullet = /^[·•o§▪\-–]\s+/;
const wordNumber = /^(\d{1,3})[.)]\s+/;

/**
 * Converts the clipboard of Word, a mail or a web page to light markup: headings, bold, lists and tables stay,
 * formatting goes.
 */
export const markupOf = (node: Node): string =>
  withoutBlankEnds(blocksOf(node))
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^((?:- |\d+\. ).*)\n\n(?=- |\d+\. )/gm, "$1\n")
    .replace(/^\n{1,2}|\n{1,2}$/g, "");

/** Lines without blanks before their break; the last one may continue. */
const withoutBlankEnds = (text: string) =>
  text
    .split("\n")
    .map((line, at, { length }) => (at < length - 1 ? line.trimEnd() : line))
    .join("\n");

function blocksOf(node: Node): string {
  if (node.nodeType === TEXT) return (node.textContent ?? "").replace(/[\s\u00a0]+/g, " ");
  if (node.nodeType !== ELEMENT) return childrenOf(node);
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  if (nothing.test(tag)) return "";
  if (tag === "br") return "\n";
  if (/^h[1-6]$/.test(tag)) return `\n\n## ${inLine(node)}\n\n`;
  if (tag === "table") return `\n\n${tableOf(element)}\n\n`;
  if (tag === "ul" || tag === "ol") return `\n\n${listOf(element, tag === "ol")}\n\n`;
  if (tag === "p" && /MsoList/i.test(element.getAttribute("class") ?? ""))
    return `\n${inLine(node).replace(wordBullet, "- ").replace(wordNumber, "$1. ")}\n`;
  if (/^(b|strong|i|em|span)$/.test(tag)) return marked(element, tag);
  return block.test(tag) ? `\n\n${childrenOf(node).trim()}\n\n` : childrenOf(node);
}

const childrenOf = (node: Node): string =>
  withoutBlankEnds([...node.childNodes].map(blocksOf).join("")).replace(/\n (?! )/g, "\n");
const inLine = (node: Node): string => childrenOf(node).replace(/\s+/g, " ").trim();

/**
 * Bold and italic by tag or by style; Google's outermost <b> is neither. The blanks at the ends stay outside the signs.
 */
function marked(element: Element, tag: string): string {
  const style = element.getAttribute("style") ?? "";
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const bold = weight ? weight === "bold" || Number(weight) >= 600 : /^(b|strong)$/.test(tag);
  const italic = /font-style:\s*italic/i.test(style) || (/^(i|em)$/.test(tag) && !/font-style:\s*normal/i.test(style));
  const words = childrenOf(element);
  const sign = bold ? "**" : italic ? "*" : "";
  if (!sign || /mso-list:\s*Ignore/i.test(style) || words.includes("\n") || words.includes("*") || words.trim() === "")
    return words;
  return words.replace(words.trim(), (marked) => `${sign}${marked}${sign}`);
}

function listOf(list: Element, ordered: boolean, indent = ""): string {
  const points = [...list.childNodes].filter(
    (one): one is Element => one.nodeType === ELEMENT && /^(li|ul|ol)$/i.test((one as Element).tagName),
  );
  return points
    .map((point, index) => {
      const inner = (one: Node) => one.nodeType === ELEMENT && /^(ul|ol)$/i.test((one as Element).tagName);
      if (inner(point)) return listOf(point, point.tagName.toLowerCase() === "ol", `${indent}   `);
      const parts = [...point.childNodes];
      const words = parts
        .filter((one) => !inner(one))
        .map(blocksOf)
        .join("")
        .replace(/\s+/g, " ")
        .trim();
      const below = parts
        .filter(inner)
        .map((one) => `\n${listOf(one as Element, (one as Element).tagName.toLowerCase() === "ol", `${indent}   `)}`);
      return `${indent}${ordered ? `${index + 1}.` : "-"} ${words}${below.join("")}`;
    })
    .join("\n");
}

/** The first row is the head, as the markup has it. */
function tableOf(table: Element): string {
  const rows = elementsOf(table, "tr").map((row) =>
    [...elementsOf(row, "td", "th")].map((cell) => inLine(cell).replaceAll("|", "\\|")),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  const lineOf = (row: string[]) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? "").join(" | ")} |`;
  return rows.flatMap((row, at) => (at === 0 ? [lineOf(row), `|${"---|".repeat(width)}`] : [lineOf(row)])).join("\n");
}

function elementsOf(node: Node, ...tags: string[]): Element[] {
  return [...node.childNodes].flatMap((one) => {
    if (one.nodeType !== ELEMENT) return [];
    return tags.includes((one as Element).tagName.toLowerCase()) ? [one as Element] : elementsOf(one, ...tags);
  });
}

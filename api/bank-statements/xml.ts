import { DOMParser, onErrorStopParsing, ParseError, type Element, type Node } from "@xmldom/xmldom";
import { StatementFault } from "#rules/bank-statements/fault.ts";

const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;

/** Opening and closing ones of three thousand movements: parsing holds the process by their number, a second for these. */
const MOST_TAGS = 200_000;

/**
 * The root of an XML text. A document type and entities are refused before parsing, so that nothing is expanded or read
 * from elsewhere. Throws `StatementFault` with the line.
 */
export function parseXml(text: string): Element {
  const declared = text.search(DECLARATION);
  if (declared >= 0) throw new StatementFault("xmlInvalid", text.slice(0, declared).split("\n").length);
  if (text.split("<").length > MOST_TAGS) throw new StatementFault("tooLarge");
  try {
    const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, "text/xml");
    if (document.documentElement) return document.documentElement;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const { lineNumber = 0 } = (error.locator ?? {}) as { lineNumber?: number };
    throw new StatementFault("xmlInvalid", lineNumber || null);
  }
  throw new StatementFault("xmlInvalid");
}

/** The children with this local name, whatever their namespace. */
export function childrenOf(parent: Element | undefined, name: string): Element[] {
  const found: Element[] = [];
  for (let node: Node | null = parent?.firstChild ?? null; node; node = node.nextSibling)
    if ((node as Element).localName === name) found.push(node as Element);
  return found;
}

/** The first element on a path of local names such as `Acct/Id/IBAN`. */
export const elementAt = (parent: Element | undefined, path: string): Element | undefined =>
  path.split("/").reduce((element, name) => childrenOf(element, name)[0], parent);

/** The text of the first element on the path that has one, in one line. */
export function textAt(parent: Element | undefined, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = textOf(elementAt(parent, path));
    if (text !== "") return text;
  }
  return null;
}

/** The text of an element without that of its children. */
export function textOf(element: Element | undefined): string {
  let text = "";
  for (let node: Node | null = element?.firstChild ?? null; node; node = node.nextSibling)
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE) text += node.nodeValue ?? "";
  return text.replace(/\s+/g, " ").trim();
}

export const lineOf = (element: Element): number | null => element.lineNumber ?? null;

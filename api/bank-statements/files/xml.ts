import { SaxesParser } from "saxes";
import { StatementFault } from "#rules/bank-statements/fault.ts";

const DECLARATION = /<!(?:DOCTYPE|ENTITY)/i;

/**
 * Opening and closing ones of three thousand movements: parsing holds the process by their number, a fifth of a second
 * for these.
 */
const MOST_TAGS = 200_000;

/** `name` is without its namespace, `text` without that of the children, `line` that of the opening tag. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  line: number;
  text: string;
  children: XmlElement[];
};

/**
 * The root of an XML text. A document type and entities are refused before parsing, so that nothing is expanded or read
 * from elsewhere. Throws `StatementFault` with the line.
 */
export function parseXml(text: string): XmlElement {
  const declared = text.search(DECLARATION);
  if (declared >= 0) throw new StatementFault("xmlInvalid", text.slice(0, declared).split("\n").length);
  if (text.split("<").length > MOST_TAGS) throw new StatementFault("tooLarge");
  const parser = new SaxesParser();
  const root: XmlElement = { name: "", attributes: {}, line: 0, text: "", children: [] };
  const open = [root];
  const addText = (part: string) => (open.at(-1)!.text += part);
  let line = 0;
  parser.on("error", () => {
    throw new StatementFault("xmlInvalid", parser.line);
  });
  parser.on("opentagstart", () => (line = parser.line));
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name: name.slice(name.indexOf(":") + 1), attributes, line, text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => open.pop());
  parser.write(text).close();
  return root.children[0]!;
}

/** The children with this local name, whatever their namespace. */
export const childrenOf = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

/** The first element on a path of local names such as `Acct/Id/IBAN`. */
export const elementAt = (parent: XmlElement | undefined, path: string): XmlElement | undefined =>
  path.split("/").reduce((element, name) => element?.children.find((child) => child.name === name), parent);

/** The text of the first element on the path that has one, in one line. */
export function textAt(parent: XmlElement | undefined, ...paths: string[]): string | null {
  for (const path of paths) {
    const text = textOf(elementAt(parent, path));
    if (text !== "") return text;
  }
  return null;
}

/** The text of an element without that of its children, in one line. */
export const textOf = (element: XmlElement | undefined): string => element?.text.replace(/\s+/g, " ").trim() ?? "";

import { DOMParser, type Element } from "@xmldom/xmldom";

export const parse = (document: string) => new DOMParser().parseFromString(document, "text/xml").documentElement!;
export const children = (element: Element) =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === 1);
export const names = (element: Element) => children(element).map(({ nodeName }) => nodeName);
export const all = (root: Element, name: string) => [...root.getElementsByTagName(name)];

/** The text at a path of element names below the root; null where an element is absent. */
export function textAt(root: Element, path: string): string | null {
  let found: Element | undefined = root;
  for (const name of path.split("/")) found = found && children(found).find(({ nodeName }) => nodeName === name);
  return found?.textContent ?? null;
}

/** An element with text, or with elements in the order in which they are written. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  content: string | XmlElement[];
};

/** An element; an absent child is null, so that a list of children reads like the sequence of a schema. */
export const xml = (
  name: string,
  content: string | number | (XmlElement | null)[],
  attributes: Record<string, string> = {},
): XmlElement => ({
  name,
  attributes,
  content: Array.isArray(content) ? content.filter((child) => child !== null) : String(content),
});

/** The element only where its text is known. */
export const optionalXml = (name: string, text: string | null | undefined): XmlElement | null =>
  text ? xml(name, text) : null;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Two spaces to a level and a line break after each element: the same element is always the same text. */
export function writeXml({ name, attributes, content }: XmlElement, indent = ""): string {
  const open = `${indent}${openTag(name, attributes)}`;
  if (content.length === 0) return `${open.slice(0, -1)}/>\n`;
  if (typeof content === "string") return `${open}${escapeText(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => writeXml(child, `${indent}  `)).join("")}${indent}</${name}>\n`;
}

/** `<name key="value">`, for a document that is written in parts. */
export const openTag = (name: string, attributes: Record<string, string>): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(" ")}>`;

/** Characters that no XML 1.0 document may hold (its production Char), lone surrogates among them. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

// Readers turn other line breaks into a line feed, and white space of an attribute into spaces.
const escapeText = (text: string): string =>
  text
    .replace(FORBIDDEN, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/[\r\u0085\u2028]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const escapeAttribute = (text: string): string =>
  escapeText(text).replace(/"/g, "&quot;").replace(/\t/g, "&#9;").replace(/\n/g, "&#10;");

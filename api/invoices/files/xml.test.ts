import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import { expect, test } from "vitest";
import { optionalXml, writeXml, xml, XML_DECLARATION } from "./xml.ts";

const parse = (text: string) => new DOMParser().parseFromString(text, "text/xml").documentElement!;
const read = (text: string) => parse(writeXml(xml("a", text, { b: text })));

test("an element is written with its attributes, children in order, and without the absent ones", () => {
  const written = writeXml(
    xml("a", [xml("b", 1), null, optionalXml("c", null), optionalXml("d", ""), xml("e", ""), xml("f", [])], { g: "h" }),
  );
  expect(written).toBe('<a g="h">\n  <b>1</b>\n  <e/>\n  <f/>\n</a>\n');
});

test("markup in text and attributes stays text", () => {
  const text = `<b>&amp;</b>"'\r\n\t]]>`;
  expect([read(text).textContent, read(text).getAttribute("b"), read(text).childNodes.length]).toEqual([text, text, 1]);
});

test("text loses the characters that XML forbids and no others", () => {
  expect(read("a\u0000\u0008\u000b\u001f\uffff\ud800b\udc00č😀\u0085\u2028").textContent).toBe("abč😀\u0085\u2028");
});

test("any text is read back by another parser", () => {
  const allowed = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const kept = [...text].filter((sign) => allowed.test(sign)).join("");
      const element = read(text);
      expect([element.textContent, element.getAttribute("b")]).toEqual([kept, kept]);
    }),
  );
});

test("the declaration names UTF-8", () => {
  expect(XML_DECLARATION).toBe('<?xml version="1.0" encoding="UTF-8"?>\n');
});

import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { reportHtml } from "./report-text.server.ts";

test("headings, bold, lists, tables and lines get their elements", () => {
  const html = parse(
    reportHtml(
      "## Subjektivně\nBolest **4/10**\nv klidu bez bolesti\n\n- flexe 115°\n- extenze plná\n\n| kloub | P | L |\n|---|---|---|\n| koleno | 130 | 115 |",
    ),
  );
  expect(html.querySelector("h3")?.text).toBe("Subjektivně");
  expect(html.querySelector("strong")?.text).toBe("4/10");
  expect(html.querySelectorAll("p br").length).toBe(1);
  expect(html.querySelectorAll("li").map((one) => one.text)).toEqual(["flexe 115°", "extenze plná"]);
  expect(html.querySelectorAll("td").map((one) => one.text)).toEqual(["koleno", "130", "115"]);
});

test("no typed text becomes an element, an address or an attribute of its own", () => {
  const typed = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "[a](javascript:alert(1))",
    "![x](https://example.org/x.png)",
    "<https://example.org>",
    "`<b>`",
    "&lt;script&gt;",
    "> cited",
  ];
  for (const text of typed) {
    const html = parse(reportHtml(text));
    expect(html.querySelectorAll("*").map((one) => one.tagName)).toEqual(["P"]);
    expect(html.text.trim()).toBe(text);
  }
});

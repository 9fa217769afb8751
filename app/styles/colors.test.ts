import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colors } from "#rules/codes.ts";
import { contrast } from "#rules/colors.ts";

const tokens = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The custom properties of the first block after a selector. */
function block(selector: string): Record<string, string> {
  const from = tokens.indexOf("{", tokens.indexOf(selector)) + 1;
  const body = tokens.slice(from, tokens.indexOf("}", from));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value!.trim()]),
  );
}

const hex = (value = "") => (value.length === 4 ? `#${value.slice(1).replace(/./g, "$&$&")}` : value);

const light = block(":root {");
const dark = block(':root[data-theme="dark"]');

it("keeps the dark of the system the same as the chosen dark", () => {
  expect(block(':root[data-theme="system"]')).toEqual(dark);
});

describe.each([
  ["light", light],
  ["dark", dark],
] as const)("%s", (_, theme) => {
  it.each(colors)("%s: ink on its surface at least 4.5, edge at least 3", (color) => {
    const name = color.toLowerCase();
    const [surface, edge, ink] = ["s", "e", "i"].map((part) => hex(theme[`${name}-${part}`]));
    expect(contrast(ink!, surface!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(edge!, surface!)).toBeGreaterThanOrEqual(3);
    expect(contrast(edge!, theme.paper!)).toBeGreaterThanOrEqual(3);
  });

  const grounds = ["desk", "paper", "sunk", "wash"] as const;
  const texts = ["ink", "ink-2", "ink-3", "accent", "accent-2", "danger", "ok", "warn"] as const;
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    "text %s on %s at least 4.5",
    (text, ground) => {
      expect(contrast(hex(theme[text]), hex(theme[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ["on-fill", "fill"],
    ["on-fill", "fill-2"],
    ["danger", "danger-w"],
    ["ink", "danger-w"],
  ] as const)("text %s on %s at least 4.5", (text, ground) => {
    expect(contrast(hex(theme[text]), hex(theme[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)("draws controls on %s at 3 or more", (ground) => {
    expect(contrast(theme.edge!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

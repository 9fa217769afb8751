import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colors } from "#rules/codes.ts";
import { contrast } from "#rules/colors.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const tokens = read("./tokens.css");
const hues = read("./colors.css");

/** The custom properties of the first block after a selector. */
function block(selector: string): Record<string, string> {
  const from = tokens.indexOf("{", tokens.indexOf(selector)) + 1;
  const body = tokens.slice(from, tokens.indexOf("}", from));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value!.trim()]));
}

const hex = (value = "") => (value.length === 4 ? `#${value.slice(1).replace(/./g, "$&$&")}` : value);

/** OKLCH to sRGB as browsers without a wider gamut show it, components cut to what the screen has. */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (value: number) => {
    const cut = Math.min(1, Math.max(0, value));
    return Math.round(255 * (cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055));
  };
  return `#${linear.map((value) => byte(value).toString(16).padStart(2, "0")).join("")}`;
}

const light = block(":root {");
const dark = block(':root[data-theme="dark"]');

it("keeps the dark of the system the same as the chosen dark", () => {
  expect(block(':root[data-theme="system"]')).toEqual(dark);
});

describe.each([["light", light], ["dark", dark]] as const)("%s", (_, theme) => {
  it.each(colors)("%s: ink on its surface at least 4.5, edge at least 3", (color) => {
    const name = color.toLowerCase();
    const [surface, edge, ink] = ["s", "e", "i"].map((part) => hex(theme[`${name}-${part}`]));
    expect(contrast(ink!, surface!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(edge!, surface!)).toBeGreaterThanOrEqual(3);
    expect(contrast(edge!, theme.paper!)).toBeGreaterThanOrEqual(3);
  });

  it.each(colors)("%s: the same where the browser knows OKLCH", (color) => {
    const [, hue, grey] = new RegExp(`\\.${color.toLowerCase()} {.*--h: (\\d+);( --m: 0;)?`).exec(hues)!;
    const [surface, edge, ink] = ["s", "e", "i"].map((part) =>
      oklch(Number(theme[`l${part}`]), grey ? 0 : Number(theme[`c${part}`]), Number(hue)),
    );
    expect(contrast(ink!, surface!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(edge!, surface!)).toBeGreaterThanOrEqual(3);
  });

  const grounds = ["desk", "paper", "sunk", "wash"] as const;
  const texts = ["ink", "ink-2", "ink-3", "accent", "accent-2", "danger", "ok", "warn"] as const;
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))("text %s on %s at least 4.5", (text, ground) => {
    expect(contrast(hex(theme[text]), hex(theme[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([["on-fill", "fill"], ["on-fill", "fill-2"], ["danger", "danger-w"], ["ink", "danger-w"]] as const)(
    "text %s on %s at least 4.5",
    (text, ground) => {
      expect(contrast(hex(theme[text]), hex(theme[ground]))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(grounds)("draws controls on %s at 3 or more", (ground) => {
    expect(contrast(theme.edge!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

import { expect, type Page } from "@playwright/test";

/** As wide and as narrow as the fonts of a user's computer may be, and the width of their digits; ours are between. */
const fonts = { wide: ["DejaVu Sans", 636], narrow: ["Liberation Sans Narrow", 456] } as const;

/** Widths from a phone to a wide desk; 640 is 1280 at 200 % zoom. */
export const widths = [360, 640, 768, 1280, 1920];

/**
 * The rule of axe that a calendar is excepted from on a wide window: a quarter of an hour is 16 px tall there, and its
 * place in time is what a tile says (WCAG 2.5.8, essential).
 */
export const calendarTargets = (stop: string) => (/^(home$|\/\?)/.test(stop) ? ["target-size"] : []);

/** Draws the page as a computer does that has no other font. */
export async function drawIn(page: Page, font: keyof typeof fonts) {
  const [family, digit] = fonts[font];
  const drawn = await page.evaluate((family) => {
    document.documentElement.style.setProperty("--font", `"${family}"`);
    const ink = document.createElement("canvas").getContext("2d")!;
    ink.font = `1000px "${family}"`;
    return Math.round(ink.measureText("0").width);
  }, family);
  expect(drawn, `${family} is missing (docs/testing.md names its package)`).toBe(digit);
}

/** Nothing is broken or cut in any of these windows. */
export async function expectWhole(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(faultsOfLayout), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/**
 * Faults of layout: a page wider than its window, text beyond it, a word, time, date or telephone number in two lines,
 * a box that cuts its text or is too small for it, a calendar's head in two rows, hours apart from their events. Tiles
 * and the heads of columns may end with an ellipsis. Runs in the page.
 */
function faultsOfLayout(): string[] {
  const root = document.documentElement;
  const faults = new Set<string>();
  const scrolls = ".cols, .scroll, .cal.time";
  const unseen = ".vh, option, textarea, .cards thead, .plan > :first-child, .jump span:not([aria-hidden])";
  const units = /\+\d{3}\s\d{3}\s\d{3}\s\d{3}|\d+:\d\d(–\d+:\d\d)?|\d+\.\s?\d+\.(\s?\d{4})?|[\p{L}\p{N}\u00ad]+/gu;
  // A checksum, which is longer than any word, may break.
  const checksum = 64;
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(unseen);
  const named = (one: Element) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
  if (root.scrollWidth > root.clientWidth) faults.add(`${root.scrollWidth - root.clientWidth} px too wide`);

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text: Text; (text = texts.nextNode() as Text);) {
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()];
    const parent = text.parentElement!;
    const isBeyond = boxes.some((box) => box.right > root.clientWidth + 1) && !parent.closest(scrolls);
    if (!text.data.trim() || (boxes.length < 2 && !isBeyond) || !isSeen(parent)) continue;
    if (isBeyond) faults.add(`"${text.data}" beyond the window, ${named(parent)}`);
    for (const { 0: unit, index } of text.data.matchAll(units)) {
      range.setStart(text, index);
      range.setEnd(text, index + unit.length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
      if (lines > unit.split("\u00ad").length && unit.length < checksum)
        faults.add(`"${unit}" in ${lines} lines, ${named(parent)}`);
    }
  }

  for (const one of document.body.querySelectorAll("*:not(svg *)")) {
    const isWide = one.scrollWidth > one.clientWidth + 1;
    const isTall = one.scrollHeight > one.clientHeight + 4;
    if (!(isWide || isTall) || one.clientWidth * one.clientHeight === 0 || one.matches(`${scrolls}, .t, .col h3`))
      continue;
    const { display, overflowX, overflowY } = getComputedStyle(one);
    const isCut = (isWide && overflowX !== "visible") || (isTall && overflowY === "hidden");
    const holdsText =
      display !== "inline" && [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim());
    if ((isCut || holdsText) && isSeen(one)) faults.add(`"${one.textContent}" too long for ${named(one)}`);
  }

  if ((document.querySelector(".plan")?.clientHeight ?? 0) > 48) faults.add("head of the calendar in two rows");
  const [axis, laid] = [document.querySelector(".open .axis span"), document.querySelector(".open .laid")];
  if (axis && laid && Math.abs(axis.getBoundingClientRect().height - laid.getBoundingClientRect().height) > 1)
    faults.add("hours of the axis not at their events");
  return [...faults];
}

import type { BodyDiagram, BodyMark } from "./body-diagram.ts";
import { bodyFigures } from "./body-figures.ts";
import { bodyViews, diagramColors, PLANE, type BodyView, type DiagramColor } from "./body-regions.ts";

type Drawn = Pick<BodyDiagram, "regions" | "marks">;

/**
 * The pattern of each colour; strokes are repeated, since a page gives its pictures one. Hatched, dotted and plain, so
 * that they can be distinguished in grey too.
 */
const fills: Record<DiagramColor, string> = {
  RED: '<path fill="#f6b9b3" stroke="none" d="M0 0h5v5H0z"/><path stroke="#a3150f" stroke-width="2.2" d="M2.5 0v5"/>',
  BLUE: '<path fill="#cfe1fb" stroke="none" d="M0 0h5v5H0z"/><circle cx="2.5" cy="2.5" r="1.4" fill="#0b4aa8" stroke="none"/>',
  YELLOW: '<path fill="#f2c81e" stroke="none" d="M0 0h5v5H0z"/>',
};
/** The fills of a picture, named after it: a page may hold several. */
const defs = (picture: string, colors: readonly DiagramColor[] = diagramColors) =>
  `<defs>${colors.map((color) => `<pattern id="dg-${picture}-${color}" width="5" height="5" patternUnits="userSpaceOnUse"${color === "RED" ? ' patternTransform="rotate(45)"' : ""}>${fills[color]}</pattern>`).join("")}</defs>`;
/** Marks differ by shape, too; each bears its number in the list of marks. */
const shapes: Record<DiagramColor, string> = {
  RED: '<circle r="7" fill="#a3150f" stroke="#fff" stroke-width="1"/>',
  BLUE: '<path d="M-6.5-6.5h13v13h-13z" fill="#0b4aa8" stroke="#fff" stroke-width="1"/>',
  YELLOW: '<path d="M0-9 9 0 0 9-9 0z" fill="#f2c81e" stroke="#1b222b" stroke-width="1"/>',
};

const markSvg = ({ x, y, color }: Pick<BodyMark, "x" | "y" | "color">, number: number) =>
  `<g transform="translate(${x} ${y})">${shapes[color]}<text stroke="none" y="3.2" font-family="sans-serif" font-size="9" font-weight="600" text-anchor="middle" fill="${color === "YELLOW" ? "#1b222b" : "#fff"}">${number}</text></g>`;

/**
 * The content of the picture of one view. The classes are for a page's own colours; without a page, those of the
 * attributes hold.
 */
function inside(view: BodyView, { regions, marks }: Drawn, picture: string): string {
  const colors = new Map(regions.map(({ region, color }) => [region, color]));
  const { outlines, lines } = bodyFigures[view];
  return [
    ...outlines.map(({ region, d }) => {
      const color = colors.get(region);
      return `<path class="zone${color ? " on" : ""}" data-region="${region}" d="${d}" fill="${color ? `url(#dg-${picture}-${color})` : "#fff"}" stroke="#4c535d" stroke-width="1" stroke-linejoin="round"/>`;
    }),
    ...lines.map(
      (d) =>
        `<path class="trait" d="${d}" fill="none" stroke="#7d848d" stroke-width=".8" stroke-linecap="round" pointer-events="none"/>`,
    ),
    ...marks.map((mark, at) => (mark.view === view ? markSvg(mark, at + 1) : "")),
  ].join("");
}

const box = `viewBox="0 0 ${PLANE.width} ${PLANE.height}"`;

/** The picture of one view, to be set into a page; its content is next to it in words. */
export const viewSvg = (view: BodyView, diagram: Drawn): string =>
  `<svg ${box} aria-hidden="true" data-view="${view}">${defs(view)}${inside(view, diagram, view)}</svg>`;

/** A sample of a colour's pattern, for the words next to it. */
export const swatchSvg = (color: DiagramColor): string =>
  `<svg class="swatch" viewBox="0 0 20 14" width="20" height="14" aria-hidden="true">${defs("key", [color])}<path d="M.5.5h19v13H.5z" fill="url(#dg-key-${color})" stroke="#4c535d" stroke-width="1"/></svg>`;

/** A number as the marks bear it. */
export const markSample = (color: DiagramColor, number: number): string =>
  `<svg class="swatch" viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">${markSvg({ x: 0, y: 0, color }, number)}</svg>`;

/** The views in which there is something to see. */
export const viewsDrawn = ({ regions, marks }: Drawn) =>
  bodyViews.filter(
    (view) => regions.some(({ region }) => region.startsWith(`${view}_`)) || marks.some((mark) => mark.view === view),
  );

const LINE = 14;
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** All four views as one picture that is complete alone, with a legend of the colours and numbers under it. */
export function diagramSvg(diagram: Drawn, said: string[]): string {
  const [width, height] = [bodyViews.length * PLANE.width, PLANE.height + 8 + said.length * LINE];
  const views = bodyViews.map(
    (view, at) => `<g transform="translate(${at * PLANE.width} 0)">${inside(view, diagram, "all")}</g>`,
  );
  const words = said.map(
    (line, at) =>
      `<text x="12" y="${PLANE.height + (at + 1) * LINE}" font-family="sans-serif" font-size="11" fill="#1b222b">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs("all")}<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${views.join("")}${words.join("")}</svg>`;
}

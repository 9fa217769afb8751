import { expect, test } from "vitest";
import { diagramSvg, viewsDrawn, viewSvg } from "./body-drawing.ts";
import type { BodyDiagram } from "./body-diagram.ts";

const diagram: Pick<BodyDiagram, "regions" | "marks"> = {
  regions: [{ region: "FRONT_KNEE_LEFT", color: "RED" }],
  marks: [
    { view: "LEFT", x: 90, y: 300, color: "BLUE", note: "úpon" },
    { view: "FRONT", x: 60, y: 90, color: "YELLOW", note: "" },
  ],
};

test("a region is filled by its colour's pattern, a mark bears its number in its own view", () => {
  const front = viewSvg("FRONT", diagram);
  expect(front.match(/data-region="FRONT_KNEE_LEFT"[^>]*fill="url\(#dg-FRONT-RED\)"/g)).toHaveLength(1);
  expect(front.match(/<path class="zone on"/g)).toHaveLength(1);
  expect(front).toContain('translate(60 90)"><path d="M0-9');
  expect(front).toContain(">2</text>");
  expect(front).not.toContain(">1</text>");
  expect(viewsDrawn(diagram)).toEqual(["FRONT", "LEFT"]);
});

test("the picture alone has all views and its words, with any text escaped", () => {
  const svg = diagramSvg(diagram, ['1 <script>alert("x")</script> & úpon']);
  expect(svg.match(/class="zone/g)!.length).toBeGreaterThan(80);
  expect(svg).toContain("1 &#60;script&#62;alert(&#34;x&#34;)&#60;/script&#62; &#38; úpon");
  expect(svg).not.toMatch(/<script|style=|on\w+=/);
});

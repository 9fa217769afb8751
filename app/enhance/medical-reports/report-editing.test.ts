import { EditorSelection, type EditorState } from "@codemirror/state";
import fc from "fast-check";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { stateOf } from "./report-editing.ts";
import { between, goOn, lines, table, type Edit } from "./report-markup.ts";
import { markupOf, type Node } from "./report-paste.ts";

/** A text whose selection is between ‹ and ›. */
const at = (text: string): EditorState => {
  const [from, to] = [text.indexOf("‹"), text.indexOf("›") - 1];
  return stateOf(text.replace(/[‹›]/g, "")).update({ selection: EditorSelection.range(from, to) }).state;
};
const after = (text: string, edit: Edit) => {
  const state = at(text);
  const change = edit(state);
  if (!change) return null;
  const { doc, selection } = state.update(change).state;
  const [from, to] = [selection.main.from, selection.main.to];
  return `${doc.sliceString(0, from)}‹${doc.sliceString(from, to)}›${doc.sliceString(to)}`;
};
const pasted = (html: string) => markupOf(parse(`<div>${html}</div>`).firstChild as unknown as Node);

const pieces = [
  "## Nadpis",
  "# jiný",
  "* odrážka",
  "+ odrážka",
  "-  dvě mezery",
  "1) jedna",
  "3. třetí",
  "__tučně__",
  "**a*b**",
  "\\*hvězdička",
  "| a|b |",
  "|---|:-:|",
  "   ",
  "",
  "<b>",
  "kůň\u00a0běží",
  "na konci  ",
  "\tzarážka",
  "🦵",
];
const texts = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join("\n")),
  fc.string({ unit: "grapheme" }).map((text) => text.replace(/\r\n?/g, "\n")),
);

test("the editor hands back the text it got, whatever it is, and a change changes nothing else", () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, place) => {
      const state = stateOf(text);
      expect(state.doc.toString()).toBe(text);
      const where = place % (text.length + 1);
      expect(state.update({ changes: { from: where, insert: "x" } }).state.doc.toString()).toBe(
        `${text.slice(0, where)}x${text.slice(where)}`,
      );
    }),
    { numRuns: 500 },
  );
});

test("buttons put markup around words and before lines, and remove it again", () => {
  expect(after("flexe ‹115°› vlevo", between("**"))).toBe("flexe **‹115°›** vlevo");
  expect(after("flexe **‹115°›** vlevo", between("**"))).toBe("flexe ‹115°› vlevo");
  expect(after("Obj‹›ektivně", lines("heading"))).toBe("## Obj‹›ektivně");
  expect(after("## Obj‹›ektivně", lines("heading"))).toBe("Obj‹›ektivně");
  expect(after("‹jedna\n\ndvě›", lines("bullets"))).toBe("- ‹jedna\n\n- dvě›");
  expect(after("- ‹jedna\n- dvě›", lines("numbers"))).toBe("1. ‹jedna\n2. dvě›");
  expect(after("text‹›", table(["Vlevo", "Vpravo"]))).toBe("text\n\n| ‹Vlevo› | Vpravo |\n|---|---|\n|  |  |\n");
});

test("Enter continues a list or a table, ends a list on an empty item, and is Enter elsewhere", () => {
  expect(after("- flexe‹›", goOn)).toBe("- flexe\n- ‹›");
  expect(after("9. devět‹›", goOn)).toBe("9. devět\n10. ‹›");
  expect(after("- flexe\n- ‹›", goOn)).toBe("- flexe\n‹›");
  expect(after("| a | b |‹›", goOn)).toBe("| a | b |\n| ‹› |  |");
  expect(after("věta‹›", goOn)).toBeNull();
  expect(after("## nadpis‹›", goOn)).toBeNull();
});

test("headings, bold, lists and tables are pasted from Word, mails and pages, and no formatting", () => {
  const word = `<html xmlns:o="urn"><head><style>p{color:red}</style></head><body><!--StartFragment--><h2 style='mso-x:1'>Objektivně<o:p></o:p></h2>
    <p class=MsoNormal><b><span style='font-size:12pt'>Flexe </span></b><span>115°, bez&nbsp;otoku<o:p>&nbsp;</o:p></span></p>
    <p class=MsoListParagraphCxSpFirst><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span>chůze</p><p class=MsoListParagraph><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>dřep</p>
    <table class=MsoTable><tr><td><p class=MsoNormal>koleno</p></td><td><p>P</p></td></tr><tr><td>flexe</td><td>130|115</td></tr></table><!--EndFragment--></body></html>`;
  expect(pasted(word)).toBe(
    "## Objektivně\n\n**Flexe** 115°, bez otoku\n\n- chůze\n- dřep\n\n| koleno | P |\n|---|---|\n| flexe | 130\\|115 |",
  );
  expect(
    pasted('<b style="font-weight:normal"><p>Bolest <span style="font-weight:700">4/10</span><br>v noci klid</p></b>'),
  ).toBe("Bolest **4/10**\nv noci klid");
  expect(pasted("<ol><li>jedna<ul><li>pod ní</li></ul></li><li>dvě</li></ol>")).toBe("1. jedna\n   - pod ní\n2. dvě");
  expect(pasted("<p>a<script>alert(1)</script><img src=x onerror=alert(1)><a href='javascript:x'>odkaz</a></p>")).toBe(
    "aodkaz",
  );
});

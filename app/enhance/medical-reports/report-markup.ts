import { EditorSelection, type EditorState, type TransactionSpec } from "@codemirror/state";

/** The effect of a button or a key on the text: null where there is nothing to do. */
export type Edit = (state: EditorState) => TransactionSpec | null;

/** Puts the selection between two signs, or removes them. */
export const between =
  (sign: string): Edit =>
  (state) =>
    state.changeByRange((range) => {
      const { from, to } = range;
      const around = state.sliceDoc(from - sign.length, from) === sign && state.sliceDoc(to, to + sign.length) === sign;
      if (around)
        return {
          changes: [
            { from: from - sign.length, to: from },
            { from: to, to: to + sign.length },
          ],
          range: EditorSelection.range(from - sign.length, to - sign.length),
        };
      return {
        changes: [
          { from, insert: sign },
          { from: to, insert: sign },
        ],
        range: EditorSelection.range(from + sign.length, to + sign.length),
      };
    });

/** Markers at the beginning of a line. */
const beginning = /^(#{1,6} |[-*+] |\d{1,9}[.)] )?/;
const kinds = { heading: /^#/, bullets: /^[-*+]/, numbers: /^\d/ };

/** Makes every selected line a heading, an item or a numbered item; undoes that where all of them are. */
export const lines =
  (kind: keyof typeof kinds): Edit =>
  (state) => {
    const { from, to } = state.selection.main;
    const chosen = [];
    for (let at = state.doc.lineAt(from); ; at = state.doc.line(at.number + 1)) {
      chosen.push(at);
      if (at.to >= to) break;
    }
    const signOf = (text: string) => beginning.exec(text)![0];
    const full = chosen.length === 1 ? chosen : chosen.filter(({ text }) => text.trim() !== "");
    const off = full.every(({ text }) => kinds[kind].test(signOf(text)));
    const sign = (index: number) => (off ? "" : { heading: "## ", bullets: "- ", numbers: `${index + 1}. ` }[kind]);
    const changes = full.map(({ from, text }, index) => ({
      from,
      to: from + signOf(text).length,
      insert: sign(index),
    }));
    const set = state.changes(changes);
    return { changes: set, selection: state.selection.map(set, 1) };
  };

/** A small table in a paragraph of its own, its first head selected. */
export const table =
  (heads: [string, string]): Edit =>
  (state) => {
    const line = state.doc.lineAt(state.selection.main.head);
    const before = line.text.trim() === "" ? "" : "\n\n";
    const insert = `${before}| ${heads[0]} | ${heads[1]} |\n|---|---|\n|  |  |\n`;
    const head = line.to + before.length + 2;
    return { changes: { from: line.to, insert }, selection: EditorSelection.range(head, head + heads[0].length) };
  };

/** Enter within a list or a table continues it; an empty item ends it. Null elsewhere: Enter is Enter. */
export const goOn: Edit = (state) => {
  const { from, to, empty } = state.selection.main;
  const line = state.doc.lineAt(from);
  const point = /^(\s*)(?:([-*+])|(\d{1,8})([.)]))\s+/.exec(line.text);
  const row = /^\|.*\|\s*$/.test(line.text) && from === line.to;
  if (row)
    return {
      changes: { from: to, insert: `\n${line.text.replace(/[^|\n]+/g, "  ").trimEnd()}` },
      selection: { anchor: to + 3 },
    };
  if (!point || from < line.from + point[0].length) return null;
  if (empty && line.text.length === point[0].length) return { changes: { from: line.from, to: line.to } };
  const insert = `\n${point[1]}${point[2] ?? `${Number(point[3]) + 1}${point[4]}`} `;
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
};

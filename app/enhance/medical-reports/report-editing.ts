import { defaultKeymap, history, historyKeymap, redo, undo } from "@codemirror/commands";
import { EditorState, type Extension, type Range } from "@codemirror/state";
import { Decoration, EditorView, keymap, ViewPlugin, type DecorationSet, type ViewUpdate } from "@codemirror/view";
import { between, goOn, lines, table, type Edit } from "./report-markup.ts";
import { markupOf, type Node } from "./report-paste.ts";

export type EditName = "heading" | "bold" | "bullets" | "numbers" | "table" | "undo" | "redo";

/** A text as the editor holds it; what it hands back is the same text. */
export const stateOf = (text: string, extensions: Extension = []) => EditorState.create({ doc: text, extensions });

const sign = Decoration.mark({ class: "sign" });
const hidden = Decoration.replace({});
const looks: [RegExp, ReturnType<typeof Decoration.line>][] = [
  [/^#{1,6}(?= )/, Decoration.line({ class: "heading" })],
  [/^\s*([-*+]|\d{1,9}[.)])(?= )/, Decoration.line({ class: "point" })],
  [/^\s*\|/, Decoration.line({ class: "row" })],
];
/** Bold before italic, as the parser of reports has it; the text allowed before the signs is a group. */
const emphases: [RegExp, string][] = [
  [/\*\*(?=\S)(?:[^*]|\*(?!\*))*?[^\s*]\*\*/g, "bold"],
  [/(^|[^*])\*(?=[^\s*])[^*]*?[^\s*]\*(?!\*)/g, "italic"],
];

/** Shows the meaning of markup in the visible lines; the signs appear on the line being edited. */
function drawn(view: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = [];
  const { main } = view.state.selection;
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const writing = view.hasFocus && main.from <= line.to && main.to >= line.from;
      for (const [begins, look] of looks) {
        const begun = begins.exec(line.text);
        if (!begun) continue;
        marks.push(look.range(line.from));
        if (line.text[0] === "#" && !writing) marks.push(hidden.range(line.from, line.from + begun[0].length + 1));
        else marks.push(sign.range(line.from, line.from + begun[0].length));
      }
      for (const [shape, name] of emphases)
        for (const found of line.text.matchAll(shape)) {
          const end = line.from + found.index + found[0].length;
          const [begin, width] = [end - found[0].length + (found[1]?.length ?? 0), name === "bold" ? 2 : 1];
          marks.push(Decoration.mark({ class: name }).range(begin, end));
          for (const edge of [begin, end - width]) marks.push((writing ? sign : hidden).range(edge, edge + width));
        }
      at = line.to + 1;
    }
  return Decoration.set(marks, true);
}

const meaning = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = drawn(view);
    }
    update(update: ViewUpdate) {
      if (update.docChanged || update.selectionSet || update.viewportChanged || update.focusChanged)
        this.decorations = drawn(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const theme = EditorView.theme({
  "&": { border: "1px solid var(--edge)", borderRadius: "var(--r)", background: "var(--paper)", color: "var(--ink)" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "1px" },
  "&:has([aria-invalid])": { borderColor: "var(--danger)", boxShadow: "inset 0 0 0 1px var(--danger)" },
  ".cm-scroller": { minHeight: "27em", maxHeight: "75vh", overflow: "auto", font: "inherit", lineHeight: "1.5" },
  ".cm-content": { padding: "8px 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 12px" },
  ".cm-line.heading": { paddingTop: "8px", fontWeight: "600" },
  ".cm-line.point": { paddingLeft: "28px", textIndent: "-12px" },
  ".cm-line.row": { fontFamily: "ui-monospace, monospace", fontSize: "var(--t13)" },
  ".bold": { fontWeight: "600" },
  ".italic": { fontStyle: "italic" },
  ".sign": { color: "var(--ink-3)", fontWeight: "400" },
});

const run = (view: EditorView, edit: Edit, event: string) => {
  const change = edit(view.state);
  if (change) view.dispatch(view.state.update(change, { userEvent: event, scrollIntoView: true }));
  return change !== null;
};

/** Word and web pages put their formatting on the clipboard together with the words: only the known markup is taken. */
const paste = EditorView.domEventHandlers({
  paste(event, view) {
    const html = event.clipboardData?.getData("text/html");
    if (!html || event.clipboardData?.types.includes("vscode-editor-data")) return false;
    const text = markupOf(new DOMParser().parseFromString(html, "text/html").body as unknown as Node);
    if (text === "") return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(text), { userEvent: "input.paste", scrollIntoView: true });
    return true;
  },
});

type Setup = { area: HTMLTextAreaElement; parent: HTMLElement; label: string; nonce: string; heads: [string, string] };

/**
 * Replaces the text area by the editor; the text area keeps the text, and the form sends the same field in both cases.
 */
export function edit({ area, parent, label, nonce, heads }: Setup) {
  const edits: Record<EditName, (view: EditorView) => boolean> = {
    heading: (view) => run(view, lines("heading"), "input"),
    bold: (view) => run(view, between("**"), "input"),
    bullets: (view) => run(view, lines("bullets"), "input"),
    numbers: (view) => run(view, lines("numbers"), "input"),
    table: (view) => run(view, table(heads), "input"),
    undo,
    redo,
  };
  const attributes = {
    "aria-label": label,
    "aria-describedby": area.getAttribute("aria-describedby") ?? "",
    spellcheck: "true",
    autocapitalize: "sentences",
    autocorrect: "on",
  };
  const view = new EditorView({
    parent,
    state: stateOf(area.value, [
      history(),
      keymap.of([
        { key: "Enter", run: (view) => run(view, goOn, "input") },
        { key: "Mod-b", run: edits.bold },
        { key: "Mod-i", run: (view) => run(view, between("*"), "input") },
        { key: "Mod-Alt-2", run: edits.heading },
        { key: "Mod-Shift-8", run: edits.bullets },
        { key: "Mod-Shift-7", run: edits.numbers },
        ...historyKeymap,
        ...defaultKeymap,
      ]),
      EditorView.cspNonce.of(nonce),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of(
        area.hasAttribute("aria-invalid") ? { ...attributes, "aria-invalid": "true" } : attributes,
      ),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (!docChanged || area.value === state.doc.toString()) return;
        area.value = state.doc.toString();
        area.dispatchEvent(new Event("input", { bubbles: true }));
      }),
      meaning,
      theme,
      paste,
    ]),
  });
  const chosen = [area.selectionStart, area.selectionEnd] as const;
  const had = document.activeElement === area;
  const stopFollowing = followArea(area, view);
  if (had) {
    view.focus();
    view.dispatch({ selection: { anchor: chosen[0], head: chosen[1] } });
  }
  return {
    act(name: EditName) {
      edits[name](view);
      view.focus();
    },
    end() {
      stopFollowing();
      view.destroy();
    },
  };
}

/** Takes over what others do to the text area: focus it, insert a phrase, or fill it, which can be undone. */
function followArea(area: HTMLTextAreaElement, view: EditorView): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const follow = () => {
    const text = view.state.doc.toString();
    if (area.value !== text) view.dispatch({ changes: { from: 0, to: text.length, insert: area.value } });
  };
  const insert = (event: Event) => {
    event.preventDefault();
    const phrase = view.state.replaceSelection((event as CustomEvent<string>).detail);
    view.dispatch(phrase, { userEvent: "input", scrollIntoView: true });
    view.focus();
  };
  area.form?.addEventListener("input", follow, { signal });
  area.addEventListener("focus", () => view.focus(), { signal });
  area.addEventListener("insert-text", insert, { signal });
  return () => listening.abort();
}

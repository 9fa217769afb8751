import { isBox, isField } from "./is-typed.ts";
import { reachedAt } from "./reached.ts";

/**
 * The focus and the scroll position as the user left them, not the effects of a page that is drawn again; `isHeard` is
 * set once React hears what is typed.
 */
export function noteMoves(signal: AbortSignal) {
  const html = document.documentElement;
  const moves = { focused: document.activeElement, scrolled: window.scrollY, isHeard: false };
  let isUsers = false;
  const note = <K extends keyof DocumentEventMap>(kind: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(kind, listener, { capture: true, signal });
  note("scroll", () => {
    if (html.isConnected) moves.scrolled = window.scrollY;
  });
  note("keydown", ({ key }) => (isUsers = key === "Tab"));
  // A browser focuses no element that goes between the press and its end.
  note("pointerdown", ({ target }) => {
    isUsers = true;
    if (html.isConnected) moves.focused = reachedAt(target as Element) ?? moves.focused;
  });
  note("focusin", ({ target }) => {
    if (html.isConnected || isUsers) moves.focused = target as Element;
    isUsers = false;
  });
  note("focusout", ({ relatedTarget }) => {
    if (html.isConnected && relatedTarget) moves.focused = relatedTarget as Element;
  });
  // Comes before the next field has the focus, which would find none where React draws the page again.
  note("change", (event) => {
    if (html.isConnected && !moves.isHeard && isText(event.target as Element)) event.stopImmediatePropagation();
  });
  return moves;
}

const isText = (target: Element) => isField(target) && !isBox(target) && target.tagName !== "SELECT";

/** Time after the start in which letters are text for a field that has no focus yet, and between letters of a word. */
const START_MS = 1000;
const WORD_MS = 500;

let quietUntil = Infinity;

/** A page can be used: its keys begin to count in a moment, which the browser then has among its measurements. */
export function beginCommands() {
  if (quietUntil < Infinity) return;
  quietUntil = performance.now() + START_MS;
  setTimeout(() => performance.mark("commands"), START_MS);
}

/** True if a field has the focus, where letters are typed. */
export const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * True of a key that acts. Letters typed while a page is on its way, or has just begun, are the text that somebody is
 * about to type into it, up to the end of their word. The key of the search only leads to its field.
 */
export function isCommand({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || typing(target)) return false;
  if (key.length > 1 || key === "/") return true;
  const now = performance.now();
  const { state, formMethod } = window.__remixRouter.state.navigation;
  if (now > quietUntil && (state === "idle" || formMethod)) return true;
  quietUntil = Math.max(quietUntil, now + WORD_MS);
  return false;
}

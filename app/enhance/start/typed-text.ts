import { useEffect } from "react";
import { useBeforePaint } from "../../components/use-before-paint.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { isBox, isField, isTyped, type Field } from "./is-typed.ts";
import { noteMoves } from "./moves.ts";
import { reached, reachedAt, reachedByName } from "./reached.ts";

let served: ReturnType<typeof noteServerPage> | undefined;

/**
 * Text and focus of the page that the server drew outlive the start of scripts, also where React draws the page again,
 * since an extension of the browser has changed it, or draws another field in the place of one. Called before React
 * listens: the press that makes it draw the page again is noted first.
 */
export const keepTypedText = () => (served = noteServerPage());

export function useTypedText() {
  const hydrated = useHydrated();
  useBeforePaint(() => {
    if (hydrated) queueMicrotask(() => served?.carryOver());
  }, [hydrated]);
  useEffect(() => {
    if (hydrated) queueMicrotask(() => served?.leave());
  }, [hydrated]);
}

function noteServerPage() {
  const html = document.documentElement;
  const drawn = reachedByName();
  const leaving = new AbortController();
  const moves = noteMoves(leaving.signal);
  const noting = { capture: true, signal: leaving.signal };
  document.addEventListener("pointerdown", ({ target }) => follow(reachedAt(target as Element)), noting);
  follow(document.querySelector(`:is(${reached}):active`));

  /** A browser clicks nothing where the pressed element goes before it is let go: the one in its place is clicked. */
  function follow(pressed: Element | null) {
    if (!pressed) return;
    const letGo = (up: Event) =>
      setTimeout(() => {
        const now = pressed.isConnected ? undefined : inPlaceOf(pressed);
        if (now && [pressed, now].includes(reachedAt(up.target as Element)!)) now.click();
      });
    document.addEventListener("pointerup", letGo, { capture: true, once: true });
  }

  const inPlaceOf = (element: Element) =>
    reachedByName().get([...drawn.keys()].find((name) => drawn.get(name) === element) ?? "");

  /** The field that has the focus is typed on: React hears of it then. */
  const isUnheard = (field: Field) => field !== moves.focused && isTyped(field);

  function carryOver() {
    moves.isHeard = true;
    const now = reachedByName();
    const typed: [Field, Content][] = [];
    for (const [name, was] of drawn) {
      const field = was.isConnected ? was : now.get(name);
      if (!field) continue;
      if (was.tagName === "SUMMARY") detailsOf(field).open = detailsOf(was).open;
      else if (isField(field) && isField(was) && (field === was ? isUnheard(was) : isOther(field, was)))
        typed.push([field, contentOf(was)]);
    }
    for (const [field, content] of typed) enter(field, content);
    restoreFocus();
    // A field may follow another one that is entered: what was typed stays, and the lists of fields that were left close.
    for (const [field, { value }] of typed) {
      if (!isBox(field) && field.type !== "file" && field.value !== value) write(field, value);
      if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    }
    if (!html.isConnected) window.scrollTo(0, moves.scrolled);
  }

  function restoreFocus() {
    const { focused } = moves;
    if (!focused || (html.isConnected && focused.isConnected)) return;
    const field = focused.isConnected ? (focused as HTMLElement) : inPlaceOf(focused);
    if (!field || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    if (isField(field) && isField(focused) && "selectionStart" in field && "selectionStart" in focused)
      if (focused.selectionStart !== null) field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }

  /** Effects of the page may have taken the focus since. */
  function leave() {
    restoreFocus();
    leaving.abort();
    served = undefined;
  }
  return { carryOver, leave };
}

const detailsOf = (summary: Element) => summary.parentElement as HTMLDetailsElement;

const isOther = (field: Field, was: Field) =>
  isBox(field) && isBox(was) ? field.checked !== was.checked : field.value !== was.value;

type Content = { value: string; checked?: boolean; files?: FileList | null };

const contentOf = (field: Field): Content =>
  field instanceof HTMLInputElement
    ? { value: field.value, checked: field.checked, files: field.files }
    : { value: field.value };

/** As a user would: React learns of it, who compares with what it has set itself. */
function enter(field: Field, { value, checked, files }: Content) {
  if (isBox(field)) {
    if (field.type === "radio" && !checked) return;
    field.checked = !checked;
    return field.click();
  }
  if (field instanceof HTMLInputElement && field.type === "file") field.files = files ?? null;
  else {
    if ("defaultValue" in field) field.value = field.defaultValue;
    write(field, value);
  }
  for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Past React, who notes what is set on the element itself. */
const write = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);

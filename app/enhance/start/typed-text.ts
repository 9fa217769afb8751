import { useEffect, useState } from "react";
import { useBeforePaint } from "../../components/use-before-paint.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { isBox, isField, isTyped, type Field } from "./is-typed.ts";

/** Fields, and all else that takes the focus. */
const reached = "input:not([type=hidden]), textarea, select, button, summary, a[href]";

/**
 * Text and focus of the page that the server drew outlive the start of scripts, also where React draws the page again,
 * since an extension of the browser has changed it, or draws another field in the place of one.
 */
export function useTypedText() {
  const hydrated = useHydrated();
  const [page] = useState(() => (typeof document === "undefined" ? null : noteServerPage()));
  useBeforePaint(() => {
    if (hydrated && page) queueMicrotask(page.carryOver);
  }, [page, hydrated]);
  useEffect(() => {
    if (hydrated && page) queueMicrotask(page.leave);
  }, [page, hydrated]);
}

function noteServerPage() {
  const html = document.documentElement;
  const drawn = reachedByName();
  const leaving = new AbortController();
  const noting = { capture: true, signal: leaving.signal };
  let focused = document.activeElement;
  let scrolled = window.scrollY;
  // Of the user, not of the effects of a page that is drawn again.
  const note = ({ type, target }: Event) => {
    if (!html.isConnected) return;
    if (type === "focusin") focused = target as Element;
    else scrolled = window.scrollY;
  };
  for (const kind of ["focusin", "scroll"]) document.addEventListener(kind, note, noting);
  document.addEventListener("pointerdown", ({ target }) => follow((target as Element).closest(reached)), noting);
  follow(document.querySelector(`:is(${reached}):active`));

  /** A browser clicks nothing where the pressed element goes before it is let go: the one in its place is clicked. */
  function follow(pressed: Element | null) {
    if (!pressed) return;
    const letGo = (up: Event) =>
      setTimeout(() => {
        const now = pressed.isConnected ? undefined : inPlaceOf(pressed);
        if (now && [pressed, now].some((one) => one.contains(up.target as Element))) now.click();
      });
    document.addEventListener("pointerup", letGo, { capture: true, once: true });
  }

  const inPlaceOf = (element: Element) =>
    reachedByName().get([...drawn.keys()].find((name) => drawn.get(name) === element) ?? "");

  /** The field that has the focus is typed on: React hears of it then. */
  const isUnheard = (field: Field) => field !== focused && isTyped(field);

  function carryOver() {
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
    if (!html.isConnected) window.scrollTo(0, scrolled);
  }

  function restoreFocus() {
    if (!focused || focused.isConnected) return;
    const field = inPlaceOf(focused);
    if (!field || field === document.activeElement) return;
    field.focus({ preventScroll: true });
    if (isField(field) && isField(focused) && "selectionStart" in field && "selectionStart" in focused)
      if (focused.selectionStart !== null) field.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }

  /** Effects of the page may have taken the focus since. */
  function leave() {
    restoreFocus();
    leaving.abort();
  }
  return { carryOver, leave };
}

const detailsOf = (summary: Element) => summary.parentElement as HTMLDetailsElement;

/** Each by a name that the same element has in another drawing of the page. */
function reachedByName() {
  const named = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(reached)) {
    const own = isField(element) ? element.name || element.id : (element.getAttribute("href") ?? element.textContent);
    const form = element.closest("form");
    let name = [element.tagName, form?.id, form?.getAttribute("action"), own, isBox(element) && element.value].join(
      " ",
    );
    while (named.has(name)) name += " ";
    named.set(name, element);
  }
  return named;
}

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

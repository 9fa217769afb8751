import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { firstField } from "./first-field.ts";

/**
 * A page that replaced another has the focus where the hand continues: in the field that its address names or in the
 * first one of a form, after Back at the link that was followed, else at the heading. A page that takes the focus
 * itself keeps it.
 */
export function useFocusFollows(opened: string) {
  const { key, pathname, hash } = useLocation();
  const back = useNavigationType() === "POP";
  const shown = useRef({ key: opened, pathname: "" });
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const way = wayTo(target as Element);
      if (way) left.current.set(shown.current.key, way);
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    const main = document.querySelector("main");
    const now = document.activeElement;
    if (key === before.key || !main || document.querySelector("[role=dialog]")) return;
    // A step within a page, such as its next tab, leaves the focus on what was pressed.
    if (now !== document.body && (pathname === before.pathname || main.contains(now))) return;
    const followed = back && left.current.get(key);
    const named = hash
      ? main.querySelector<HTMLElement>(`:is(input, select, textarea)#${CSS.escape(hash.slice(1))}`)
      : null;
    const next = (followed && main.querySelector<HTMLElement>(followed)) || named || firstField(main) || heading(main);
    next?.focus({ preventScroll: next !== named });
    // The address names a field whose text is to be replaced.
    if (next === named && next instanceof HTMLInputElement) next.select();
  }, [key, pathname, hash, back]);
}

const wayTo = (element: Element) => {
  const href = element.closest("main") && element.getAttribute("href");
  return element.id ? `#${CSS.escape(element.id)}` : href ? `[href="${CSS.escape(href)}"]` : null;
};

function heading(main: Element) {
  const title = main.querySelector("h1");
  if (title) title.tabIndex = -1;
  return title;
}

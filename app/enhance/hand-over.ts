import { isField, isTyped } from "./start/is-typed.ts";

/** Reads the page's address and the text typed there. */
export type TypedHere = () => { place: string; typed: string };

const RETRY_MS = 3000;
/** Time for a page with its own autosave to finish. */
const OWN_MS = 2000;

/** Finds a form that was typed in before its page was watched. */
export const isTypedIn = (form: HTMLFormElement) =>
  [...form.elements].some((element) => isField(element) && isTyped(element));

/** Follows which form of the page was used last; the fields of a GET form become part of the address. */
export function watchForms(signal: AbortSignal): TypedHere {
  let touched = [...document.querySelectorAll<HTMLFormElement>("main form")].find(isTypedIn) ?? null;
  for (const use of ["input", "change", "click"])
    document.addEventListener(
      use,
      ({ target }) => (touched = (target as Element).closest?.<HTMLFormElement>("main form") ?? touched),
      { capture: true, signal },
    );
  return () => {
    const place = location.pathname + location.search;
    if (!touched?.isConnected) return { place, typed: "" };
    const values = new URLSearchParams(
      [...new FormData(touched)].filter(([, value]) => typeof value === "string") as [string, string][],
    ).toString();
    if (touched.method === "post") return { place, typed: values };
    return {
      place: new URL(touched.action).pathname === location.pathname ? `${location.pathname}?${values}` : place,
      typed: "",
    };
  };
}

/** A line at the edge of the page that is said aloud when it changes. */
export function addNotice(): HTMLElement {
  const notice = Object.assign(document.createElement("div"), { className: "desk-notice" });
  notice.setAttribute("role", "status");
  document.body.append(notice);
  return notice;
}

/**
 * Empties the page at once, sends the typed form until the server has it, and replaces the document by the one that the
 * server names. A page with its own autosave is asked first (`handover`).
 */
export async function handOver(href: string, typedHere: TypedHere, waits: string, more: Record<string, string>) {
  const own: Promise<unknown>[] = [];
  const keepsItself = !document.dispatchEvent(new CustomEvent("handover", { cancelable: true, detail: own }));
  const here = typedHere();
  empty(waits);
  await Promise.race([Promise.allSettled(own), new Promise((late) => setTimeout(late, OWN_MS))]);
  // A draft saved on its own may have got an address since.
  const body = new URLSearchParams({
    ...more,
    ...(keepsItself ? { place: location.pathname + location.search } : here),
  });
  for (;;) {
    const answer = await fetch(href, { method: "POST", body }).catch(() => null);
    if (answer?.ok) return location.replace(answer.url);
    await new Promise((later) => setTimeout(later, RETRY_MS));
  }
}

/** Nothing of the page is left to be read. React keeps the former body, whole: it may still have something to draw. */
function empty(waits: string) {
  document.title = "Motus";
  const note = document.createElement("p");
  note.className = "desk-notice";
  setTimeout(() => (note.textContent = waits), RETRY_MS);
  document.body = document.createElement("body");
  document.body.append(note);
}

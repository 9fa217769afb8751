import { isBox, isField } from "./is-typed.ts";

/** Fields, and all else that takes the focus. */
export const reached = "input:not([type=hidden]), textarea, select, button, summary, a[href]";

/** A label takes the focus for its field. */
export const reachedAt = (place: Element) => place.closest(reached) ?? place.closest("label")?.control ?? null;

/** Each by a name that the same element has in another drawing of the page. */
export function reachedByName() {
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

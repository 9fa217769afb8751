/** Of a form that is typed into, as opposed to one of buttons or of boxes in rows. */
const fields = "form[method=post]:has(.field) :is(input:not([type=hidden]), select, textarea)";

/** The field that a page is opened for. On a touch screen it would call the keyboard over the page. */
export const firstField = (main: Element) =>
  matchMedia("(pointer: coarse)").matches
    ? undefined
    : (main.querySelector<HTMLElement>(":is(a, textarea)[data-first]") ??
      [...main.querySelectorAll<HTMLElement>(fields)].find((field) => field.checkVisibility()));

import { isTypedIn } from "./hand-over.ts";

/**
 * Left out: a draft of a report, which keeps itself, short forms with a password, which nobody keeps, and forms whose
 * file is only read (`data-reads`).
 */
const typedForms = "form[method=post]:not([data-reads]):has(.field):not(:has(.kept, [type=password]))";
/** Fields that belong to one drawing of the form, not to the typed text. */
const own = /^(idempotencyKey|version|was)$/;

const read = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].flatMap(([name, value]) =>
      own.test(name) ? [] : [[name, typeof value === "string" ? value : `${value.name} ${value.size}`]],
    ),
  );

/** Compares forms with what they held when they were first touched. */
export function watchEdits() {
  const before = new Map<HTMLFormElement, string>();
  let sent: HTMLFormElement | null = null;
  const watch = ({ target }: { target: EventTarget | null }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>(typedForms);
    if (form && !before.has(form)) before.set(form, isTypedIn(form) ? "" : read(form));
  };
  watch({ target: document.activeElement });
  for (const touch of ["focusin", "pointerdown"]) document.addEventListener(touch, watch, { capture: true });
  document.addEventListener("submit", ({ target }) => (sent = target as HTMLFormElement), { capture: true });
  return {
    /** A form outside of the page, such as the lock of a desk, keeps typed text itself. */
    isUnsaved: () =>
      (!sent || sent.matches(typedForms)) &&
      [...before].some(([form, was]) => form.isConnected && form !== sent && read(form) !== was),
    /** The server has answered: a refused form, also when it was drawn again, is still unsaved. */
    settle(saved: boolean) {
      const again = sent && !saved && document.getElementById(sent.id);
      if (sent && saved) before.set(sent, read(sent));
      else if (again instanceof HTMLFormElement && again !== sent) before.set(again, "");
      sent = null;
    },
  };
}

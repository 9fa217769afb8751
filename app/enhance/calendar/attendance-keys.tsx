import { useEffect } from "react";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Presses the button of a digit: in the row that has the focus, else in the first. */
export function AttendanceKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        typing(event.target) ||
        !/^\d$/.test(event.key)
      )
        return;
      const row = document.activeElement?.closest("[data-keys]") ?? document.querySelector("[data-keys]");
      const button = row?.querySelector<HTMLButtonElement>(`[data-key="${event.key}"]`);
      if (!button) return;
      event.preventDefault();
      button.focus();
      button.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}

import { useEffect } from "react";
import { dialogNow, typing } from "../shortcuts.tsx";

/** Presses the button of a digit: in the row that has the focus, else in the first. */
export function AttendanceKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
      const called = `[data-key="${CSS.escape(event.key)}"]`;
      const row = document.activeElement?.closest("[data-keys]");
      const button = (row?.querySelector(called) ??
        (dialogNow() ?? document).querySelector(called)) as HTMLElement | null;
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

import { useBeforePaint } from "../components/use-before-paint.ts";
import { isCommand } from "./commands.ts";
import { dialogNow } from "./shortcuts.tsx";

/** Presses the button of a key, as soon as it is seen: in the row that has the focus, else the first one. */
export function RowKeys() {
  useBeforePaint(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event)) return;
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

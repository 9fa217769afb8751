import { useBeforePaint } from "../../components/use-before-paint.ts";
import { typing } from "../commands.ts";
import { dialogNow } from "../shortcuts.tsx";

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Walks through the rows of a list with the arrows; A, R and Enter act on the row that has the focus. */
export function WalkRows() {
  useBeforePaint(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || dialogNow()) return;
      const rows = [...document.querySelectorAll<HTMLElement>("[data-keys]")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = rows[at < 0 ? 0 : at + step]?.querySelector("a");
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return null;
}

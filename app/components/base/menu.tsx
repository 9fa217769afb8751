import { useEffect, useRef, type ReactNode } from "react";

type Props = { summary: ReactNode; summaryClass?: string; title?: string; className?: string; children: ReactNode };

/** A `<details>` that drops a list; scripts only add that Escape and a press outside close it. */
export function Menu({ summary, summaryClass, title, className = "menu", children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.querySelector("summary")?.focus();
      } else if (menu.contains(event.target as Node)) return;
      menu.open = false;
    };
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return (
    <details className={className} ref={details}>
      <summary className={summaryClass} title={title}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

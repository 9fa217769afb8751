import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { onCalendar, typing } from "./shortcuts.tsx";

/** One key each for today and the views. */
export function CalendarKeys({ links }: { links: Record<"today" | "day" | "week" | "list" | "month" | "together", string> }) {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
      const name = (Object.keys(links) as (keyof typeof links)[]).find((name) => onCalendar[name] === event.key.toLowerCase());
      if (name) navigate(links[name]);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [navigate, links]);
  return null;
}

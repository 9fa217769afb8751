import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isCommand } from "../commands.ts";
import { dialogNow, everywhere } from "../shortcuts.tsx";
import { onCalendar } from "./keys.ts";

const keys = { ...onCalendar, newEvent: everywhere.newEvent };
type Links = Record<"today" | "day" | "week" | "list" | "month" | "together" | "newEvent", string>;

/** One key each for today and the views; a new event is one of the shown day, before it is one of any page. */
export function CalendarKeys({ links }: { links: Links }) {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event) || dialogNow()) return;
      const name = (Object.keys(links) as (keyof Links)[]).find((name) => keys[name] === event.key.toLowerCase());
      if (!name) return;
      event.preventDefault();
      navigate(links[name]);
    };
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [navigate, links]);
  return null;
}

import { calendarPages } from "#app/paths/calendar/calendar.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { useHref } from "../page/page.ts";

type Choice = Omit<QueryOf<typeof calendarPages.home>, "date">;

/**
 * The addresses of the calendar's other choices. One with a view is a whole selection, and is stored; one without takes
 * the stored one.
 */
export function useChoices(choice: Choice, date: string) {
  const to = useHref();
  const { view = "resource-week" } = choice;
  const span = view === "month-grid" ? "month" : view.endsWith("day") || view.startsWith("day") ? "day" : "week";
  const together = view.endsWith("time-grid");
  const at = (change: Partial<Choice> & { date?: string }) =>
    to(calendarPages.home, { ...choice, view, date, ...change });
  const spanView = (span: "day" | "week") =>
    together ? (`${span}-time-grid` as const) : (`resource-${span}` as const);
  const keys = {
    today: at({ date: undefined }),
    day: at({ view: spanView("day"), compactView: undefined }),
    week: at({ view: spanView("week"), compactView: undefined }),
    list: at({ view: "resource-week", compactView: 1 }),
    month: at({ view: "month-grid", compactView: undefined }),
    together: at({ view: span === "day" ? "day-time-grid" : "week-time-grid", compactView: undefined }),
    newEvent: to(calendarPages.eventNew, { from: date }),
  };
  return { view, span, together, by: choice.showFacilities ? "facilities" : "staffs", at, keys } as const;
}

import { page, withQueries } from "./page.ts";
import type { monthQueries } from "./queries/months.ts";

export const monthPages = withQueries<typeof monthQueries>()({
  months: page("platby/mesice", "months/list"),
  monthClose: page("platby/mesice/:month/uzavreni", "months/close"),
  monthReopen: page("platby/mesice/:month/otevreni", "months/reopen"),
});

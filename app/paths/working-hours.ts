import { page, withQueries } from "./page.ts";
import type { hoursQueries } from "./queries/working-hours.ts";

export const hoursPages = withQueries<typeof hoursQueries>()({
  teamHours: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba", "working-hours/team"),
  hoursOf: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba/:profile", "working-hours/person"),
  myHours: page("nastaveni/osobni/moje-pracovni-doba", "working-hours/person"),
  hoursPeriodNew: page("nastaveni/pracovni-doba/:profile/nove-obdobi", "working-hours/period"),
  hoursPeriod: page("nastaveni/pracovni-doba/:profile/obdobi/:id", "working-hours/period"),
  hoursPeriodRemove: page("nastaveni/pracovni-doba/:profile/obdobi/:id/odstranit", "working-hours/remove-period"),
  leaveNew: page("nastaveni/pracovni-doba/:profile/nove-volno", "working-hours/create-leave"),
  leaveRemove: page("nastaveni/pracovni-doba/:profile/volno/:id/zrusit", "working-hours/remove-leave"),
});

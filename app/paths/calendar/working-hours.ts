import { one, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings" });

export const hoursPages = {
  teamHours: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba", "working-hours/team", {
    may: "staff:write",
    found: "workingHours:title",
    section: { group: "people", text: "workingHours:teamText", icon: "clock" },
    query: { date: text },
  }),
  hoursOf: page("nastaveni/zdravotnicke-zarizeni/pracovni-doba/:profile", "working-hours/person", {
    query: { copy: one },
  }),
  myHours: page("nastaveni/osobni/moje-pracovni-doba", "working-hours/person", {
    found: "workingHours:mineTitle",
    section: { group: "own", text: "workingHours:mineText", icon: "clock" },
    query: { copy: one },
  }),
  hoursPeriodNew: page("nastaveni/pracovni-doba/:profile/nove-obdobi", "working-hours/period", {
    query: { copy: one },
  }),
  hoursPeriod: page("nastaveni/pracovni-doba/:profile/obdobi/:id", "working-hours/period", {
    row: "period",
    query: { copy: one },
  }),
  hoursPeriodRemove: page("nastaveni/pracovni-doba/:profile/obdobi/:id/odstranit", "working-hours/remove-period", {
    row: "period",
  }),
  leaveNew: page("nastaveni/pracovni-doba/:profile/nove-volno", "working-hours/create-leave"),
  leaveRemove: page("nastaveni/pracovni-doba/:profile/volno/:id/zrusit", "working-hours/remove-leave", {
    row: "leave",
  }),
};

import { page, withQueries } from "./page.ts";
import type { priceQueries } from "./queries/prices.ts";

export const pricePages = withQueries<typeof priceQueries>()({
  priceList: page("nastaveni/zdravotnicke-zarizeni/cenik", "prices/list"),
  pricesNew: page("cenik/nove-ceny", "prices/set"),
  pricesChange: page("cenik/zmena-o-procento", "prices/change"),
  priceListPrint: page("cenik/tisk", "prices/print", "paper"),
  priceNew: page("cenik/:kind/:id/nova-cena", "prices/add"),
  priceRemove: page("cenik/cena/:id/odebrani", "prices/remove"),
});

import { page, withQueries } from "./page.ts";
import type { facilityQueries } from "./queries/facilities.ts";

export const facilityPages = withQueries<typeof facilityQueries>()({
  facilities: page("nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni", "facilities/list"),
  facilityNew: page("nova-mistnost-nebo-vybaveni", "facilities/create"),
  facilityEdit: page("editace-mistnosti-nebo-vybaveni/:id", "facilities/edit"),
  facilityRemove: page("editace-mistnosti-nebo-vybaveni/:id/odebrani", "facilities/remove"),
});

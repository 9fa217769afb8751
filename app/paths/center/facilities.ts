import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "medicalCenter:write", row: "facility" });

export const facilityPages = {
  facilities: page("nastaveni/zdravotnicke-zarizeni/mistnosti-a-vybaveni", "facilities/list", {
    found: "facilities:title",
    section: { group: "offer", text: "facilities:text", icon: "room" },
    query: { sort: oneOf("facility", "type"), direction: oneOf("asc", "desc"), page: integer },
  }),
  facilityNew: page("nova-mistnost-nebo-vybaveni", "facilities/create"),
  facilityEdit: page("editace-mistnosti-nebo-vybaveni/:id", "facilities/edit"),
  facilityRemove: page("editace-mistnosti-nebo-vybaveni/:id/odebrani", "facilities/remove"),
};

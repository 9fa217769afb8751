import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "centerStatus:read" });

export const centerStatusPages = {
  centerStatus: page("nastaveni/zdravotnicke-zarizeni/stav-provozu", "center-status/show", {
    found: "centerStatus:title",
    section: { group: "records", text: "centerStatus:text", icon: "monitor" },
  }),
};

import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "settings", may: "centerCopy:make" });

export const centerCopyPages = {
  centerCopies: page("nastaveni/zdravotnicke-zarizeni/kopie-dat", "center-copies/list", {
    found: "centerCopies:title",
    section: { group: "center", text: "centerCopies:text", icon: "download" },
  }),
};

import { integer, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "none" });
/** The list, and the address of its page, whose filters and sort a view may keep. */
const query = { list: text, view: integer, back: text };

export const gridViewPages = {
  gridView: page("pohled", "grid-views/edit", { query }),
  gridViewRemove: page("pohled/odebrani", "grid-views/remove", { query }),
};

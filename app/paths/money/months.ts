import { integer, oneOf } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "payments", may: "month:close" });

export const monthPages = {
  months: page("platby/mesice", "months/list", {
    found: "months:title",
    query: { sort: oneOf("month", "charged", "paid"), direction: oneOf("asc", "desc"), page: integer },
  }),
  monthClose: page("platby/mesice/:month/uzavreni", "months/close"),
  monthReopen: page("platby/mesice/:month/otevreni", "months/reopen"),
};

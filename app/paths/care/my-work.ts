import { integer } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "my-work" });

export const workPages = {
  myWork: page("moje-prace", "my-work/show", {
    may: "medicalReport:write",
    found: "medicalReports:myWork.title",
    query: { drafts: integer, visits: integer, held: integer, returned: integer },
  }),
};

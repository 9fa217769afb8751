import { text } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "none" });

export const sitePages = {
  cookies: page("souhlas-s-cookies", "site/cookies", { layout: "public" }),
  appearance: page("vzhled", "site/appearance", {
    layout: "public",
    found: "layout:appearance",
    query: { redirect: text },
  }),
  sitemap: page("sitemap.xml", "site/sitemap", { layout: "none" }),
  sampler: page("vzornik", "site/sampler", { layout: "public" }),
};

import { text } from "#rules/query.ts";
import { pagesOf } from "./page.ts";

const page = pagesOf({ menu: "none" });

export const sitePages = {
  cookies: page("souhlas-s-cookies", "site/cookies", { layout: "door" }),
  appearance: page("vzhled", "site/appearance", {
    layout: "door",
    found: "frame:appearance",
    query: { redirect: text },
  }),
  sitemap: page("sitemap.xml", "site/sitemap", { layout: "none" }),
  sampler: page("vzornik", "site/sampler", { layout: "door" }),
};

import { page, withQueries } from "./page.ts";
import type { siteQueries } from "./queries/site.ts";

export const sitePages = withQueries<typeof siteQueries>()({
  cookies: page("souhlas-s-cookies", "site/cookies", "door"),
  appearance: page("vzhled", "site/appearance", "door"),
  sitemap: page("sitemap.xml", "site/sitemap", "none"),
  sampler: page("vzornik", "site/sampler", "door"),
});

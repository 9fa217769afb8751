import type { LoaderFunctionArgs } from "@remix-run/node";
import { pages } from "#app/paths/all.ts";
import { href } from "#app/paths/href.ts";
import { publicPages } from "#app/paths/public.ts";
import { locales } from "#rules/codes.ts";

/** The public pages in every language. */
export function loader({ context }: LoaderFunctionArgs) {
  const entries = publicPages.flatMap((page) =>
    locales.map((locale) => {
      const others = locales.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${context.url}${href(other, pages[page])}"/>`,
      );
      return `<url><loc>${context.url}${href(locale, pages[page])}</loc>${others.join("")}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

import type { Locale } from "#rules/codes.ts";
import type { HrefParams, Page } from "./page.ts";

/** The address of a stored file: to look at, to save, or what is drawn of an image. */
export const fileHref = (uuid: string, as?: "save" | "small" | "picture") =>
  `/api/app/file/${uuid}${as ? `?${as}=1` : ""}`;

/** The address of a page in a language; other parameters become a repeated-key query string. */
export const href = <P extends Page, Given>(locale: Locale, page: P, ...[params]: HrefParams<P, Given>): string =>
  hrefOf(locale, page?.path, { ...params });

/**
 * Fills a path: `:name` from the parameters, `*` and `*?` (catch-all) from `"*"`, the rest as the query. Czech has a
 * prefix only where it is asked for (`prefixed`).
 */
export function hrefOf(
  locale: Locale,
  path: string | undefined,
  given: Record<string, unknown>,
  prefixed = locale !== "cs",
): string {
  if (path === undefined) throw new Error("Active route not found.");
  if (!locale) throw new Error("Locale is required");
  const rest = { ...given };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const parts = path.split("/").flatMap((part) => {
    if (part.startsWith("*")) {
      const values = [take("*") ?? []].flat();
      if (values.length === 0 && part !== "*?") throw new Error(`Missing catch-all of ${path}`);
      return values.map((value) => encodeURIComponent(String(value)));
    }
    if (!part.startsWith(":")) return part ? [part] : [];
    const value = take(part.slice(1));
    if (value === undefined || value === null || value === "")
      throw new Error(`Missing path parameter ${part.slice(1)}`);
    return [encodeURIComponent(String(value))];
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== false) query.append(name, one === true ? "1" : String(one));
  const prefix = prefixed ? [locale] : [];
  return `/${[...prefix, ...parts].join("/")}${query.size ? `?${query}` : ""}`;
}

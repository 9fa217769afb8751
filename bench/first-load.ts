import type { ServerBuild } from "@remix-run/node";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * Brotli bytes that a page loads at once: its scripts with their imports, the words its routes name, which hydration
 * waits for, and its style sheets.
 */
export function firstLoad(
  page: string,
  client: string,
  { routes }: Pick<ServerBuild, "routes">,
): { scripts: number; styles: number } {
  // Scripts that begin after the first paint are a text until then.
  const html = page.replace(/"(?:[^"\\\n]|\\.)*window\.__remixRouteModules(?:[^"\\\n]|\\.)*"/, (text) =>
    JSON.parse(text),
  );
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, "rel"),
    href: attribute(tag, "href"),
  }));
  const named = (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href);
  const tags = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)];
  const outside = tags.map(([, attributes = ""]) => attribute(attributes, "src")).filter(Boolean);
  const inline = tags.flatMap(([, attributes = "", code = ""]) =>
    attribute(attributes, "type") === "module" ? importsOf(code, "/") : [],
  );
  const preloaded = [...named("modulepreload"), ...named("after-paint")];
  const words = wordsOf(html, preloaded, client, routes);
  const scripts = withImports([...preloaded, ...outside, ...inline, ...words], client);
  return { scripts: sum(scripts, client), styles: sum(new Set(named("stylesheet")), client) };
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** The files of the words that the page's routes name, as the browser's entry looks them up. */
function wordsOf(html: string, preloaded: string[], client: string, routes: ServerBuild["routes"]): string[] {
  const [, names = ""] = /__remixRouteModules = \{([^}]*)\}/.exec(html) ?? [];
  const handles = [...names.matchAll(/"([^"]+)":/g)].map(
    ([, id = ""]) => routes[id]?.module.handle as { i18n?: string[] } | undefined,
  );
  const entry = preloaded.find((file) => file.includes("/entry.client-"));
  const code = entry ? readFileSync(path.join(client, entry), "utf8") : "";
  return handles
    .flatMap((handle) => handle?.i18n ?? [])
    .map((area) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .map((area) => new RegExp(`"\\./i18n/cs/${area}\\.ts":[^"]*import\\("\\./([^"]+)"\\)`).exec(code))
    .map((found) => {
      if (!found) throw new Error("The words of a page are not where the benchmark looks for them.");
      return `/assets/${found[1]}`;
    });
}

/** Modules that are imported on demand are not among them. */
const importsOf = (code: string, of: string) =>
  [...code.matchAll(/\b(?:import|from)\s*"([^"]+\.js)"/g)].map(([, specifier = ""]) =>
    path.posix.resolve(of, specifier),
  );

function withImports(files: string[], client: string): Set<string> {
  const all = new Set<string>();
  for (const file of files) {
    if (all.has(file)) continue;
    all.add(file);
    const code = readFileSync(path.join(client, file), "utf8");
    files.push(...importsOf(code, path.posix.dirname(file)));
  }
  return all;
}

const sum = (files: Set<string>, client: string) =>
  [...files].reduce((bytes, file) => bytes + brotliSize(path.join(client, file)), 0);
const brotliSize = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;

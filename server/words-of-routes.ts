import type { ServerBuild } from "@remix-run/node";

/** Names the words of each route where the browser learns the address of its module, so that it fetches both at once. */
export function withWords(build: ServerBuild): ServerBuild {
  const wordsOf = (id: string) => (build.routes[id]?.module.handle as { i18n?: string[] } | undefined)?.i18n;
  const routes = Object.entries(build.assets.routes).map(([id, route]) => [id, { ...route, i18n: wordsOf(id) }]);
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } };
}

import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** server.ts is the entry of the server bundle, so that HTTP, API and routes share one module graph. */
const serverEntry: Plugin = {
  name: "motus:server-entry",
  config: (_config, env) => (env.isSsrBuild ? { build: { rollupOptions: { input: "./server.ts" } } } : undefined),
};

/** Development serves everything through the same server.ts as production. */
const devServer: Plugin = {
  name: "motus:dev-server",
  apply: "serve",
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        request.url = request.originalUrl;
        const { developmentListener } = await vite.ssrLoadModule("./server.ts");
        await developmentListener(await vite.ssrLoadModule("virtual:remix/server-build"), request, response);
      } catch (error) {
        next(error);
      }
    });
  },
};

/** Also what the bare page of the benchmark is built with. */
export const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_lazyRouteDiscovery: true,
} as const;
/** Terser makes what browsers load 4 % smaller than esbuild does; the server's stays readable, for its stack traces. */
export const terser: Plugin = {
  name: "motus:terser",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? undefined : { build: { minify: "terser", terserOptions: { compress: { passes: 3 } } } },
};
export const build = { target: "es2020", assetsInlineLimit: 0, cssMinify: true } as const;

/**
 * The browser gets what every page needs in two files: the framework, which changes when it is updated, and the house. Many
 * small ones compress badly, and each is a request on a slow line. What only some pages need stays with them.
 */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/(react|router)|turbo-stream)\//;
const house =
  /node_modules\/(react-i18next|remix-i18next|html-parse-stringify|void-elements)\/|\/app\/(paths|trouble-page|http\/(?!form-page|event-page|keep)[\w-]+\.tsx?$|enhance\/(?!attendance|calendar|carry|desk-|draw|lane|live|move|report|use-send)|components\/(?!dialog|cookie-consent|card-head|confirm|document-sheet|door|link-list|shortcut-help|theme-choice)[\w-]+\.tsx?$)|\/rules\/(codes|query|time|format\.ts|currency|phone|locale|validators|holidays|permissions)/;
const chunkOf = (id: string) => (framework.test(id) ? "framework" : house.test(id) ? "house" : undefined);

/** Of a page's module the browser asks only in which folder it stands (`areaOf`); only the server finds the module. */
const foldersOfPages: Plugin = {
  name: "motus:folders-of-pages",
  apply: "build",
  transform: (code, id, options) =>
    !options?.ssr && id.endsWith("/app/paths.ts")
      ? code.replace(/(page\("[^"]*", "[\w-]+)\/[\w-]+"/g, '$1"')
      : undefined,
};

export default defineConfig({
  plugins: [devServer, foldersOfPages, terser, remix({ future }), serverEntry],
  build: {
    ...build,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  // A development dependency for its types; what little of it runs goes into the bundle, so that an installation needs no compiler.
  ssr: { noExternal: ["gql.tada", "@0no-co/graphql.web"] },
  server: { port: 3000 },
});

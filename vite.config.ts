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
export const build = { target: "es2020", assetsInlineLimit: 0, cssMinify: true } as const;

export default defineConfig({
  plugins: [
    devServer,
    remix({ future }),
    serverEntry,
  ],
  build,
  server: { port: 3000 },
});

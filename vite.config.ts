import { vitePlugin as remix } from "@remix-run/dev";
import { readdirSync } from "node:fs";
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

/** Shared with the bare page of the benchmark. */
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

const baseComponents = readdirSync("app/components/base").filter((file) => /(?<!examples)\.tsx$/.test(file));

/**
 * The browser gets the code of every page in two files: the framework, which changes when it is updated, and the app's.
 * Many small ones compress badly, and each is a request on a slow line. Code of some pages only stays with them.
 */
const chunks: Plugin = {
  name: "motus:chunks",
  config: (_config, { isSsrBuild }) => {
    if (isSsrBuild) return undefined;
    const manualChunks = {
      framework: ["react", "react-dom", "react-dom/client", "react/jsx-runtime", "@remix-run/react"],
      app: [
        "/app/root.tsx",
        "/app/routes/app-layout.tsx",
        "/app/components/layout/page-head.tsx",
        "/app/components/layout/tabs.tsx",
        "/rules/codes.ts",
        ...baseComponents.map((file) => `/app/components/base/${file}`),
      ],
    };
    return { build: { rollupOptions: { output: { manualChunks } } } };
  },
};

/**
 * Routes that only answer requests leave nothing for the browser; and what the sampler imports with its examples, pages
 * import when they need it.
 */
const expected = /Generated an empty chunk|dynamic import will not move module/;
const warnings: Plugin = {
  name: "motus:warnings",
  config: () => ({
    build: {
      rollupOptions: { onwarn: (warning, warn) => (expected.test(warning.message) ? undefined : warn(warning)) },
    },
  }),
};

export default defineConfig({
  plugins: [devServer, chunks, terser, warnings, remix({ future }), serverEntry],
  build,
  // A development dependency for its types; what little of it runs goes into the bundle, so that an installation needs
  // no compiler.
  ssr: { noExternal: ["gql.tada", "@0no-co/graphql.web"] },
  server: { port: Number(process.env.PORT || 3000) },
});

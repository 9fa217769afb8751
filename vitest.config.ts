import { availableParallelism } from "node:os";
import { HANGS_MS } from "./tests/kit/time/hangs.ts";
import { filesOfOthers } from "./tests/kit/chance/turns.ts";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests that measure memory, change the environment or load modules again have a process of their own. */
const alone = [
  "server/development.test.ts",
  "api/core/outside/storage/storage.test.ts",
  "api/core/db/embedded/embedded.test.ts",
  "tests/pages/attachments/uploads.test.ts",
];

/** Tests of the sources that lie among those of the built product. */
const ofSources = [
  ...["api", "second-factor", "desk", "signing", "former-colleague"].map((name) => `tests/hostile/${name}.test.ts`),
  "tests/upgrade.test.ts",
  "tests/world.test.ts",
];

const shared = {
  // One copy of graphql: without the alias vitest loads it twice and schemas come "from another realm".
  resolve: { alias: { graphql: "graphql/index.js" } },
  // Limits guard against hanging alone.
  test: {
    environment: "node" as const,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 2 } },
    // Node reads the built product by itself: Vite would transform megabytes in each worker.
    server: { deps: { external: [/\/build\/server\//] } },
  },
};
const waiting = filesOfOthers();
const builds = ["tests/build-setup.ts"];

/** Files of a project share a process's memory, so that modules are read once for each worker. */
const together = ({ exclude, ...project }: TestProjectInlineConfiguration["test"] & { exclude: string[] }) => ({
  ...shared,
  test: { ...shared.test, ...project, exclude: [...alone, ...waiting, ...exclude], isolate: false },
});

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(), // each reads all modules; PostgreSQL has what they leave
    // Of the root alone: a project that inherited it would start a server of its own.
    globalSetup: ["tests/global-setup.ts"],
    projects: [
      together({ name: "sources", include: ["{rules,api,app,server}/**/*.test.{ts,tsx}", ...ofSources], exclude: [] }),
      together({
        name: "product",
        include: ["tests/**/*.test.ts"],
        exclude: ["tests/e2e/**", ...ofSources],
        env: { NODE_ENV: "production" }, // React's other build takes twice as long
        globalSetup: builds,
      }),
      { ...shared, test: { ...shared.test, name: "alone", include: alone, exclude: waiting, globalSetup: builds } },
    ],
  },
});

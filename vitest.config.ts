import { availableParallelism } from "node:os";
import { HANGS_MS } from "./tests/kit/time/hangs.ts";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Tests that measure memory, change the environment or load modules again have a process of their own. */
const alone = [
  "server/development.test.ts",
  "api/outside/storage/storage.test.ts",
  "api/db/embedded/embedded.test.ts",
  "tests/pages/attachments/uploads.test.ts",
];

/** Tests of the sources that lie among those of the built product. */
const ofSources = [
  ...["api", "second-factor", "desk", "signing", "leaver"].map((name) => `tests/hostile/${name}.test.ts`),
  "tests/upgrade.test.ts",
  "tests/world.test.ts",
];

/**
 * Tests that query no database, one that they start themselves, or through forms the same as
 * `api/endpoint/inputs.test.ts`: on another server they would show nothing new.
 */
const elsewhere = process.env.TEST_DATABASE_URL
  ? [
      "tests/hostile/forms.test.ts",
      "api/outside/**",
      "api/passwords/**",
      "api/audit/commands.test.ts",
      "api/backup/by-itself.test.ts",
      "api/backup/refusals.test.ts",
      "api/db/open.test.ts",
      "api/db/embedded/embedded.test.ts",
      "api/db/embedded/crash.test.ts",
    ]
  : [];

/**
 * Tests that are run once, on Debian's PostgreSQL where there is one (`scripts/test.mjs`): a newer server takes the
 * statements that an older one takes. Plans differ, so that both are asked for theirs.
 */
const onTheOther =
  process.env.SECOND_DATABASE_URL && !process.env.TEST_DATABASE_URL
    ? ["api/access/access.test.ts", "api/{calendar,endpoint,erasure,evidence,patients}/**/!(*plan*).test.ts"]
    : [];

const shared = {
  // One copy of graphql: without the alias vitest loads it twice and schemas come "from another realm".
  resolve: { alias: { graphql: "graphql/index.js" } },
  // Limits guard against hanging alone.
  test: {
    environment: "node" as const,
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 2 } },
  },
};
const builds = ["tests/build-setup.ts"];

/** Files of a project share a process's memory, so that modules are read once for each worker. */
const together = ({ exclude, ...project }: TestProjectInlineConfiguration["test"] & { exclude: string[] }) => ({
  ...shared,
  test: { ...shared.test, ...project, exclude: [...alone, ...elsewhere, ...onTheOther, ...exclude], isolate: false },
});

export default defineConfig({
  test: {
    maxWorkers: Math.ceil(availableParallelism() * 1.5), // a file waits for PostgreSQL half its time
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
      { ...shared, test: { ...shared.test, name: "alone", include: alone, exclude: elsewhere, globalSetup: builds } },
    ],
  },
});

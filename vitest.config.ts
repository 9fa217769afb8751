import { defineConfig } from "vitest/config";

/** What watches the memory, changes the environment or tests the sources among tests of the product has a process of its own. */
const alone = [
  "api/outside/storage.test.ts",
  "api/db/embedded.test.ts",
  "tests/pages/uploads.test.ts",
  "tests/hostile/api.test.ts",
  "tests/hostile/second-factor.test.ts",
  "tests/hostile/desk.test.ts",
  "tests/hostile/signing.test.ts",
  "tests/hostile/leaver.test.ts",
];

/** Tests that ask no database, one that they start themselves, or through forms what `api/inputs` asks: on another server they would show nothing new. */
const elsewhere = process.env.TEST_DATABASE_URL
  ? [
      "tests/hostile/forms.test.ts",
      "api/outside/**",
      "api/passwords/**",
      "api/db/embedded.test.ts",
      "api/db/crash.test.ts",
    ]
  : [];

/** What tests the sources shares a process's memory, so that they are read once, and so does what tests the built product. */
const together = (name: string, include: string) => ({
  extends: true as const,
  test: { name, include: [include], exclude: [...alone, ...elsewhere, "tests/e2e/**"], isolate: false },
});

export default defineConfig({
  // One copy of graphql: without the alias vitest loads it twice and schemas come "from another realm".
  resolve: { alias: { graphql: "graphql/index.js" } },
  test: {
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: "100%", // a file waits for PostgreSQL half its time; by default one core of two lies idle
    globalSetup: ["tests/global-setup.ts"],
    projects: [
      together("sources", "{rules,api,app}/**/*.test.{ts,tsx}"),
      together("product", "tests/**/*.test.ts"),
      { extends: true, test: { name: "alone", include: alone, exclude: elsewhere } },
    ],
  },
});

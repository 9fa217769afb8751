import { defineConfig } from "vitest/config";

export default defineConfig({
  // One copy of graphql: without the alias vitest loads it twice and schemas come "from another realm".
  resolve: { alias: { graphql: "graphql/index.js" } },
  test: {
    include: ["{rules,api,app,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "node_modules/**"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    maxWorkers: "100%", // a file waits for PostgreSQL half its time; by default one core of two lies idle
    globalSetup: ["tests/global-setup.ts"],
  },
});

import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// One for each run, so that two can go side by side; the workers, which read this file again, are told.
const port = Number((process.env.MOTUS_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000))));
const debian = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);

/** The journeys, each in a browser with and without scripts, on the built product with the demo clinic. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    launchOptions: {
      executablePath: debian,
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: "rm -rf build/e2e && node scripts/start.mjs",
    env: { PORT: String(port), MOTUS_DATA: "build/e2e", MOTUS_DEMO_PASSWORD: "lipa-v-kvetu-2026", MOTUS_SAMPLER: "on" },
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
  projects: [
    { name: "with-js", use: { javaScriptEnabled: true } },
    { name: "without-js", use: { javaScriptEnabled: false } },
  ],
});

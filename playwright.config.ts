import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// Of each run, so that two can go side by side; the workers, which read this file again, are told.
const port = Number((process.env.MOTUS_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000))));
const debian = process.env.CHROMIUM ?? (existsSync("/usr/bin/chromium") ? "/usr/bin/chromium" : undefined);

// A clinic with scripts and one without: what is changed in one is nothing to the other.
const [scripts, plain] = [port, port + 1].map((port) => `http://localhost:${port}`);
/** What only looks at pages, and so may do it in either of them. */
const walks = ["**/pages.test.ts", "**/sampler.test.ts"];

/** The journeys, each in a browser with and without scripts, on the built product with the demo clinic. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // With scripts nothing goes beside a journey: two take turns at two cores, and a finger that is late is another finger.
  workers: 1,
  reporter: "list",
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    launchOptions: {
      executablePath: debian,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // They start one after the other, so that the first one builds.
  webServer: [scripts, plain].map((url, at) => ({
    command: `rm -rf build/e2e-${at} && node scripts/start.mjs`,
    env: {
      PORT: new URL(url!).port,
      MOTUS_DATA: `build/e2e-${at}`,
      MOTUS_DEMO_PASSWORD: "lipa-v-kvetu-2026",
      MOTUS_SAMPLER: "on",
    },
    url: `${url}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  })),
  projects: [
    { name: "with-js", testIgnore: walks, use: { javaScriptEnabled: true, baseURL: scripts } },
    // Told of two workers, pages without scripts and the walks go side by side.
    { name: "without-js", workers: 1, use: { javaScriptEnabled: false, baseURL: plain } },
    { name: "walks-with-js", workers: 1, testMatch: walks, use: { javaScriptEnabled: true, baseURL: plain } },
  ],
});

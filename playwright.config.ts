import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { longJourneysOfOthers, otherJourneysOfOthers } from "./tests/kit/chance/turns.ts";
import { HANGS_MS } from "./tests/kit/time/hangs.ts";

/** The browser without windows takes a third less time than the whole one; on Debian it is a package of its own. */
const installed = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const chromium = process.env.CHROMIUM ?? installed.find((path) => existsSync(path));

/** Drag and touch run alone: a second browser delays a touch, and a delayed touch is a different gesture. */
const gestures = ["**/calendar/calendar-hands.test.ts", "**/calendar/calendar-touch.test.ts"];

const globs = (files: string[]) => files.map((file) => `**/${file}`);
const waiting = globs(longJourneysOfOthers());

/** Journeys on the built product, one of each area without scripts too; each worker has a clinic of its own. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  testIgnore: waiting,
  outputDir: "test-results",
  globalSetup: "./tests/e2e/global-setup.ts",
  // Limits guard against hanging alone.
  timeout: HANGS_MS,
  expect: { timeout: HANGS_MS / 10 },
  workers: Math.max(4, Math.floor(availableParallelism() / 2)), // a journey waits a fifth of its time
  reporter: "list",
  use: {
    locale: "cs-CZ",
    timezoneId: "Europe/Prague",
    launchOptions: {
      executablePath: chromium,
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
  projects: [
    // Page tests post every form without scripts. One clinic serves these few, from the beginning.
    { name: "without-js", grep: /@without-scripts/, workers: 1, use: { javaScriptEnabled: false } },
    {
      name: "with-js",
      testIgnore: [...gestures, ...waiting, ...globs(otherJourneysOfOthers())],
      use: { javaScriptEnabled: true },
    },
    { name: "gestures", testMatch: gestures, workers: 1, use: { javaScriptEnabled: true } },
  ],
});

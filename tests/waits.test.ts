import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const tests = ["api", "app", "rules", "server", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
  .filter((file) => /\.test\.tsx?$/.test(file) || /^tests\/.*\.ts$/.test(file));

/** On a slow and busy machine each of these fails without a fault of the product. */
const byTheClock = {
  "a quiet network, which may come before what is awaited": /networkidle/,
  "a limit of its own, where tests/kit/time/eventually.ts has the one against hanging": /\bvi\.waitFor\(/,
  "elapsed time, where tests/kit/time/processor-time.ts measures the processor's": /performance\.now\(\)/,
};
const exempt = ["tests/waits.test.ts", "tests/kit/time/eventually.ts"];

test("no test waits or fails by the clock", () => {
  expect(tests.length).toBeGreaterThan(400);
  const found = tests
    .filter((file) => !exempt.includes(file))
    .flatMap((file) =>
      Object.entries(byTheClock).flatMap(([fault, pattern]) =>
        pattern.test(readFileSync(file, "utf8")) ? [`${file}: ${fault}`] : [],
      ),
    );
  expect(found).toEqual([]);
});

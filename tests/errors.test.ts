import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { errors } from "#rules/errors.ts";

const tests = ["api", "app", "rules", "tests"]
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name))))
  .filter((file) => file.endsWith(".test.ts") && file !== "tests/errors.test.ts")
  .map((file) => readFileSync(file, "utf8"));

test("every error of the registry is expected by some test, by its name or its code", () => {
  const unseen = Object.entries(errors).filter(([name, { code }]) => !tests.some((text) => text.includes(`"${name}"`) || text.includes(`"${code}"`)));
  expect(unseen.map(([name]) => name)).toEqual([]);
});

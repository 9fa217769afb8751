import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Environment } from "#api/settings/environment.ts";
import { settingsDocument } from "../scripts/settings-document.ts";

test("each setting says what it does, and the list of settings is the generated one", () => {
  for (const [name, setting] of Object.entries(Environment.shape))
    expect([name, setting.description]).not.toContain(undefined);
  expect(readFileSync("docs/settings.md", "utf8")).toBe(settingsDocument());
});

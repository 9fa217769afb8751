import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { passwordFault } from "#api/passwords/strength.ts";
import { demoPassword } from "./demo-password.ts";

const dataDir = path.join(mkdtempSync(path.join(tmpdir(), "motus-demo-")), "data");

test("a password that is given is used and kept nowhere", () => {
  expect(demoPassword({ MOTUS_DEMO_PASSWORD: "lipový-čaj-v-deset", dataDir })).toBe("lipový-čaj-v-deset");
  expect(() => statSync(dataDir)).toThrow("ENOENT");
});

test("else it is generated once, strong, and only the owner of the data folder may read it", async () => {
  const password = demoPassword({ dataDir });
  expect(password).toMatch(/^([a-z]{6}-){2}[a-z]{6}$/);
  expect(await passwordFault(password, [])).toBeNull();
  expect(demoPassword({ dataDir })).toBe(password);
  const file = path.join(dataDir, "demo-password");
  expect(readFileSync(file, "utf8").trim()).toBe(password);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

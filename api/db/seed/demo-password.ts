import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Settings } from "../../settings.ts";
import { readablePassword } from "./readable-password.ts";

/** The one that was given; else one generated for this data folder and kept in it, so that a second start prints the same. */
export function demoPassword({ MOTUS_DEMO_PASSWORD, dataDir }: Pick<Settings, "MOTUS_DEMO_PASSWORD" | "dataDir">): string {
  if (MOTUS_DEMO_PASSWORD) return MOTUS_DEMO_PASSWORD;
  const file = path.join(dataDir, "demo-password");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const password = readablePassword();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

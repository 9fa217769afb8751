import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { hashPassword, verifyPassword } from "../passwords/hash.ts";
import type { Hasher } from "../core/context.ts";
import type { Settings } from "../settings/settings.ts";
import type { Db } from "../core/db/client.ts";
import { users } from "../core/db/tables/users.ts";
import { readablePassword } from "./readable-password.ts";
import { DAY } from "#rules/time/durations.ts";

type Given = Pick<Settings, "MOTUS_DEMO_PASSWORD" | "dataDir">;
const DAYS = 30;
const fileIn = (dataDir: string) => path.join(dataDir, "demo-password");

/** The given one; else one generated for this data folder and stored in it, so that a second start prints the same. */
export function demoPassword({ MOTUS_DEMO_PASSWORD, dataDir }: Given): string {
  if (MOTUS_DEMO_PASSWORD) return MOTUS_DEMO_PASSWORD;
  const file = fileIn(dataDir);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  return generate(dataDir);
}

function generate(dataDir: string): string {
  const password = readablePassword();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(fileIn(dataDir), `${password}\n`, { mode: 0o600 });
  return password;
}

/**
 * A generated password that is a month old ends with the next start: the demo logins that still have it get another.
 */
export async function renewDemoPassword(db: Db, given: Given, { now, hasher }: { now: Date; hasher: Hasher }) {
  const written = statSync(fileIn(given.dataDir), { throwIfNoEntry: false })?.mtimeMs;
  if (given.MOTUS_DEMO_PASSWORD || written === undefined || now.getTime() - written < DAYS * DAY) return;
  const former = demoPassword(given);
  const [admin] = await db.select().from(users).where(eq(users.email, "admin@demo.example"));
  if (!admin?.passwordHash || !(await verifyPassword(admin.passwordHash, former, hasher))) return;
  // All logins of the demo were loaded with one hash.
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(generate(given.dataDir), hasher) })
    .where(eq(users.passwordHash, admin.passwordHash));
}

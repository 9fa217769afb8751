import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { passwordFault } from "#api/passwords/strength.ts";
import { createDb } from "#api/core/db/client.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { demoPassword, renewDemoPassword } from "./demo-password.ts";

const dataDir = path.join(mkdtempSync(path.join(tmpdir(), "motus-demo-")), "data");

test("a given password is used and stored nowhere", () => {
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

test("a generated password that is a month old is replaced, for the demo logins that still have it", async () => {
  const { owner } = await testDatabase();
  const db = createDb(owner);
  const hasher = {
    hash: async (text: string) => `hash of ${text}`,
    verify: async (hash: string, text: string) => hash === `hash of ${text}`,
  };
  const former = demoPassword({ dataDir });
  await owner.query(
    "insert into users (email, password_hash) values ('admin@demo.example', $1), ('fyzio@demo.example', $1), ('recepce@demo.example', 'hash of another')",
    [`hash of ${former}`],
  );
  const hashes = async () =>
    (
      await owner.query("select password_hash as hash from users where email like '%@demo.example' order by email")
    ).rows.map(({ hash }) => hash);
  const renew = (days: number) =>
    renewDemoPassword(db, { dataDir }, { now: new Date(Date.now() + days * 86_400_000), hasher });
  await renew(29);
  expect(demoPassword({ dataDir })).toBe(former);
  await renew(31);
  const fresh = `hash of ${demoPassword({ dataDir })}`;
  expect(fresh).not.toBe(`hash of ${former}`);
  expect(await hashes()).toEqual([fresh, fresh, "hash of another"]);
});

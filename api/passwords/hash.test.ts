import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./hash.ts";
import type { Hasher } from "../core/context.ts";

test("a password is verified against its own argon2id hash only", async () => {
  const hash = await hashPassword("kolo na dvoře");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, "kolo na dvoře")).toBe(true);
  expect(await verifyPassword(hash, "kolo na dvore")).toBe(false);
  expect(await hashPassword("kolo na dvoře")).not.toBe(hash);
});

test("the same characters typed on another keyboard are the same password", async () => {
  const hash = await hashPassword("příliš ﬁne".normalize("NFD"));
  expect(await verifyPassword(hash, "příliš fine".normalize("NFC"))).toBe(true);
});

test("an unknown account costs one verification like a known one, and never matches", async () => {
  const { hasher, calls } = countingHasher();
  expect(await verifyPassword(await hashPassword("tajné heslo", hasher), "tajné heslo", hasher)).toBe(true);
  expect(calls).toEqual({ hash: 1, verify: 1 });
  expect(await verifyPassword(null, "tajné heslo", hasher)).toBe(false);
  expect(calls).toEqual({ hash: 1, verify: 2 });
});

test("an unknown account is verified by real argon2id at the same cost", async () => {
  let seen = "";
  const hasher: Hasher = { hash: async () => "", verify: async (hash) => Boolean((seen = hash)) };
  expect(await verifyPassword(null, "cokoli", hasher)).toBe(false);
  expect(await verifyPassword(seen, "cokoli")).toBe(false);
  expect(seen.slice(0, 31)).toBe((await hashPassword("cokoli")).slice(0, 31));
  expect(seen).toHaveLength((await hashPassword("cokoli")).length);
});

test("two hashes run at once, fifty wait, the next one is refused until later", async () => {
  let [now, most, release] = [0, 0, () => {}];
  const gate = new Promise<void>((open) => (release = open));
  const hasher: Hasher = {
    hash: async () => {
      most = Math.max(most, ++now);
      await gate;
      now -= 1;
      return "hash";
    },
    verify: async () => true,
  };
  const accepted = Array.from({ length: 52 }, () => hashPassword("x", hasher));
  await expect(hashPassword("x", hasher)).rejects.toMatchObject({ fault: "busy" });
  release();
  expect(await Promise.all(accepted)).toHaveLength(52);
  expect(most).toBe(2);
  expect(await hashPassword("x", hasher)).toBe("hash");
});

test("a failed hash releases its slot", async () => {
  const broken: Hasher = { hash: () => Promise.reject(new Error("broken")), verify: async () => true };
  for (let i = 0; i < 5; i++) await expect(hashPassword("x", broken)).rejects.toThrow("broken");
  expect(await verifyPassword("hash", "x", broken)).toBe(true);
});

function countingHasher() {
  const calls = { hash: 0, verify: 0 };
  const hasher: Hasher = {
    hash: async (text) => (calls.hash++, `hash of ${text}`),
    verify: async (hash, text) => (calls.verify++, hash === `hash of ${text}` || !hash.startsWith("hash of")),
  };
  return { hasher, calls };
}

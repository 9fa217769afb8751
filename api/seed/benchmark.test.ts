import { expect, test } from "vitest";
import { createDb } from "#api/core/db/client.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { testDatabase } from "#tests/kit/database.ts";
import { loadBenchmark } from "./benchmark.ts";

const { owner } = await testDatabase();

test("a benchmark centre is loaded once, in addition to the existing clinics", async () => {
  const size = {
    patients: 500,
    years: 1,
    now: new Date("2026-03-18T09:00:00Z"),
    password: "lipový-čaj-v-deset",
    hasher: argon2id,
  };
  const count = async (table: string) => (await owner.query(`select count(*) as n from ${table}`)).rows[0].n;
  const before = { cards: await count("patient_cards"), centers: await count("medical_centers") };

  expect(await loadBenchmark(createDb(owner), size)).toBe("admin@bench-500.example");
  expect(await count("patient_cards")).toBe(before.cards + 500);
  expect(await count("medical_centers")).toBe(before.centers + 1);
  expect(await count("events")).toBeGreaterThan(10_000);
  await expect(loadBenchmark(createDb(owner), size)).rejects.toThrow("500 patients already");
});

import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { transaction, type ProfileCtx } from "#api/core/context.ts";
import { createDb } from "#api/core/db/client.ts";
import { jobContext } from "#api/core/jobs/job-context.ts";
import { s3Storage } from "#api/core/outside/storage/s3-storage.ts";
import type { Storage } from "#api/core/outside/storage/storage.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { heic } from "#tests/kit/heic.ts";
import { runJobs, waitingJobs } from "#tests/kit/jobs.ts";
import { s3Server } from "#tests/kit/servers/s3-server.ts";
import { enqueueStray, removeStray } from "./remove-stray.ts";
import { storeFile } from "./store-file.ts";

const api = await testApi();
const { services } = api;
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** The file stored in a request of this centre's user, which ends as `then` does. */
const store = (
  medicalCenterId: number,
  then: () => void = () => {},
  [name, content]: [string, Uint8Array<ArrayBuffer>] = ["koleno.png", png],
) => {
  const request = {
    inTransaction: false,
    requestId: "test",
    address: "",
    userAgent: "",
    token: null,
    desk: null,
    known: {},
    idempotencyKey: null,
    reads: [],
    loaders: new WeakMap(),
  };
  const profile = {
    id: medicalCenterId === ids.center ? ids.profiles.admin : ids.profiles.foreign,
    medicalCenterId,
    role: "ROLE_ADMIN",
    profession: "PHYSIOTHERAPIST",
  } as const;
  const ctx: ProfileCtx = { ...services, ...request, session: { id: 1, userId: 1, profileId: profile.id }, profile };
  return transaction(ctx, async (ctx) => {
    const { uuid, thumbnail } = await storeFile(ctx, {
      namespace: "attachment",
      name,
      content: new Blob([content]),
      mostBytes: 1_000,
    });
    then();
    return [uuid, thumbnail!];
  });
};
const refused = () =>
  store(ids.center, () => {
    throw new Error("refused after all");
  }).catch(() => {});
const keys = async (storage: Storage = services.storage) => (await storage.list(null)).stored.map(({ key }) => key);
/** For the rest of the test files are in a bucket. */
async function ownBucket(options?: { mostListed: number }) {
  const { storage } = services;
  services.storage = s3Storage((await s3Server(options)).settings);
  onTestFinished(() => void (services.storage = storage));
}
/** For the rest of the test all files in the storage are of this age. */
function storedHoursAgo(hours: number) {
  const { storage } = services;
  // why: a test cannot wait for a day, and a bucket does not let its times be changed.
  services.storage = {
    ...storage,
    list: async (after) => {
      const { stored, next } = await storage.list(after);
      return {
        next,
        stored: stored.map(({ key, storedAt }) => ({
          key,
          storedAt: new Date(storedAt.getTime() - hours * 3_600_000),
        })),
      };
    },
  };
  onTestFinished(() => void (services.storage = storage));
}
async function sweep() {
  await enqueueStray(services);
  await runJobs(api);
}

test("bytes of a write that was rolled back go after a day; those of files stay, of any centre, small pictures too", async () => {
  const kept = [...(await store(ids.center)), ...(await store(ids.foreignCenter))].sort();
  await refused();
  expect(await keys()).toHaveLength(6);
  storedHoursAgo(23);
  api.clock.now = new Date(Date.now() + 48 * 3_600_000); // not the one that counts
  await sweep();
  expect(await keys()).toHaveLength(6);
  storedHoursAgo(2);
  await sweep();
  expect(await keys()).toEqual(kept);
  await sweep();
  expect(await keys()).toEqual(kept);
});

test("the pictures drawn of a HEIC stay with it", async () => {
  await ownBucket();
  await store(ids.center, undefined, ["koleno.heic", heic()]);
  storedHoursAgo(25);
  await sweep();
  expect(await keys()).toHaveLength(3);
});

test("a bucket is read page by page, and once more from the position of a killed process", async () => {
  await ownBucket({ mostListed: 2 });
  const kept: string[] = [];
  for (let n = 0; n < 4; n++) kept.push(...(await store(ids.center)));
  for (let n = 0; n < 3; n++) await refused();
  const all = async () => {
    const found: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page = await services.storage.list(after ?? null);
      found.push(...page.stored.map(({ key }) => key));
      after = page.next;
    }
    return found;
  };
  expect(await all()).toHaveLength(14);
  storedHoursAgo(25);
  // Only the first page is judged as a sample: two files are too few.
  const { next } = await services.storage.list(null);
  await removeStray(jobContext(services), next);
  expect(await waitingJobs(api)).toEqual(["removeStray"]);
  await api.database.owner.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1",
  );
  await runJobs(api);
  const first = (await services.storage.list(null)).stored.map(({ key }) => key);
  const left = (await all()).filter((key) => !first.includes(key) || kept.includes(key));
  expect(left.sort()).toEqual(kept.sort());
});

test("nothing is removed where the database cannot be reached, or knows less than half of the storage", async () => {
  await ownBucket();
  await store(ids.center);
  for (let n = 0; n < 13; n++) await services.storage.put(randomUUID(), png);
  const before = await keys();
  storedHoursAgo(25);
  await expect(removeStray(jobContext(services), null)).rejects.toMatchObject({ name: "FilesOfAnotherDatabase" });
  await store(ids.center);
  const { db } = services;
  services.db = createDb(new pg.Pool({ host: "127.0.0.1", port: 1 }));
  await expect(removeStray(jobContext(services), null)).rejects.toThrow();
  services.db = db;
  expect(await keys()).toEqual(expect.arrayContaining(before));
  await sweep();
  expect(await keys()).toHaveLength(4);
});

test("the application learns from the function nothing but the keys that it named itself", async () => {
  const [uuid] = await store(ids.foreignCenter);
  const unknown = "00000000-0000-4000-8000-000000000000";
  const { rows } = await api.database.app.query("select stored_files(array[$1, $2]::uuid[]) as key", [uuid, unknown]);
  expect(rows).toEqual([{ key: uuid }]);
  expect((await api.database.app.query("select from files")).rowCount).toBe(0);
});

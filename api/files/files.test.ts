import { expect, test } from "vitest";
import { transaction, type ProfileCtx } from "#api/core/context.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { readFile } from "../downloads/read-file.ts";
import { storeFile } from "./store-file.ts";

const { services } = await testApi();

/** A verb's context, as it is inside a request of this person. */
const as = <T>(profileId: number, medicalCenterId: number, work: (ctx: ProfileCtx) => Promise<T>) =>
  transaction(
    {
      ...services,
      inTransaction: false,
      requestId: "test",
      address: "127.0.0.1",
      userAgent: "",
      token: null,
      desk: null,
      known: {},
      session: { id: 1, userId: 1, profileId },
      profile: { id: profileId, medicalCenterId, role: "ROLE_ADMIN", profession: "PHYSIOTHERAPIST" },
      idempotencyKey: null,
      reads: [],
      loaders: new WeakMap(),
    } satisfies ProfileCtx,
    work,
  );
const dana = <T>(work: (ctx: ProfileCtx) => Promise<T>) => as(ids.profiles.admin, ids.center, work);
const stranger = <T>(work: (ctx: ProfileCtx) => Promise<T>) => as(ids.profiles.foreign, ids.foreignCenter, work);

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const upload = (name: string, content: BlobPart) => ({
  namespace: "nothing",
  name,
  content: new Blob([content]),
  mostBytes: 200_000,
});

test("a file's type is detected from its content, and it is stored byte for byte; invisible characters in its name are removed", async () => {
  const row = await dana((ctx) => storeFile(ctx, upload(" \u200bobra\u0301\u00adzek.txt\u3164", png)));
  expect(row).toMatchObject({ mime: "image/png", extension: "png", size: png.length, name: "obrázek.txt" });
  const { stream } = await services.storage.get(row.uuid);
  expect(Buffer.from(await new Response(stream).arrayBuffer()).equals(png)).toBe(true);
});

test("a file of no kind that is read here, or longer than allowed, is refused", async () => {
  for (const text of ["<!doctype html><script>alert(1)</script>", "<svg onload=alert(1)>", "#!/bin/sh\nrm -rf /"])
    await expect(dana((ctx) => storeFile(ctx, upload("photo.png", text)))).rejects.toMatchObject({
      fault: "fileTypeRefused",
    });
  await expect(dana((ctx) => storeFile(ctx, upload("photo.png", new Uint8Array(200_001))))).rejects.toMatchObject({
    fault: "tooLarge",
  });
});

test("an orphaned file is not read, not even by its uploader; nor is another centre's", async () => {
  const row = await dana((ctx) => storeFile(ctx, upload("logo.png", png)));
  await expect(dana((ctx) => readFile(ctx, row.uuid))).rejects.toMatchObject({ fault: "notFound" });
  await expect(stranger((ctx) => readFile(ctx, row.uuid))).rejects.toMatchObject({ fault: "notFound" });
});

import { expect, test } from "vitest";
import { transaction, type ProfileCtx } from "#api/context.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { openFile } from "./open-file.ts";
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
      known: {},
      session: { id: 1, userId: 1, profileId },
      profile: { id: profileId, medicalCenterId, role: "ROLE_ADMIN", profession: "PHYSIOTHERAPIST" },
      idempotencyKey: null,
      reads: [],
      loaders: new Map(),
    } satisfies ProfileCtx,
    work,
  );
const dana = <T>(work: (ctx: ProfileCtx) => Promise<T>) => as(ids.profiles.admin, ids.center, work);
const stranger = <T>(work: (ctx: ProfileCtx) => Promise<T>) => as(ids.profiles.foreign, ids.foreignCenter, work);

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const streamOf = (...chunks: Uint8Array[]) => new ReadableStream<Uint8Array>({ start: (c) => (chunks.forEach((chunk) => c.enqueue(chunk)), c.close()) });
const upload = (name: string, ...chunks: Uint8Array[]) => ({ namespace: "logo", name, bytes: streamOf(...chunks), mostBytes: 200_000 });

test("a file is known by its content, and comes back byte for byte", async () => {
  const row = await dana((ctx) => storeFile(ctx, upload("../logo/obrázek.txt", png.subarray(0, 20), png.subarray(20))));
  expect(row).toMatchObject({ mime: "image/png", extension: "png", size: png.length, name: ".._logo_obrázek.txt" });
  const back = await dana(async (ctx) => Buffer.from(await new Response((await openFile(ctx, row.uuid)).stream).arrayBuffer()));
  expect(back.equals(png)).toBe(true);
});

test("a page or a script under the name of a picture is refused", async () => {
  for (const text of ["<!doctype html><script>alert(1)</script>", "<svg onload=alert(1)>", "#!/bin/sh\nrm -rf /"])
    await expect(dana((ctx) => storeFile(ctx, upload("photo.png", Buffer.from(text))))).rejects.toMatchObject({ fault: "fileTypeRefused" });
});

test("more bytes than allowed are refused while they come", async () => {
  const big = Array.from({ length: 5 }, () => new Uint8Array(50_000));
  await expect(dana((ctx) => storeFile(ctx, upload("photo.png", png, ...big)))).rejects.toMatchObject({ fault: "tooLarge" });
});

test("another centre's file is not found", async () => {
  const row = await dana((ctx) => storeFile(ctx, upload("logo.png", png)));
  await expect(stranger((ctx) => openFile(ctx, row.uuid))).rejects.toMatchObject({ fault: "notFound" });
});

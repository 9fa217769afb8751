import sharp from "sharp";
import { expect, test } from "vitest";
import { transaction, type ProfileCtx } from "#api/core/context.ts";
import { Fault } from "#api/core/fault.ts";
import { ids } from "#tests/cast/people.ts";
import { testApi } from "#tests/kit/api.ts";
import { archive, largeEnd, largeNumbers } from "#tests/kit/archive.ts";
import { storeFile } from "./store-file.ts";
import { processorTime } from "#tests/kit/time/processor-time.ts";
import {
  archives,
  bloated,
  empty,
  lying,
  names,
  pages,
  pdf,
  pictures,
  polyglots,
  programs,
} from "#tests/kit/files/wrong-files.ts";

const { services, database } = await testApi();
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
  id: ids.profiles.admin,
  medicalCenterId: ids.center,
  role: "ROLE_ADMIN",
  profession: "PHYSIOTHERAPIST",
} as const;
const ctx: ProfileCtx = { ...services, ...request, session: { id: 1, userId: 1, profileId: profile.id }, profile };
const store = (name: string, content: BlobPart) =>
  transaction(ctx, (ctx) =>
    storeFile(ctx, { namespace: "attachment", name, content: new Blob([content]), mostBytes: 50_000_000 }),
  ).then(
    () => "taken in",
    (error) => (error instanceof Fault ? error.fault : String(error)),
  );

test("two hundred malformed files are refused, each with a reason, and none is stored", async () => {
  const wrong = [...programs, ...pages, ...empty, ...names, ...archives, ...lying, ...polyglots, ...bloated];
  expect(wrong.length).toBeGreaterThan(200);
  const reasons = new Map<string, number>();
  const kept: string[] = [];
  for (const [name, content] of wrong) {
    const reason = await store(name, content);
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    if (!/^file(TypeRefused|Empty|Damaged|Bloated|NameRefused)$/.test(reason))
      kept.push(
        `${JSON.stringify(name)} ${Buffer.from(await new Blob([content]).arrayBuffer())
          .subarray(0, 20)
          .toString("latin1")}: ${reason}`,
      );
  }
  expect(kept).toEqual([]);
  expect(Object.fromEntries(reasons)).toMatchObject({
    fileEmpty: empty.length,
    fileBloated: expect.any(Number),
    fileDamaged: expect.any(Number),
  });
  expect(reasons.get("fileBloated")).toBeGreaterThanOrEqual(bloated.length);
  expect((await database.owner.query("select count(*)::int as n from files")).rows).toEqual([{ n: 0 }]);
});

test("documents are accepted as programs write them: streamed, stored, with padding in a header, with large numbers", async () => {
  const described = { name: "word/document.xml", content: "<x/>".repeat(1_000), said: { flags: 8 } };
  const large = {
    name: "word/media/snimek.png",
    content: "x".repeat(5_000),
    stored: true,
    said: { packed: 0xffffffff, unpacked: 0xffffffff, extra: largeNumbers(5_000, 5_000) },
  };
  const types = {
    name: "[Content_Types].xml",
    content: "<Types/>",
    said: { extra: Buffer.from([0x20, 0xa2, 4, 0, 0, 0, 0, 0]) },
  };
  const documents = [
    ...[12, 16, 20, 24].map((length) =>
      archive([types, { ...described, after: Buffer.alloc(length) }], { bend: ([one, other]) => [other!, one!] }),
    ),
    archive([types, described, { name: "word/empty/", content: "", stored: true }]),
    archive([types, described, large], { beforeEnd: largeEnd }),
  ];
  for (const content of documents) expect(await store("zpráva.docx", content)).toBe("taken in");
});

test("a long document is looked through in a moment", async () => {
  const noise = (length: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(length)));
  const pages = Array.from({ length: 300 }, (_, n) => ({
    name: `word/media/${n}.jpg`,
    content: noise(65_000),
    stored: true,
  }));
  const long = archive([
    { name: "[Content_Types].xml", content: "<Types/>" },
    { name: "word/document.xml", content: "<w:p>bez bolesti</w:p>".repeat(300_000) },
    ...pages,
  ]);
  const taken = await processorTime(async () => expect(await store("dlouhá.docx", long)).toBe("taken in"));
  expect(taken).toBeLessThan(10_000);
});

test("common files of a practice are accepted; a photo gets a small picture without its location", async () => {
  const files: [string, BlobPart][] = [
    ["zpráva.pdf", pdf],
    ["dopis č. 3 (kopie).docx", archive({ "word/document.xml": "<x/>" })],
    ["tabulka.xlsx", archive({ "xl/workbook.xml": "<x/>" })],
    ["poznámka.txt", "Bez bolesti"],
  ];
  for (const [name, content] of files) expect([name, await store(name, content)]).toEqual([name, "taken in"]);
  for (const picture of pictures) expect(await store("koleno.jpg", new Uint8Array(picture))).toBe("taken in");
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a63" } })
    .withExif({ IFD3: { GPSLatitude: "50/1 5/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const row = await transaction(ctx, (ctx) =>
    storeFile(ctx, {
      namespace: "attachment",
      name: "IMG_0001.jpeg",
      content: new Blob([new Uint8Array(photo)]),
      mostBytes: 1_000_000,
    }),
  );
  expect([row.width, row.height]).toEqual([800, 1200]);
  const small = Buffer.from(await new Response((await services.storage.get(row.thumbnail!)).stream).arrayBuffer());
  const drawn = await sharp(small).metadata();
  expect(drawn).toMatchObject({ format: "webp", width: 213, height: 320 });
  expect(drawn).not.toHaveProperty("exif");
});

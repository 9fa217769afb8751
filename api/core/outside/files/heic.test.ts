import sharp from "sharp";
import { expect, test } from "vitest";
import { heic, TILE } from "#tests/kit/heic.ts";
import { decodeHeic } from "./heic.ts";
import { drawHeic } from "./images.ts";

const limits = { pixels: 30_000_000, bytes: 300_000_000, ms: 15_000 };
const colors = { red: [192, 32, 32], green: [32, 160, 64], blue: [32, 64, 192], grey: [136, 136, 136] };

/** The colour of a pixel, out of those that were drawn. */
function colorAt({ width, pixels }: { width: number; pixels: Uint8Array }, x: number, y: number) {
  const at = (y * width + x) * 3;
  return Object.entries(colors).find(([, wanted]) =>
    wanted.every((value, n) => Math.abs(value - pixels[at + n]!) < 16),
  )?.[0];
}

test("a picture is decoded as it was drawn, also in tiles and turned, as phones write it", async () => {
  const one = (await decodeHeic(heic()))!;
  expect([one.width, one.height, one.pixels.length]).toEqual([64, 48, 64 * 48 * 3]);
  expect(
    [
      [8, 8],
      [56, 8],
      [8, 40],
      [56, 40],
    ].map(([x, y]) => colorAt(one, x!, y!)),
  ).toEqual(["red", "green", "blue", "grey"]);
  const turned = (await decodeHeic(heic({ columns: 2, rows: 3, turns: 1 })))!;
  expect([turned.width, turned.height]).toEqual([3 * TILE.height, 2 * TILE.width]);
  expect(
    [
      [8, 8],
      [8, 56],
      [40, 8],
      [40, 56],
    ].map(([x, y]) => colorAt(turned, x!, y!)),
  ).toEqual(["green", "red", "grey", "blue"]);
});

test("of a large one a small picture and one to look at are drawn", async () => {
  const drawn = (await drawHeic(new Blob([heic({ columns: 40, rows: 24, turns: 3 })])))!;
  expect(drawn).toMatchObject({ width: 24 * TILE.height, height: 40 * TILE.width });
  expect(await sharp(drawn.thumbnail).metadata()).toMatchObject({ format: "webp", width: 144, height: 320 });
  expect(await sharp(drawn.picture).metadata()).toMatchObject({ format: "webp", width: 720, height: 1600 });
});

test("a file that is damaged, or lies about its contents, gives no picture and does no harm", async () => {
  const whole = heic({ columns: 2 });
  const cut = [12, 60, 200, whole.length - 100, whole.length - 5].map((length) => whole.subarray(0, length));
  const lies = [
    { width: 60_000, height: 60_000 },
    { width: 2 ** 32 - 1, height: 2 ** 32 - 1 },
    { width: 0, height: 48 },
    { width: 5_000, height: 5_000 },
  ].map((says) => heic({ columns: 2, says }));
  const garbage = Buffer.concat([whole.subarray(0, 24), Buffer.alloc(100_000, 0xff)]);
  for (const content of [...cut, ...lies, garbage, Buffer.alloc(0)]) expect(await decodeHeic(content)).toBeNull();
});

test("any fault within the bitstream ends the thread, and the next picture is drawn", async () => {
  const whole = heic();
  for (let at = 1; at <= 12; at++) {
    const spoilt = Buffer.from(whole);
    for (let n = 0; n < 4; n++) spoilt[whole.length - 1 - ((at * 37 + n * 11) % 90)]! ^= 1 << ((at + n) % 8);
    const decoded = await decodeHeic(spoilt);
    if (decoded) expect([decoded.width, decoded.height]).toEqual([64, 48]);
  }
  expect(await decodeHeic(whole)).not.toBeNull();
});

test("one that needs more pixels, memory or time than allowed gives none", async () => {
  const large = heic({ columns: 40, rows: 24 });
  expect(await decodeHeic(large, { ...limits, pixels: 2_000_000 })).toBeNull();
  expect(await decodeHeic(large, { ...limits, bytes: 18_000_000 })).toBeNull();
  expect(await decodeHeic(large, { ...limits, ms: 5 })).toBeNull();
  expect(await decodeHeic(large, limits)).not.toBeNull();
});

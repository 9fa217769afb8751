import { crc32 } from "node:zlib";
import ExifReader from "exifreader";
import sharp from "sharp";
import { expect, test } from "vitest";
import { heic } from "#tests/kit/heic.ts";
import { decodeHeic } from "../files/heic.ts";
import { removeMetadata } from "./remove-metadata.ts";
import { processorTime } from "#tests/kit/time/processor-time.ts";

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="SECRET-XMP"/></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Make: "SECRET-MAKE", Model: "SECRET-MODEL", DateTime: "2026:03:16 08:00:00" },
  IFD2: { DateTimeOriginal: "2026:03:16 08:00:00" },
  IFD3: { GPSLatitude: "50/1 5/1 0/1", GPSLatitudeRef: "N", GPSLongitude: "14/1 25/1 0/1", GPSLongitudeRef: "E" },
};
/** Stripes with noise, wide colours, on its side: so that a changed pixel, colour or turn is seen. */
const noise = Buffer.from(Array.from({ length: 61 * 43 * 3 }, (_, at) => (at * at * 31 + at * 7) % 251));
const photo = (orientation = 6) =>
  sharp(noise, { raw: { width: 61, height: 43, channels: 3 } })
    .withExif(exif)
    .withMetadata({ orientation })
    .withIccProfile("p3")
    .withXmp(xmp);

const latin1 = (text: string) => Buffer.from(text, "latin1");
const number = (size: 2 | 4, value: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
};
const segment = (marker: number, content: string) =>
  Buffer.concat([Buffer.from([0xff, marker]), number(2, content.length + 2), latin1(content)]);
const chunk = (type: string, content: string) =>
  Buffer.concat([number(4, content.length), latin1(type + content), number(4, crc32(latin1(type + content)))]);
const riff = (type: string, content: string) => {
  const head = latin1(`${type}\0\0\0\0`);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, latin1(content)]);
};
const box = (type: string, content: string) => Buffer.concat([number(4, content.length + 8), latin1(type + content)]);
const iptc = "Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x10\x1c\x02\x5a\0\x0bSECRET-IPTC";

/** The photograph as telephones and programs write it: with words, previews and a film behind the picture. */
const made: Record<string, (orientation?: number) => Promise<Buffer>> = {
  jpg: async (orientation) => {
    const jpeg = await photo(orientation).jpeg({ progressive: true }).toBuffer();
    return Buffer.concat([
      jpeg.subarray(0, 2),
      segment(0xfe, "SECRET-COMMENT"),
      segment(0xed, iptc),
      segment(0xe2, "MPF\0SECRET-MPF"),
      segment(0xeb, "JP SECRET-C2PA"),
      jpeg.subarray(2),
      latin1("SECRET-FILM"),
    ]);
  },
  png: async (orientation) => {
    const png = await photo(orientation).png().toBuffer();
    return Buffer.concat([
      png.subarray(0, 33),
      chunk("tEXt", "Author\0SECRET-TEXT"),
      chunk("tIME", "\x07\xea\x03\x10\x08\0\0"),
      png.subarray(33),
      latin1("SECRET-FILM"),
    ]);
  },
  webp: async (orientation) => {
    const webp = Buffer.concat([
      await photo(orientation).webp({ lossless: true }).toBuffer(),
      riff("NOTE", "SECRET-NOTE."),
    ]);
    webp.writeUInt32LE(webp.length - 8, 4);
    return Buffer.concat([webp, latin1("SECRET-FILM")]);
  },
};
const phone = async (exifType?: string) => {
  const { exif } = await sharp(await photo().jpeg().toBuffer()).metadata();
  return Buffer.concat([
    heic({ columns: 2, rows: 2, turns: 1, exif: exif!.subarray(6), xmp, exifType }),
    box("uuid", "SECRET-UUID-LONGER"),
    box("mpvd", "SECRET-FILM"),
  ]);
};
const clean = async (content: Buffer, extension: string) => {
  const cleaned = await removeMetadata(new Blob([new Uint8Array(content)]), extension);
  return cleaned && Buffer.from(await cleaned.arrayBuffer());
};
const pixels = (content: Buffer) => sharp(content).raw().toBuffer();
/** Result of an independent reader: the names of all tags but those of the picture itself. */
function tagsOf(content: Buffer): string[] {
  const found = Object.entries(ExifReader.load(content, { expanded: true }) as Record<string, object>);
  const names = found.flatMap(([group, tags]) =>
    ["file", "icc", "jfif", "pngFile", "riff"].includes(group) ? [] : Object.keys(tags),
  );
  return names.filter((name) => !/^(Image|Bit|Color|Compression|Filter|Interlace|Pixel)/.test(name)).sort();
}

for (const extension of ["jpg", "png", "webp"]) {
  const words = extension === "png" ? "XML:com.adobe.xmp" : "City";

  test(`a ${extension} loses all but its picture, and keeps each pixel, its colours and its orientation`, async () => {
    const before = await made[extension]!();
    expect(tagsOf(before)).toEqual(
      expect.arrayContaining([
        "Make",
        "DateTimeOriginal",
        "GPSLatitude",
        words,
        ...(extension === "png" ? ["Modify Date"] : []),
      ]),
    );
    const after = (await clean(before, extension))!;
    expect(after.toString("latin1")).not.toMatch(/SECRET|2026|Photoshop|xmpmeta/);
    expect(tagsOf(after)).toEqual(["Orientation"]);
    const [was, is] = [await sharp(before).metadata(), await sharp(after).metadata()];
    expect([is.orientation, is.width, is.height, is.xmp, is.iptc, is.comments]).toEqual([
      6,
      61,
      43,
      undefined,
      undefined,
      undefined,
    ]);
    expect(is.icc).toEqual(was.icc);
    expect(await pixels(after)).toEqual(await pixels(before));
    expect(await clean(after, extension)).toEqual(after);
  });

  test(`an upright ${extension} keeps no Exif at all`, async () => {
    const after = (await clean(await made[extension]!(1), extension))!;
    expect([tagsOf(after), (await sharp(after).metadata()).exif]).toEqual([[], undefined]);
    expect(await pixels(after)).toEqual(await pixels(await made[extension]!(1)));
  });

  test(`a ${extension} that breaks off, or is none, is not cleaned`, async () => {
    const whole = await sharp(noise, { raw: { width: 61, height: 43, channels: 3 } })
      .toFormat(extension === "jpg" ? "jpeg" : (extension as "png"))
      .toBuffer();
    for (const length of [2, 3, 12, 30, 200, whole.length - 1])
      expect([length, await clean(whole.subarray(0, length), extension)]).toEqual([length, null]);
    expect(await clean(Buffer.concat([whole.subarray(0, 12), Buffer.alloc(500, 7)]), extension)).toBe(null);
  });
}

test("of an animation the frames stay", async () => {
  const frames = { raw: { width: 32, height: 64, channels: 3, pageHeight: 32 } } as const;
  const before = await sharp(noise.subarray(0, 32 * 64 * 3), frames)
    .withExif(exif)
    .webp({ loop: 2 })
    .toBuffer();
  const after = (await clean(before, "webp"))!;
  expect(tagsOf(after)).toEqual([]);
  const read = (content: Buffer) => sharp(content, { animated: true }).raw().toBuffer();
  expect([(await sharp(after).metadata()).pages, await read(after)]).toEqual([2, await read(before)]);
});

test("a HEIC loses Exif, XMP and the bytes behind the picture, byte for byte in place, and is drawn as before", async () => {
  const before = await phone();
  expect(tagsOf(before)).toEqual(expect.arrayContaining(["Make", "DateTimeOriginal", "GPSLatitude", "City"]));
  const after = (await clean(before, "heic"))!;
  expect(after.toString("latin1")).not.toMatch(/SECRET|2026|xmpmeta/);
  expect(tagsOf(after)).toEqual([]);
  expect(after.length).toBe(before.length);
  const drawn = await decodeHeic(before);
  expect(drawn).toMatchObject({ width: 96, height: 128 });
  expect(await decodeHeic(after)).toEqual(drawn);
});

test("a HEIC without metadata stays as it is; one with an unknown item, a film, or that breaks off is not cleaned", async () => {
  const plain = heic({ columns: 2, rows: 1, turns: 3 });
  expect(await clean(plain, "heic")).toEqual(plain);
  for (const wrong of [
    await phone("note"),
    Buffer.concat([plain, box("moov", "")]),
    plain.subarray(0, 300),
    plain.subarray(0, plain.length - 1),
    Buffer.concat([plain, latin1("\0\0\0\x02more")]),
  ])
    expect(await clean(wrong, "heic")).toBe(null);
});

test("a file of very many parts is not cleaned, and costs no more than a moment", async () => {
  const jpeg = await photo().jpeg().toBuffer();
  const comments = Buffer.concat(Array.from({ length: 200_000 }, (_, at) => segment(at % 2 ? 0xfe : 0xdd, "")));
  const long = Buffer.concat([jpeg.subarray(0, 2), comments, jpeg.subarray(2)]);
  const taken = await processorTime(async () => expect(await clean(long, "jpg")).toBe(null));
  expect(taken).toBeLessThan(5_000);
});

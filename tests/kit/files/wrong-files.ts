import { crc32 } from "node:zlib";
import sharp from "sharp";
import { archive, largeEnd, largeNumbers } from "../archive.ts";

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));
export const pdf = "%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n";
const page = "<!doctype html><script>alert(document.cookie)</script>";
const image = (format: "png" | "jpeg" | "webp" | "gif" | "tiff") =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#0666db" } })
    [format]()
    .toBuffer();
const named = (extensions: string[], content: BlobPart) =>
  extensions.map((extension): [string, BlobPart] => [`nález.${extension}`, content]);
const kinds = ["pdf", "jpg", "png", "docx", "xlsx", "txt", "csv", "dcm"];

/** A PNG that declares any number of pixels. */
function pngOf(width: number, height: number) {
  const header = Buffer.from("IHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0", "latin1");
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(header));
  return bytes(
    "\x89PNG\r\n\x1a\n\0\0\0\r",
    header,
    check,
    "\0\0\0\x0AIDATx\x9cc\0\0\0\x02\0\x01\xe2!\xbc3\0\0\0\0IEND\xaeB`\x82",
  );
}

export const programs = [
  "MZ\x90\0\x03\0",
  "\x7fELF\x02\x01\x01\0",
  "\xcf\xfa\xed\xfe\x07\0\0\x01",
  "\xca\xfe\xba\xbe\0\0\0\x34",
  "#!/bin/sh\nrm -rf /",
  "L\0\0\0\x01\x14\x02\0\0\0\0\0\xc0\0\0\0",
  "\0asm\x01\0\0\0",
  "dex\n035\0",
].flatMap((start) => named(kinds, bytes(start, "\0".repeat(600))));
export const pages = [
  page,
  `  <HTML><body onload=alert(1)>`,
  `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  `<?xml version="1.0"?><svg onload="alert(1)"/>`,
  `<?php system($_GET[0]); ?>`,
  `text <iframe src=javascript:alert(1)>`,
].flatMap((content) => named(["svg", "html", "png", "jpg", "pdf", "txt", "csv", "docx"], content));
export const empty = named([...kinds, "heic", "odt"], "");
export const names = [
  "../../etc/passwd.pdf",
  "..\\..\\windows\\win.pdf",
  "/etc/passwd.pdf",
  "C:\\autoexec.pdf",
  "a/b.pdf",
  "..",
  ".",
  "",
  "   ",
  "...",
  "nález\0.pdf",
  "nález\n.pdf",
  "nález\u202Efdp.exe",
  "nález\u202Egnp.pdf",
  "con:stream.pdf",
  "\u200b.pdf",
  "\u3164\u2800.pdf",
  ".pdf",
  "nález.exe\u200b",
  "nález.\u00adhtml",
  "nález.pdf.exe",
  "nález.pdf.EXE",
  "nález.exe.",
  "nález.scr ",
  "nález.pdf.js",
  "nález.html",
  "nález.HTM",
  "nález.svg",
  "nález.hta",
  "nález.lnk",
  "nález.bat",
  "nález.ps1",
  "nález.jar",
  "nález.msi",
  "nález?.pdf",
  "<script>.pdf",
  "nález|.pdf",
  'na"lez.pdf',
].map((name): [string, BlobPart] => [name, pdf]);
export const archives: [string, BlobPart][] = [
  ...named(["docx", "xlsx"], archive({ "word/document.xml": "x", "xl/workbook.xml": "x" }, { unpacked: 2 ** 32 - 2 })),
  ...named(
    ["docx", "xlsx"],
    archive({ "word/document.xml": Buffer.alloc(25_000_000), "xl/workbook.xml": Buffer.alloc(25_000_000) }),
  ),
  ...["word/vbaProject.bin", "payload.exe", "../../evil.xml", "/etc/cron.d/x", "word/a.js", "C:evil.xml"].flatMap(
    (part) => named(["docx"], archive({ "word/document.xml": "x", [part]: "x" })),
  ),
  ...named(["zip", "jar", "apk", "pdf", "png"], archive({ "a.txt": "x" })),
  ...[30, 60, 120].flatMap((length) =>
    named(["docx"], archive({ "word/document.xml": "x".repeat(500) }).slice(0, -length)),
  ),
];
const letter = (content: string | Uint8Array = "<x/>") => [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "word/document.xml", content },
];
/** Parts that overlap to the end of the file, headers and all: each byte is in every one. */
const nested = (depth: number): Uint8Array =>
  depth === 0
    ? Buffer.from("x")
    : Buffer.from(
        archive([{ name: `word/${depth}.xml`, content: nested(depth - 1), stored: true }], { bend: () => [] }).slice(
          0,
          -22,
        ),
      );
export const lying: [string, BlobPart][] = [
  // Its directory declares a hundred bytes for 25 million.
  archive(letter(Buffer.alloc(25_000_000)), { bend: ([types, text]) => [types!, { ...text!, unpacked: 100 }] }),
  archive([letter()[0]!, { name: "word/document.xml", content: Buffer.alloc(25_000_000), said: { unpacked: 100 } }]),
  archive([
    letter()[0]!,
    { name: "word/document.xml", content: Buffer.alloc(25_000_000), said: { flags: 8, unpacked: 100 } },
  ]),
  archive([letter()[0]!, { name: "word/document.xml", content: "x".repeat(50), said: { unpacked: 100 } }]),
  // Two thousand parts of one and the same bytes, under other names, or one within another.
  archive(letter(), {
    bend: ([types, text]) => [
      types!,
      ...Array.from({ length: 2_000 }, (_, n) => ({ ...text!, name: `word/${n}.xml` })),
    ],
  }),
  archive(letter(), { bend: ([types, text]) => [types!, ...Array.from({ length: 2_000 }, () => text!)] }),
  archive([letter()[0]!, { name: "word/document.xml", content: nested(40), stored: true }], {
    bend: ([types, text]) => [
      types!,
      text!,
      ...Array.from({ length: 40 }, (_, n) => ({
        ...text!,
        name: `word/${40 - n}.xml`,
        offset:
          text!.offset + 47 + [...Array(n).keys()].reduce((sum, up) => sum + 30 + `word/${40 - up}.xml`.length, 0),
        packed: nested(39 - n).length,
        unpacked: nested(39 - n).length,
      })),
    ],
  }),
  // Names that differ between header and directory, or that occur twice.
  archive([...letter(), { name: "word/a.xml", content: "x" }], {
    bend: ([types, text, other]) => [types!, text!, { ...other!, name: "word/b.xml" }],
  }),
  archive([...letter(), { name: "WORD/document.xml", content: "x" }]),
  // Parts that no directory names, before, between and after those it does.
  archive([{ name: "word/hidden.xml", content: "x" }, ...letter()], { bend: ([, ...named]) => named }),
  archive([letter()[0]!, { name: "word/hidden.xml", content: "x" }, letter()[1]!], {
    bend: ([types, , text]) => [types!, text!],
  }),
  archive([...letter(), { name: "word/hidden.xml", content: "x" }], { bend: ([types, text]) => [types!, text!] }),
  archive([letter()[0]!, { ...letter()[1]!, after: Buffer.from("behind it") }]),
  archive([
    letter()[0]!,
    { name: "word/document.xml", content: "<x/>", said: { packed: 60 } },
    { name: "word/a.xml", content: "x".repeat(10) },
  ]),
  archive(letter(), { beforeEnd: () => Buffer.from("more") }),
  bytes(archive(letter()), "more"),
  // Encrypted, packed in a rare way, damaged, and large numbers that are missing or contradict the small ones.
  archive([letter()[0]!, { ...letter()[1]!, said: { flags: 1 } }]),
  archive([letter()[0]!, { ...letter()[1]!, said: { method: 12 } }]),
  archive([letter()[0]!, { name: "word/document.xml", content: "no stream", stored: true, said: { method: 8 } }]),
  archive([letter()[0]!, { ...letter()[1]!, said: { unpacked: 0xffffffff } }]),
  archive([letter()[0]!, { ...letter()[1]!, said: { unpacked: 0xffffffff, extra: largeNumbers(2_000_000_000) } }]),
  archive(letter(), { beforeEnd: (count, length, start) => largeEnd(count - 1, length, start) }),
  archive(Array.from({ length: 10_001 }, (_, n) => ({ name: `word/${n}.xml`, content: "" }))),
].flatMap((content) => named(["docx"], content));
export const pictures = await Promise.all((["png", "jpeg", "webp", "gif", "tiff"] as const).map(image));
export const polyglots: [string, BlobPart][] = [
  ...named(["pdf", "jar", "docx"], bytes(pdf, archive({ "META-INF/MANIFEST.MF": "x" }))),
  ...pictures.flatMap((picture) => [
    ...named(["jpg"], bytes(picture, archive({ "Evil.class": "x" }))),
    ...named(["png", "gif"], bytes(picture.subarray(0, 24), page)),
  ]),
  ...named(["gif", "js"], "GIF89a/*\0\0*/=1;alert(1)"),
  ...named(["dcm", "exe"], bytes("MZ", "\0".repeat(126), "DICM\x02\0\0\0")),
  ...named(["pdf", "png"], bytes(page, pdf)),
  ...named(["pdf"], "%PDF-1.7\n" + page),
];
export const bloated = [
  [60_000, 60_000],
  [2_000_000, 100],
  [100, 2_000_000],
  [20_000, 10_000],
  [11_000, 10_000],
].flatMap(([width, height]) => named(["png", "jpg"], pngOf(width!, height!)));

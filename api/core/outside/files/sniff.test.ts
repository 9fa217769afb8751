import { expect, test } from "vitest";
import { sniff, sniffLength } from "./sniff.ts";

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const png = bytes(
  [0x89],
  "PNG\r\n",
  [0x1a],
  "\n",
  [0, 0, 0, 13],
  "IHDR",
  [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0],
  "\0\0\0\0",
  [0, 0, 0, 0],
  "IDAT",
);
const docxMain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const macroMain = "application/vnd.ms-word.document.macroEnabled.main+xml";
const contentTypes = (main: string) => `<?xml?><Types><Override PartName="/x" ContentType="${main}"/></Types>`;

test.each<[string, Buffer, string, string, string]>([
  ["PNG", png, "png", "image/png", "IMAGE"],
  ["JPEG", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF\0"), "jpg", "image/jpeg", "IMAGE"],
  ["GIF", bytes("GIF89a", [1, 0, 1, 0]), "gif", "image/gif", "IMAGE"],
  ["WebP", bytes("RIFF", [20, 0, 0, 0], "WEBPVP8 "), "webp", "image/webp", "IMAGE"],
  ["HEIC", bytes([0, 0, 0, 24], "ftypheic", [0, 0, 0, 0], "mif1heic"), "heic", "image/heic", "IMAGE"],
  ["TIFF", bytes("II*\0", [8, 0, 0, 0, 0, 0, 0, 0, 0, 0]), "tif", "image/tiff", "IMAGE"],
  ["a scanned TIFF", bytes("MM\0*", [0, 90, 0, 0], Array(100).fill(1)), "tif", "image/tiff", "IMAGE"],
  ["PDF", bytes("%PDF-1.7\n1 0 obj"), "pdf", "application/pdf", "DOCUMENT"],
  ["RTF", bytes("{\\rtf1\\ansi "), "rtf", "application/rtf", "DOCUMENT"],
  ["DICOM", bytes(Array(128).fill(0), "DICM", [2, 0, 0, 0]), "dcm", "application/dicom", "DOCUMENT"],
  [
    "ODT",
    zip({ mimetype: "application/vnd.oasis.opendocument.text" }),
    "odt",
    "application/vnd.oasis.opendocument.text",
    "DOCUMENT",
  ],
  [
    "ODS",
    zip({ mimetype: "application/vnd.oasis.opendocument.spreadsheet" }),
    "ods",
    "application/vnd.oasis.opendocument.spreadsheet",
    "DOCUMENT",
  ],
])("%s is known by its content, whatever its name", async (_name, content, extension, mime, kind) => {
  for (const fileName of [`a.${extension}`, "a.exe", "a"]) {
    expect(await sniff(content, fileName)).toEqual({ mime, extension, kind });
  }
});

test("Office files are known, also when their list of contents comes last", async () => {
  expect(
    await sniff(zip({ "[Content_Types].xml": contentTypes(docxMain), "word/document.xml": "…" }), "a.docx"),
  ).toMatchObject({ extension: "docx" });
  const contentsLast = zip({
    "_rels/.rels": "<x/>",
    "xl/workbook.xml": "x".repeat(80_000),
    "[Content_Types].xml": "…",
  });
  expect(await sniff(contentsLast.subarray(0, sniffLength), "tabulka.XLSX")).toMatchObject({ extension: "xlsx" });
  expect(await sniff(contentsLast.subarray(0, sniffLength), "tabulka.docx")).toBeNull();
});

test.each([
  ["letter.txt", Buffer.from("Příliš žluťoučký kůň\r\n\ttab <b>5 < 6</b>")],
  ["letter.TXT", bytes("P", [0xf8], "íli", [0x9a], " Windows-1250")],
  ["empty.txt", Buffer.alloc(0)],
])("%s is plain text", async (name, content) => {
  expect(await sniff(content, name)).toEqual({ mime: "text/plain", extension: "txt", kind: "DOCUMENT" });
});

test("a table in text is CSV by its name, with a byte order mark too", async () => {
  expect(await sniff(Buffer.from("\uFEFFjméno;věk\nJan;5\n"), "a.csv")).toMatchObject({
    mime: "text/csv",
    extension: "csv",
  });
});

test.each([
  ["a.html", Buffer.from("<!DOCTYPE html><p>")],
  ["a.txt", Buffer.from("hello <script>alert(1)</script>")],
  ["a.txt", Buffer.from("  <HTML>")],
  ["a.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a.txt", Buffer.from('<?xml version="1.0"?><svg/>')],
  ["a.png", Buffer.from("<svg onload=alert(1)>")],
  ["a.txt", Buffer.from("#!/bin/sh\nrm -rf")],
  ["a.csv", Buffer.from("<?php system(1);")],
  ["a.js", Buffer.from("alert(1)")],
  ["a.bat", Buffer.from("@echo off")],
  ["a.txt", bytes("MZ", [0x90, 0, 3, 0])],
  ["a.pdf", bytes([0x7f], "ELF", [2, 1, 1, 0])],
  ["a.txt", bytes("text", [0], "text")],
  ["a", Buffer.from("text")],
  ["a.docx", zip({ "payload.exe": "MZ" })],
  ["a.zip", zip({ "word/document.xml": "x" })],
  ["a.jar", zip({ "META-INF/MANIFEST.MF": "x" })],
  ["a.docx", zip({ "[Content_Types].xml": contentTypes(macroMain), "word/document.xml": "x" })],
  ["a.docx", Buffer.from("not a document")],
  ["a.mp4", bytes([0, 0, 0, 24], "ftypisom", [0, 0, 0, 0], "isom")],
])("%s with %o is refused", async (name, content) => {
  expect(await sniff(content, name)).toBeNull();
});

/** Entries one after another, stored without compression, without the directory at the end. */
function zip(entries: Record<string, string>): Buffer {
  return Buffer.concat(
    Object.entries(entries).map(([name, content]) => {
      const head = Buffer.alloc(30);
      head.write("PK\x03\x04", "latin1");
      head.writeUInt16LE(20, 4);
      head.writeUInt32LE(Buffer.byteLength(content), 18);
      head.writeUInt32LE(Buffer.byteLength(content), 22);
      head.writeUInt16LE(Buffer.byteLength(name), 26);
      return Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
    }),
  );
}

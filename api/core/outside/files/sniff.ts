import { fileTypeFromBuffer } from "file-type";

export type Sniffed = { mime: string; extension: string; kind: "IMAGE" | "DOCUMENT" };

/** As many bytes from the beginning of a file as `sniff` needs; a shorter file is given whole. */
export const sniffLength = 65_536;

const office = "application/vnd.openxmlformats-officedocument";
const allowed: Record<string, Sniffed> = Object.fromEntries(
  (
    [
      ["png", "image/png", "IMAGE"],
      ["jpg", "image/jpeg", "IMAGE"],
      ["gif", "image/gif", "IMAGE"],
      ["webp", "image/webp", "IMAGE"],
      ["heic", "image/heic", "IMAGE"],
      ["tif", "image/tiff", "IMAGE"],
      ["pdf", "application/pdf", "DOCUMENT"],
      ["docx", `${office}.wordprocessingml.document`, "DOCUMENT"],
      ["xlsx", `${office}.spreadsheetml.sheet`, "DOCUMENT"],
      ["odt", "application/vnd.oasis.opendocument.text", "DOCUMENT"],
      ["ods", "application/vnd.oasis.opendocument.spreadsheet", "DOCUMENT"],
      ["rtf", "application/rtf", "DOCUMENT"],
      ["dcm", "application/dicom", "DOCUMENT"],
      ["txt", "text/plain", "DOCUMENT"],
      ["csv", "text/csv", "DOCUMENT"],
    ] as const
  ).map(([extension, mime, kind]) => [extension, { mime, extension, kind }]),
);

/**
 * The type of a file by its content, or null for one that is not accepted. The name decides only between kinds of text
 * and of ZIP.
 */
export async function sniff(firstBytes: Uint8Array, fileName: string): Promise<Sniffed | null> {
  const named = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const found = await fileTypeFromBuffer(firstBytes);
  if (found?.ext === "zip") return isOfficeFile(firstBytes, named) ? (allowed[named] ?? null) : null;
  if (found) return allowed[found.ext] ?? null;
  if (isTiff(firstBytes)) return allowed["tif"] ?? null;
  return (named === "txt" || named === "csv") && isText(firstBytes) ? (allowed[named] ?? null) : null;
}

/** Some programs put the list of contents at the end of the file; the parts of a document come at its beginning. */
function isOfficeFile(bytes: Uint8Array, named: string): boolean {
  const part = { docx: "word/", xlsx: "xl/" }[named];
  return part !== undefined && new RegExp(`PK\\x03\\x04[^]{26}${part}`).test(latin1(bytes));
}

/** Scanners put the directory of a TIFF at its end, beyond the first bytes; its mark is at the beginning. */
const isTiff = (bytes: Uint8Array) => /^(II\*\0|MM\0\*)/.test(latin1(bytes.subarray(0, 4)));

// Tabulator, line feed, form feed, carriage return.
const lineControls = new Set([9, 10, 12, 13]);

/** Text in UTF-8 or in a Windows code page, with nothing in it that a browser or a shell would run. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 32 && !lineControls.has(byte))) return false;
  return !/^#!|<(!doctype|html|head|body|script|svg|iframe|object|embed|\?xml|\?php)/i.test(latin1(bytes));
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

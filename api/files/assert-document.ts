import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { Fault } from "../core/fault.ts";
import { findBegin, readDirectory, type ArchivePart } from "../core/outside/archive.ts";
import { isProgramName } from "./is-program-name.ts";

const MOST_PARTS = 10_000;
const MOST_UNPACKED = 1_000_000_000;
/** A part that unpacks to more than a hundred times its size is no document. */
const SUSPECT_UNPACKED = 20_000_000;
const MOST_TIMES = 100;
/** The record that some programs write after a part whose size they did not know when they began it. */
const DESCRIPTIONS = [12, 16, 20, 24];
const STORED = 0;
const DEFLATED = 8;

/**
 * Office documents are archives: of a sane size, without programs, and unambiguous. Parts follow one another from the
 * first byte to the directory, are each named once, and unpack to the size in both of their headers: then every program
 * that opens it finds the same.
 */
export async function assertDocument(content: Blob): Promise<void> {
  const directory = await readDirectory(content);
  if (!directory?.parts.length) throw new Fault("fileDamaged");
  const { parts, start } = directory;
  const unpacked = parts.reduce((sum, part) => sum + part.unpacked, 0);
  const bloated =
    parts.length > MOST_PARTS ||
    unpacked > MOST_UNPACKED ||
    (unpacked > SUSPECT_UNPACKED && unpacked > MOST_TIMES * content.size);
  if (bloated) throw new Fault("fileBloated");
  if (parts.some(({ name }) => isProgram(name) || leadsOut(name))) throw new Fault("fileTypeRefused");
  if (new Set(parts.map(({ name }) => name.toLowerCase())).size < parts.length) throw new Fault("fileDamaged");
  const inOrder = parts.toSorted((one, other) => one.offset - other.offset);
  if (inOrder[0]!.offset !== 0) throw new Fault("fileDamaged");
  for (const [index, part] of inOrder.entries()) await assertPart(content, part, inOrder[index + 1]?.offset ?? start);
}

async function assertPart(content: Blob, part: ArchivePart, next: number) {
  const begin = await findBegin(content, part);
  if (begin === null || part.encrypted || ![STORED, DEFLATED].includes(part.method)) throw new Fault("fileDamaged");
  const end = begin + part.packed;
  // Parts that lie over one another unpack to any size.
  if (end > next) throw new Fault("fileBloated");
  if (end < next && !(part.described && DESCRIPTIONS.includes(next - end))) throw new Fault("fileDamaged");
  if (part.method === STORED && part.packed !== part.unpacked) throw new Fault("fileDamaged");
  if (part.method === DEFLATED) await assertUnpacks(content.slice(begin, end), part.unpacked);
}

/** Unpacks and discards, until it exceeds the declared size. */
async function assertUnpacks(packed: Blob, size: number) {
  const inflate = createInflateRaw({ chunkSize: Math.min(Math.max(size, 1_024), 1_048_576) });
  const source = Readable.fromWeb(packed.stream() as never).on("error", (error) => inflate.destroy(error));
  source.pipe(inflate);
  let unpacked = 0;
  try {
    for await (const { length } of inflate as AsyncIterable<Uint8Array>)
      if ((unpacked += length) > size) throw new Fault("fileBloated");
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith("Z_") ? new Fault("fileDamaged") : error;
  } finally {
    source.destroy();
  }
  if (unpacked < size || inflate.bytesWritten < packed.size) throw new Fault("fileDamaged");
}

const isProgram = (part: string) => isProgramName(part) || /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i.test(part);
const leadsOut = (part: string) => /^([\\/]|[a-z]:)|(^|[\\/])\.\.([\\/]|$)|\0/i.test(part);

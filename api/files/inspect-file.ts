import { Fault } from "../fault.ts";
import { endsAsArchive, partsOf, type ArchivePart } from "../outside/archive.ts";
import { sniff, sniffLength, type Sniffed } from "../outside/sniff.ts";

/** Characters that lead elsewhere or write a name backwards, and endings of what a system or a browser runs. */
const oddCharacter = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/u;
const program = /\.(exe|com|bat|cmd|scr|pif|msi|dll|cpl|jar|js|mjs|jse|vbs|vbe|wsf|wsh|hta|ps1|lnk|url|reg|sh|php|py|swf|apk|app|dmg|iso)[. ]*$/i;
const markup = /\.(html?|xhtml|svgz?|xml)[. ]*$/i;

const packed = /^(docx|xlsx|odt|ods)$/;
const MOST_UNPACKED = 1_000_000_000;
/** From here on what unpacks to a hundred times its size is no document. */
const SUSPECT_UNPACKED = 20_000_000;
const MOST_TIMES = 100;
/** Where a PDF ends; some programs write a little after it. */
const PDF_TAIL = 8_192;

/** What a file is by its content, whatever its name says; else why it is not taken in. */
export async function inspectFile(content: Blob, name: string): Promise<Sniffed> {
  if (!/[^\s.]/.test(name) || oddCharacter.test(name) || program.test(name) || markup.test(name)) throw new Fault("fileNameRefused");
  if (content.size === 0) throw new Fault("fileEmpty");
  const kind = await sniff(new Uint8Array(await content.slice(0, sniffLength).arrayBuffer()), name);
  if (!kind) throw new Fault("fileTypeRefused");
  if (packed.test(kind.extension)) proveDocument(await partsOf(content), content.size);
  else if (await endsAsArchive(content)) throw new Fault("fileTypeRefused");
  if (kind.extension === "pdf" && !(await content.slice(-PDF_TAIL).text()).includes("%%EOF")) throw new Fault("fileDamaged");
  return kind;
}

/** Office documents are archives: theirs must be whole, of a sane size, and without programs. */
function proveDocument(parts: ArchivePart[] | null, size: number) {
  if (!parts?.length) throw new Fault("fileDamaged");
  const sum = (of: "packed" | "unpacked") => parts.reduce((total, part) => total + part[of], 0);
  const unpacked = sum("unpacked");
  const bloated = unpacked > MOST_UNPACKED || (unpacked > SUSPECT_UNPACKED && unpacked > MOST_TIMES * size);
  // Parts that lie over one another unpack to any size.
  if (bloated || sum("packed") > size) throw new Fault("fileBloated");
  if (parts.some(({ name }) => isProgram(name) || leadsOut(name))) throw new Fault("fileTypeRefused");
}

const isProgram = (part: string) => program.test(part) || /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i.test(part);
const leadsOut = (part: string) => /^([\\/]|[a-z]:)|(^|[\\/])\.\.([\\/]|$)|\0/i.test(part);

import { oneLine } from "#rules/text/visible.ts";
import { Fault } from "../core/fault.ts";
import { endsAsArchive } from "../core/outside/archive.ts";
import { sniff, sniffLength, type Sniffed } from "../core/outside/files/sniff.ts";
import { assertDocument } from "./assert-document.ts";
import { isProgramName } from "./is-program-name.ts";

/** Characters that lead elsewhere or write a name backwards. */
const oddCharacter = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/u;
const markup = /\.(html?|xhtml|svgz?|xml)[. ]*$/i;

const packed = /^(docx|xlsx|odt|ods)$/;
/** The end of a PDF; some programs write a little after it. */
const PDF_TAIL = 8_192;

/** A name in which something can be read before its ending. */
const isReadable = (name: string) =>
  /[\p{L}\p{N}]/u.test(name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : name);

/** The type of a file by its content, whatever its name says; or the reason for refusing it. */
export async function inspectFile(content: Blob, given: string): Promise<Sniffed> {
  const name = oneLine(given);
  if (oddCharacter.test(given) || !isReadable(name) || isProgramName(name) || markup.test(name))
    throw new Fault("fileNameRefused");
  if (content.size === 0) throw new Fault("fileEmpty");
  const kind = await sniff(new Uint8Array(await content.slice(0, sniffLength).arrayBuffer()), name);
  if (!kind) throw new Fault("fileTypeRefused");
  if (packed.test(kind.extension)) await assertDocument(content);
  else if (await endsAsArchive(content)) throw new Fault("fileTypeRefused");
  if (kind.extension === "pdf" && !(await content.slice(-PDF_TAIL).text()).includes("%%EOF"))
    throw new Fault("fileDamaged");
  return kind;
}

import type { ErrorName } from "#rules/errors.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { hasPdfScripts } from "../core/outside/files/pdf-scripts.ts";
import { inspectFile } from "./inspect-file.ts";
import { storeFile, type StoringCtx } from "./store-file.ts";

type Wanted = {
  namespace: string;
  extensions: readonly string[];
  mostBytes: number;
  field: string;
  refused: ErrorName;
  withoutMetadata?: boolean | null;
  /** True of what a stranger sends: a PDF with scripts is refused. */
  withoutScripts?: boolean;
};

/**
 * Stores a file of one of the wanted types and answers its row; its faults are reported at its field, another type with
 * `refused`.
 */
export async function storeAtField(
  ctx: StoringCtx,
  file: File,
  { extensions, field, refused, withoutScripts, ...about }: Wanted,
) {
  try {
    if (file.size > about.mostBytes) throw new Fault("tooLarge");
    const { extension } = await inspectFile(file, file.name);
    if (!extensions.includes(extension)) throw new Fault("fileTypeRefused");
    if (withoutScripts && extension === "pdf" && hasPdfScripts(new Uint8Array(await file.arrayBuffer())))
      throw new Fault("pdfScripted");
    return await storeFile(ctx, { ...about, name: file.name, content: file });
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    throw fieldFault(field, thrown.fault === "fileTypeRefused" ? refused : thrown.fault);
  }
}

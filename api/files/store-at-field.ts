import type { ErrorName } from "#rules/errors.ts";
import { Fault, fieldFault } from "../fault.ts";
import { inspectFile } from "./inspect-file.ts";
import { storeFile, type StoringCtx } from "./store-file.ts";

type Wanted = {
  namespace: string;
  extensions: readonly string[];
  mostBytes: number;
  field: string;
  refused: ErrorName;
  withoutMetadata?: boolean | null;
};

/**
 * Stores a file of one of the wanted types and answers its row; its faults are reported at its field, another type with
 * `refused`.
 */
export async function storeAtField(ctx: StoringCtx, file: File, { extensions, field, refused, ...about }: Wanted) {
  try {
    if (file.size > about.mostBytes) throw new Fault("tooLarge");
    const { extension } = await inspectFile(file, file.name);
    if (!extensions.includes(extension)) throw new Fault("fileTypeRefused");
    return await storeFile(ctx, { ...about, name: file.name, content: file });
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    throw fieldFault(field, thrown.fault === "fileTypeRefused" ? refused : thrown.fault);
  }
}

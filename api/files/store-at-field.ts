import type { ErrorName } from "#rules/errors.ts";
import type { ProfileCtx } from "../context.ts";
import { Fault, fieldFault } from "../fault.ts";
import { inspectFile } from "./inspect-file.ts";
import { storeFile } from "./store-file.ts";

type Wanted = {
  namespace: string;
  extensions: readonly string[];
  mostBytes: number;
  field: string;
  refused: ErrorName;
};

/** Keeps a file of one of the wanted kinds and answers its id; what is wrong with it is told at its field, another kind with `refused`. */
export async function storeAtField(
  ctx: ProfileCtx,
  file: File,
  { namespace, extensions, mostBytes, field, refused }: Wanted,
): Promise<number> {
  try {
    const { extension } = await inspectFile(file, file.name);
    if (!extensions.includes(extension)) throw new Fault("fileTypeRefused");
    return (await storeFile(ctx, { namespace, name: file.name, content: file, mostBytes })).id;
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    throw fieldFault(field, thrown.fault === "fileTypeRefused" ? refused : thrown.fault);
  }
}

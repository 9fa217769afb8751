import { readFile } from "#rules/insurance/files/reading/read-file.ts";
import { shownFile, type ShownFile } from "#rules/insurance/files/shown-file.ts";
import { MOST_INSURER_FILE_BYTES } from "#rules/upload.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { track } from "../core/track.ts";

/**
 * Reads a K-dávka or F-dávka, also one of another program, and keeps nothing of it. Documents name patients by their
 * insured numbers: reading them is audited. Refused where the centre bills no insurers (`insurersOff`), and for a file
 * that is too large or foreign.
 */
export async function readInsurerFile(ctx: Ctx, file: Blob): Promise<ShownFile> {
  allow(ctx, "medicalCenter:write");
  if (!(await readInsuranceConfig(ctx)).active) throw new Fault("insurersOff");
  if (file.size > MOST_INSURER_FILE_BYTES) throw new Fault("insurerFileTooLarge");
  const read = readFile(new Uint8Array(await file.arrayBuffer()));
  if (read.kind === null) throw new Fault("insurerFileForeign", { reason: read.faults.at(-1)?.fault, line: 1 });
  const shown = shownFile(read, read.kind);
  if (shown.documentCount > 0)
    await track(ctx, "insurerFile.read", { details: { documents: shown.documentCount, batches: shown.batchCount } });
  return shown;
}

import { and, asc, eq, gt, inArray, type SQL } from "drizzle-orm";
import { fileStem } from "#rules/text/file-stem.ts";
import type { InCenter } from "../core/context.ts";
import { files } from "../core/db/tables/files.ts";
import { storedPart, type Making, type Part } from "./making.ts";

const AT_ONCE = 500;

/** Files that are of no card and no invoice: batches for insurers, files of patients' requests, the logo. */
const which = ({ profile }: InCenter): SQL =>
  and(eq(files.medicalCenterId, profile.medicalCenterId), inArray(files.namespace, ["batch", "booking", "logo"]))!;

export async function* fileParts(making: Making): AsyncGenerator<Part> {
  for (let last = 0; ;) {
    const after = last;
    const page = await making.snapshot((ctx) =>
      ctx.db
        .select()
        .from(files)
        .where(and(which(ctx), gt(files.id, after)))
        .orderBy(asc(files.id))
        .limit(AT_ONCE),
    );
    for (const { id, uuid, namespace, name, extension } of page)
      yield* await storedPart(making, `files/${namespace}/${id}-${fileStem(name)}.${extension}`, uuid);
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!.id;
  }
}

import type { ImportKind } from "#rules/codes.ts";
import { DAY } from "#rules/time/durations.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { imports } from "../core/db/tables/imports.ts";
import { fieldFault } from "../core/fault.ts";
import { storeAtField } from "../files/store-at-field.ts";
import { detectCharset } from "../core/outside/charset.ts";
import { enqueue } from "../core/queue/queue.ts";
import { track } from "../core/track.ts";
import { enqueueStep, type Import } from "./scope.ts";

const MOST_BYTES = 20_000_000;
const KEPT_DAYS = 30;

/**
 * Takes a table of another program, which a job then reads: CSV in UTF-8 or Windows-1250, or the first sheet of an
 * XLSX. Other files are refused at `file`: empty, too large, of another kind, damaged, or with macros.
 */
export async function beginImport(ctx: Ctx, kind: ImportKind, file: File): Promise<Import> {
  allow(ctx, "import:make");
  const stored = await storeAtField(ctx, file, {
    namespace: "import",
    extensions: ["csv", "txt", "xlsx"],
    refused: "importTypeRefused",
    mostBytes: MOST_BYTES,
    field: "file",
  });
  const charset = stored.extension === "xlsx" ? null : await detectCharset(file);
  if (stored.extension !== "xlsx" && charset === null) throw fieldFault("file", "importTypeRefused");
  const { id: createdBy, medicalCenterId } = ctx.profile;
  const [row] = await ctx.db
    .insert(imports)
    .values({ kind, name: stored.name, fileId: stored.id, charset, medicalCenterId, createdBy, createdAt: ctx.now() })
    .returning();
  await track(ctx, "import.begun", { entityId: row!.id, details: { kind } });
  await enqueueStep(ctx, row!);
  await enqueue(ctx.db, "forgetImport", { import: row!.id, medicalCenterId }, { after: KEPT_DAYS * DAY });
  return row!;
}

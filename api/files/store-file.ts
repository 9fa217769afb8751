import { randomUUID } from "node:crypto";
import type { ProfileCtx } from "../context.ts";
import { files } from "../db/tables/records.ts";
import { Fault } from "../fault.ts";
import { drawImage } from "../outside/images.ts";
import { inspectFile } from "./inspect-file.ts";

/** Images that can be made smaller here; of HEIC only phones know how. */
const drawable = /^(png|jpg|gif|webp|tif)$/;

type Upload = { namespace: string; name: string; content: Blob; mostBytes: number };

/**
 * Keeps an uploaded file and answers its row. What it is is told by its content, never by its name; what is not taken in
 * is refused with the reason. The caller's verb decides who may; no address leads to the bytes but through one.
 */
export async function storeFile(ctx: ProfileCtx, { namespace, name, content, mostBytes }: Upload) {
  if (content.size > mostBytes) throw new Fault("tooLarge");
  const kind = await inspectFile(content, name);
  const drawn = drawable.test(kind.extension) ? await drawImage(content) : null;
  if (drawn === "bloated" || drawn === "damaged") throw new Fault(drawn === "bloated" ? "fileBloated" : "fileDamaged");
  const uuid = randomUUID();
  const { size, sha256 } = await ctx.storage.put(uuid, content.stream(), { size: content.size });
  const thumbnail = drawn && randomUUID();
  if (thumbnail) await ctx.storage.put(thumbnail, drawn.thumbnail);
  const [row] = await ctx.db
    .insert(files)
    .values({
      uuid, namespace, size, sha256, thumbnail,
      width: drawn?.width,
      height: drawn?.height,
      medicalCenterId: ctx.profile.medicalCenterId,
      name: name.normalize("NFC").slice(-200),
      extension: kind.extension,
      mime: kind.mime,
      createdAt: ctx.now(),
      createdBy: ctx.profile.id,
    })
    .returning();
  return row!;
}
